import { useParams } from 'react-router-dom'
import { SharedResumePanel } from '@portal/domain/member/resume'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** Where whoever has a link reads a member's resume. */
export default function SharedResumePage({ title }: PageProps) {
  const { token = '' } = useParams()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <SharedResumePanel key={token} token={token} />
    </>
  )
}
