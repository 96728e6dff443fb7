import { memberPages } from '@portal/api/rules/member-pages'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

const { invoiceOrder, memberInfo } = memberPages

/** A part of the portal that is not open yet: says so and shows the ways out. */
export default function UpcomingPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessagePage
        title={title}
        text="这项服务还没有在线上开放，开放时会在协会官网公告。需要办理请联系协会办公室。"
        ways={[
          { name: memberInfo.title, to: memberInfo.path },
          { name: invoiceOrder.title, to: invoiceOrder.path },
        ]}
      />
    </>
  )
}
