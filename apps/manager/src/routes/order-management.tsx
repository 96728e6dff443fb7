import { OrderDeskPanel } from '@portal/domain/staff/order-desk'
import { PageTitle } from '@portal/domain/shared/page-title'
import { paths } from '../paths.ts'

/** All orders that the sub-role may see. */
export default function OrderManagementPage() {
  return (
    <>
      <PageTitle>订单管理</PageTitle>
      <OrderDeskPanel paymentPath={orderNo => `${paths.payment}?order=${orderNo}`} />
    </>
  )
}
