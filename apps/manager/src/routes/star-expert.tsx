import { useParams } from 'react-router-dom'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { StarExpertPanel } from '@portal/domain/staff/star-expert'

/** Where an external expert scores what a link is for. */
export default function StarExpertPage({ title }: PageProps) {
  const { token = '' } = useParams()
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <StarExpertPanel key={token} token={token} />
    </>
  )
}
