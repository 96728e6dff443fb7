import { memberPages } from '@portal/api/rules/member-pages'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

const { invoiceOrder, login, memberInfo } = memberPages

export default function NotFoundPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessagePage
        title={title}
        text="地址可能写错了，或者页面已经移走，也可能您的身份不能打开它。"
        mark="404"
        ways={[
          { name: '会员中心首页', to: memberInfo.path },
          { name: invoiceOrder.title, to: invoiceOrder.path },
          { name: login.title, to: login.path },
        ]}
      />
    </>
  )
}
