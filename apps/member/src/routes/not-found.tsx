import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle } from '@portal/domain/shared/page-title'
import { paths } from '../paths.ts'

export default function NotFoundPage() {
  return (
    <>
      <PageTitle>没有找到这个页面</PageTitle>
      <MessagePage
        title="没有找到这个页面"
        text="地址可能写错了，或者页面已经移走，也可能您的身份不能打开它。"
        mark="404"
        ways={[
          { name: '会员中心首页', to: paths.memberInfo },
          { name: '订单与发票', to: paths.invoiceOrder },
          { name: '会员登录', to: paths.login },
        ]}
      />
    </>
  )
}
