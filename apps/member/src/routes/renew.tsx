import { Navigate, useParams } from 'react-router-dom'
import { PageTitle } from '@portal/domain/shared/page-title'
import { RenewalPanel } from '@portal/domain/member/renewal'
import { paths } from '../paths.ts'

/** Renewal of personal_vip. */
export default function RenewPage() {
  const { type } = useParams()
  if (type !== 'personal_vip') return <Navigate replace to={paths.notFound} />
  return (
    <>
      <PageTitle>续费</PageTitle>
      <RenewalPanel
        applyPath="/applyMember/personal"
        orderPath={orderNo => `${paths.invoiceOrder}?order=${orderNo}`}
      />
    </>
  )
}
