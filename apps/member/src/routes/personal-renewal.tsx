import { memberPages } from '@portal/api/rules/member-pages'
import { orderPath } from '@portal/api/rules/order-path'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { RenewalPanel } from '@portal/domain/member/renewal'

/** Renewal of personal_vip. */
export default function PersonalRenewalPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <RenewalPanel applyPath={memberPages.personalApplication.path} orderPath={orderPath} />
    </>
  )
}
