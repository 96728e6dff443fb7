import { codes, type DataOf } from '@portal/api/contract/endpoint'
import type { openResume } from '@portal/api/contract/resumes.contract'
import { useSharedResume } from '@portal/api/hooks/resumes'
import { memberPages } from '@portal/api/rules/member-pages'
import { PageHeader } from '@portal/ui/page-header'
import { MessagePage } from '../../shared/message-page/index.ts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { ResumePrintButton } from './ResumePrintButton.tsx'
import { ResumeStage } from './ResumeStage.tsx'
import { useResumeSheets } from './use-resume-sheets.tsx'
import * as S from './ResumePage.styles.ts'

const { title } = memberPages.sharedResume

function Shown({ resume, expires_on }: DataOf<typeof openResume>) {
  const { galley, sheets } = useResumeSheets(resume)
  return (
    <>
      <PageHeader
        title={title}
        lead={`由本人分享，${expires_on} 当天结束时失效；本人也可以随时收回。`}
        actions={<ResumePrintButton sheets={sheets} />}
      />
      {galley}
      <S.Columns>
        <ResumeStage resume={resume} sheets={sheets} />
      </S.Columns>
    </>
  )
}

export interface SharedResumePanelProps {
  /** As it stands in the address. */
  token: string
}

/** What a link to a resume shows; one message for every link that opens nothing. */
export function SharedResumePanel({ token }: SharedResumePanelProps) {
  const { data, error, reload } = useSharedResume(token)
  if (error?.code === codes.refused || error?.code === codes.fieldErrors)
    return (
      <MessagePage
        title="链接已失效"
        text="链接到期了、被本人收回了，或者地址不完整。请核对地址，或向分享的人要一个新的链接。"
        ways={[{ name: '返回首页', to: '/' }]}
      />
    )
  return (
    <S.Frame>
      {data ? (
        <Shown {...data} />
      ) : (
        <>
          <PageHeader title={title} />
          <S.Title>简历</S.Title>
          <PanelPending error={error} onRetry={reload}>
            简历没有加载出来。
          </PanelPending>
        </>
      )}
    </S.Frame>
  )
}
