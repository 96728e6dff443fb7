import { MessagePage } from '@portal/domain/message-page'
import { PageTitle } from '@portal/domain/page-title'

export interface UpcomingPageProps {
  title: string
}

/** A part of the staff app that is not open yet: says so. */
export default function UpcomingPage({ title }: UpcomingPageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessagePage title={title} text="这项功能还没有开放，开放前请按原有方式办理。" ways={[]} />
    </>
  )
}
