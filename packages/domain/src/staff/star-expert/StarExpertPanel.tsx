import { useState } from 'react'
import { codes } from '@portal/api/contract/endpoint'
import { useExpertLink, useExpertView } from '@portal/api/hooks/star-experts'
import { PanelPending } from '../../shared/panel-failure/index.ts'
import { ExpertDeclaration } from './ExpertDeclaration.tsx'
import { ExpertFrame, ExpertMessage } from './ExpertFrame.tsx'
import { ExpertScoring } from './ExpertScoring.tsx'
import { ExpertWelcome } from './ExpertWelcome.tsx'

export interface StarExpertPanelProps {
  /** As it stands in the address. */
  token: string
}

/** What an invited expert does behind a link: begin, declare, score, hand in; one message for every link that is dead. */
export function StarExpertPanel({ token }: StarExpertPanelProps) {
  const link = useExpertLink(token)
  const { data: view, error, reload } = useExpertView(link)
  const [recused, setRecused] = useState(false)
  if (recused)
    return (
      <ExpertMessage title="已声明回避">
        感谢您的说明。您不再参与这份申请的评审，链接已经失效，可以关闭这个页面。
      </ExpertMessage>
    )
  if (error?.rule === 'expert_link_used')
    return (
      <ExpertMessage title="链接已使用过">
        这条链接已在另一台设备或浏览器上开始评审。请回到那里继续，或联系协会重新发送。
      </ExpertMessage>
    )
  if (error?.code === codes.refused || error?.code === codes.fieldErrors)
    return (
      <ExpertMessage title="链接已失效">
        评审已经结束、链接到期或被协会收回，也可能地址不完整。请核对地址，或联系协会重新发送。
      </ExpertMessage>
    )
  if (!view)
    return (
      <ExpertFrame>
        <PanelPending error={error} onRetry={reload}>
          评审邀请没有加载出来。
        </PanelPending>
      </ExpertFrame>
    )
  if (view.stage === 'handed_in')
    return (
      <ExpertMessage title="评分表已提交" done>
        感谢您的评审。评分和评语已经封存，不能再修改；可以关闭这个页面。
      </ExpertMessage>
    )
  if (view.stage === 'invited') return <ExpertWelcome link={link} view={view} />
  if (view.stage === 'scoring' && view.applicant && view.file)
    return (
      <ExpertScoring
        link={link}
        view={view}
        applicant={view.applicant}
        file={view.file}
        onRecused={() => setRecused(true)}
      />
    )
  return <ExpertDeclaration link={link} view={view} onRecused={() => setRecused(true)} />
}
