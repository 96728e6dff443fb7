import { PageTitle } from '@portal/domain/page-title'
import { WorkQueuePanel } from '@portal/domain/work-queue'

/** What waits to be done. */
export default function HomePage() {
  return (
    <>
      <PageTitle>首页</PageTitle>
      <WorkQueuePanel />
    </>
  )
}
