import type { EntryForm } from '@portal/api/contract/profile.schema'
import { emptyValues } from '@portal/api/rules/form-fields'
import { basicData, collectionNames, type Collection } from '@portal/api/rules/profile-form'
import { storeFile } from '../files/files.service.ts'
import { saveBasics } from '../profile/basics.service.ts'
import { addEntry } from '../profile/entries.service.ts'
import type { DemoMember } from './accounts.ts'
import { asMember, hour, type DemoWork } from './life.ts'
import { voucher } from './voucher.ts'

type Entries = { [C in Collection]: readonly Omit<EntryForm<C>, 'attachments'>[] }

/** What every demo talent has done; a profile of its own has only who it is. */
const entries: Entries = {
  customer_edus: [
    {
      school: '东北财经大学',
      major: '财务管理',
      study_mode: 'full',
      education: '21',
      degree: '4',
      start_month: '2002-09',
      end_month: '2006-06',
    },
    {
      school: '中央财经大学',
      major: '会计学',
      study_mode: 'full',
      education: '14',
      degree: '3',
      start_month: '2006-09',
      end_month: '2009-06',
    },
  ],
  customer_jobs: [
    {
      employer: '信衡会计师事务所',
      department: '审计部',
      position: '项目经理',
      industry: 'accounting',
      unit_size: 'medium',
      start_month: '2009-07',
      end_month: '2014-02',
      duties: '负责大型制造企业年度审计，带领 6 人项目组。',
    },
    {
      employer: '远桥精密制造股份有限公司',
      department: '财务部',
      position: '财务经理',
      industry: 'manufacturing',
      unit_size: 'large',
      start_month: '2014-03',
      end_month: '2021-06',
      duties: '主持成本核算与预算管理，推动产品成本按工序归集。',
    },
    {
      employer: '华岳重工集团有限公司',
      department: '财务部',
      position: '财务总监',
      industry: 'manufacturing',
      unit_size: 'large',
      start_month: '2021-07',
      end_month: 'now',
      duties:
        '统筹集团 42 家子公司资金集中管理与预算考核，牵头建设财务共享中心，年度结算周期由 12 个工作日缩短至 5 个。',
    },
  ],
  credentials: [
    {
      name: '注册会计师（CPA）',
      kind: 'licence',
      number: '110001230419',
      issuer: '注册会计师协会',
      obtained_month: '2012-12',
      valid_until: 'now',
    },
    {
      name: '高级会计师',
      kind: 'title',
      number: 'B160100022',
      issuer: '人力资源和社会保障厅',
      obtained_month: '2016-05',
      valid_until: 'now',
    },
  ],
  job_profits: [
    {
      type: '创新',
      title: '集团财务共享中心建设',
      year: '2024',
      level: 'group',
      amount_fen: 640_000_000,
      description: '建成覆盖 42 家子公司的财务共享中心，年节约成本 640 万元。',
    },
    {
      type: '综合',
      title: '全面预算与资金集中管理',
      year: '2022',
      level: 'group',
      amount_fen: 0,
      description: '预算执行偏差由 8% 降到 3%，资金集中度由 61% 提高到 92%。',
    },
  ],
  papers: [],
}

/** Type of the attachment that each entry of a collection has. */
const proofs: Partial<Record<Collection, string>> = {
  customer_edus: 'edu_degree',
  customer_jobs: 'job_proof',
  credentials: 'cer_scan',
  job_profits: 'profit_acceptance',
}

const months = 30 * 24

interface Talent {
  memberId: string
  /** Made up; only their check characters are real. */
  idNumber: string
  birthday: string
  financialworkage: 'p45' | 'p610' | 'p1120'
}

/** Who has a filled profile; the other members have none yet. */
const talents: readonly Talent[] = [
  {
    memberId: 'member-01',
    idNumber: '11010119850412006X',
    birthday: '1985-04-12',
    financialworkage: 'p1120',
  },
  { memberId: 'member-02', idNumber: '110101199003070046', birthday: '1990-03-07', financialworkage: 'p610' },
  {
    memberId: 'member-03',
    idNumber: '11010119900307002X',
    birthday: '1990-03-07',
    financialworkage: 'p1120',
  },
  { memberId: 'member-12', idNumber: '110101199003070062', birthday: '1990-03-07', financialworkage: 'p610' },
  { memberId: 'member-13', idNumber: '110101199003070046', birthday: '1990-03-07', financialworkage: 'p45' },
  { memberId: 'member-14', idNumber: '11010119900307002X', birthday: '1990-03-07', financialworkage: 'p610' },
  { memberId: 'member-15', idNumber: '110101199003070046', birthday: '1990-03-07', financialworkage: 'p610' },
  { memberId: 'member-16', idNumber: '110101199003070062', birthday: '1990-03-07', financialworkage: 'p45' },
]

/** Filled profiles, by the same services that the calls use. */
export async function seedProfiles(work: DemoWork, members: readonly DemoMember[]): Promise<void> {
  for (const talent of talents) {
    const member = members.find(({ id }) => id === talent.memberId)
    if (member) await fillProfile(work, member, talent)
  }
}

async function fillProfile(
  work: DemoWork,
  { id: memberId, name }: DemoMember,
  { idNumber, birthday, financialworkage }: Talent,
): Promise<void> {
  const member = work.as(asMember(memberId), new Date(work.now.getTime() - months * hour))
  await saveBasics(member, {
    ...emptyValues(basicData.fields),
    version: 0,
    user_name: name,
    gender: '1',
    id_number: idNumber,
    birthday,
    political: '党员',
    financialworkage,
    gaoguangongling: 'p45',
    email: 'chen@huayue.example',
  })
  for (const collection of collectionNames)
    for (const entry of entries[collection]) {
      const dic_id = proofs[collection]
      const file = { name: '扫描件.png', mime: 'image/png', content: voucher }
      const attachments =
        dic_id === undefined
          ? []
          : [{ dic_id, file_id: (await storeFile(member, { memberId, purpose: 'profile', file })).file_id }]
      await addEntry(member, collection, { ...entry, attachments })
    }
}
