import { ResumePanel } from '@portal/domain/member/resume'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** The own resume: as it is printed, and the links that share it. */
export default function ResumePage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <ResumePanel />
    </>
  )
}
