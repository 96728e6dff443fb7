import { useCurrentStaff } from '@portal/api/hooks/users'
import { closedStaffPages } from '@portal/api/rules/not-open-yet'
import { MessagePage } from '@portal/domain/shared/message-page'
import { PageTitle } from '@portal/domain/shared/page-title'
import { mayOpen, staffRoutes } from '@portal/domain/staff/staff-layout'

export interface UpcomingPageProps {
  title: string
}

/** Pages that work already; the ways out of one that does not. */
const working = staffRoutes.filter(({ path }) => !closedStaffPages.some(closed => closed === path))

/** A part of the staff app that is not open yet: says so, and where to go. */
export default function UpcomingPage({ title }: UpcomingPageProps) {
  const { data } = useCurrentStaff()
  const ways = data ? working.filter(route => mayOpen(data.remark, route)) : []
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <main>
        <MessagePage
          title={title}
          text="这项功能还没有开放，开放前请按原有方式办理。"
          ways={ways.map(route => ({ name: route.title, to: route.path }))}
        />
      </main>
    </>
  )
}
