import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { WorkQueuePanel } from '@portal/domain/staff/work-queue'

/** What waits to be done. */
export default function HomePage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <WorkQueuePanel />
    </>
  )
}
