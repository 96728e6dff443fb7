import { memberPages } from '@portal/api/rules/member-pages'
import { orderPath } from '@portal/api/rules/order-path'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'
import { UnitRenewalPanel } from '@portal/domain/member/renewal'

/** Renewal of enterprise_vip. */
export default function EnterpriseRenewalPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <UnitRenewalPanel applyPath={memberPages.enterpriseApplication.path} orderPath={orderPath} />
    </>
  )
}
