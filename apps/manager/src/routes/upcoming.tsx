import { useCurrentStaff } from '@portal/api/hooks/staff'
import { mayOpen, staffPages, type StaffRoute } from '@portal/api/rules/staff-pages'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** The ways out of a page that is closed. */
const openPages = Object.values<StaffRoute>(staffPages).filter(page => !page.closed)

/** A part of the staff app that is not open yet: says so, and where to go. */
export default function UpcomingPage({ title }: PageProps) {
  const { data } = useCurrentStaff()
  const ways = data ? openPages.filter(page => mayOpen(data.remark, page)) : []
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <main>
        <MessagePage
          title={title}
          text="这项功能还没有开放，开放前请按原有方式办理。"
          ways={ways.map(({ title: name, path: to }) => ({ name, to }))}
        />
      </main>
    </>
  )
}
