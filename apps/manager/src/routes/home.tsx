import { PageTitle } from '@portal/domain/shared/page-title'
import { WorkQueuePanel } from '@portal/domain/staff/work-queue'

/** What waits to be done. */
export default function HomePage() {
  return (
    <>
      <PageTitle>首页</PageTitle>
      <WorkQueuePanel />
    </>
  )
}
