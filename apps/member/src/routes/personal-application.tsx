import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { PersonalApplicationPanel } from '@portal/domain/member/personal-application'

/** Application for personal membership. */
export default function PersonalApplicationPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PersonalApplicationPanel />
    </>
  )
}
