import type { Resume } from '@portal/api/contract/resumes.schema'
import { aResume, aResumeLine } from '@portal/api/fixtures/resumes'

const duties =
  '主持集团财务共享服务中心建设与资金集中管理，统一四十二家子公司的会计政策、核算流程和信息系统，'.repeat(6)

/** So much that it goes on on further sheets. */
export const aLongResume = (part: Partial<Resume> = {}): Resume =>
  aResume({
    customer_jobs: Array.from({ length: 9 }, (_, at) =>
      aResumeLine({ id: `j${at}`, title: `第 ${at + 1} 家单位 · 财务部 · 财务总监`, text: duties }),
    ),
    papers: Array.from({ length: 12 }, (_, at) =>
      aResumeLine({
        id: `t${at}`,
        period: '2023-03',
        title: `论文 ${at + 1}`,
        meta: '期刊论文 · 财务与会计',
        text: '',
      }),
    ),
    ...part,
  })

/** A picture that is there in every browser. */
export const aPicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 122"%3E%3Crect width="92" height="122" fill="%23dce5ec"/%3E%3Ccircle cx="46" cy="52" r="24" fill="%23e7c5ae"/%3E%3Cpath d="M4 122c0-30 18-40 42-40s42 10 42 40z" fill="%231a3652"/%3E%3C/svg%3E'
