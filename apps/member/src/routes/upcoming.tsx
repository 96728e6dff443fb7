import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle } from '@portal/domain/shared/page-title'
import { paths } from '../paths.ts'

export interface UpcomingPageProps {
  title: string
}

/** A part of the portal that is not open yet: says so and shows the ways out. */
export default function UpcomingPage({ title }: UpcomingPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessagePage
        title={title}
        text="这项服务还没有在线上开放，开放时会在协会官网公告。需要办理请联系协会办公室。"
        ways={[
          { name: '会员信息', to: paths.memberInfo },
          { name: '订单与发票', to: paths.invoiceOrder },
        ]}
      />
    </>
  )
}
