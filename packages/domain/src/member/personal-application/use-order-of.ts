import type { Application } from '@portal/api/contract/applications.schema'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { useOrder } from '@portal/api/hooks/orders'
import type { Read } from '@portal/api/hooks/use-read'

/** The order that an approved application waits for; asks for nothing where there is none. */
export const useOrderOf = (application: Application | null | undefined): Read<OrderDetail> =>
  useOrder(
    'membership',
    application?.status === 'approved_unpaid' ? (application.order_no ?? undefined) : undefined,
  )
