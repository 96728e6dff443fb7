import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useKeepAgentId, useSignedIn } from '@portal/api/hooks/users'
import { memberPages } from '@portal/api/rules/member-pages'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import LoginPage from './login.tsx'

const { invoiceOrder, memberInfo } = memberPages

/** An agency's link: keeps its number for registration; who is signed in stays here (D8). */
export default function AgentPage({ title }: PageProps) {
  const { agentid = '' } = useParams()
  const keepAgentId = useKeepAgentId()
  const signedIn = useSignedIn()

  useEffect(() => {
    keepAgentId(agentid)
  }, [agentid, keepAgentId])

  if (!signedIn) return <LoginPage />
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessagePage
        title="您已登录"
        text={
          /^\d{1,18}$/.test(agentid)
            ? `推荐机构编号 ${agentid} 已记下，只用于新账号注册，不改变您现在的账号。`
            : '这个推荐地址不完整，请向推荐机构核对。'
        }
        ways={[
          { name: '会员中心首页', to: memberInfo.path },
          { name: invoiceOrder.title, to: invoiceOrder.path },
        ]}
      />
    </>
  )
}
