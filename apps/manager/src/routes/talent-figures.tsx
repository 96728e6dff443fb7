import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { TalentFiguresPanel } from '@portal/domain/staff/talent-figures'

/** What the star evaluation goes by: weights, sums, fees, needs and days. */
export default function TalentFiguresPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <TalentFiguresPanel />
    </>
  )
}
