import { OrderDeskPanel } from '@portal/domain/staff/order-desk'
import { PageTitle, type PageProps } from '@portal/domain/shared/page-title'

/** All orders that the sub-role may see. */
export default function OrderManagementPage({ title }: PageProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <OrderDeskPanel />
    </>
  )
}
