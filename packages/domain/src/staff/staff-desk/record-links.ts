import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { staffPages } from '@portal/api/rules/staff-pages'
import { invoiceRecord, orderRecord } from './view-in-address.ts'

/** The part of an address that says which kind of order a desk shows; dues need no name. */
const search = (kind: OrderRow['kind'], record: string, number: string) =>
  `?${kind === 'evaluation' ? 'type=evaluation&' : ''}${record}=${number}`

type Order = Pick<OrderRow, 'order_no' | 'kind'>

/** Where an order lies open. */
export const orderLink = ({ order_no, kind }: Order): string =>
  staffPages.orderManagement.path + search(kind, orderRecord.name, order_no)

/** Where finance decides on its payment. */
export const paymentLink = ({ order_no, kind }: Order): string =>
  staffPages.paymentAffirm.path + search(kind, orderRecord.name, order_no)

/** Where finance issues a document. */
export const invoiceLink = ({
  invoice_no,
  order_kind,
}: Pick<InvoiceRow, 'invoice_no' | 'order_kind'>): string =>
  staffPages.invoiceManagement.path + search(order_kind, invoiceRecord.name, invoice_no)
