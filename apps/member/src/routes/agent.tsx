import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useKeepAgentId, useSignedIn } from '@portal/api/hooks/users'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle } from '@portal/domain/shared/page-title'
import { paths } from '../paths.ts'
import LoginPage from './login.tsx'

/** An agency's link: keeps its number for registration; who is signed in stays here (D8). */
export default function AgentPage() {
  const { agentid = '' } = useParams()
  const keepAgentId = useKeepAgentId()
  const signedIn = useSignedIn()

  useEffect(() => {
    keepAgentId(agentid)
  }, [agentid, keepAgentId])

  if (!signedIn) return <LoginPage />
  return (
    <>
      <PageTitle>推荐机构</PageTitle>
      <MessagePage
        title="您已登录"
        text={
          /^\d{1,18}$/.test(agentid)
            ? `推荐机构编号 ${agentid} 已记下，只用于新账号注册，不改变您现在的账号。`
            : '这个推荐地址不完整，请向推荐机构核对。'
        }
        ways={[
          { name: '会员中心首页', to: paths.memberInfo },
          { name: '订单与发票', to: paths.invoiceOrder },
        ]}
      />
    </>
  )
}
