import { formatTime } from '@portal/api/rules/dates'
import { documentKinds } from '@portal/api/rules/invoice'
import { invoiceStatusLook } from '@portal/api/rules/invoice-looks'
import type { ReadContext } from '../kernel/work.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { OrderKind } from '../orders/orders.service.ts'
import { headsOf, rowsById, timeCell, type Columns, type Table } from '../sheets/cells.ts'
import {
  allInvoiceIds,
  invoicesById,
  type InvoiceFilter,
  type InvoiceWithOrders,
} from './invoice-lists.repository.ts'
import { statusesOf } from './invoices.service.ts'

/** Which documents a table has: of one kind of orders, in these states. */
export type AskedInvoices = Pick<InvoiceFilter, 'kind' | 'statuses'>

const kindNames = { dues: '会费', evaluation: '评价费' } as const satisfies Record<OrderKind, string>

/** `dues.submitted,failed`; without states after the dot: all of them. */
export const invoiceTableId = ({ kind, statuses }: AskedInvoices): string =>
  `${kind}.${(statuses ?? []).join()}`

function askedBy(id: string): AskedInvoices {
  const [kind, states = ''] = id.split('.')
  if (kind !== 'dues' && kind !== 'evaluation') throw notFound()
  return { kind, statuses: statusesOf(states === '' ? undefined : states) }
}

/** For the name of the file. */
export const invoiceTableName = (id: string): string => `${kindNames[askedBy(id).kind]}发票`

/** The columns, in their order. */
const columns: Columns<InvoiceWithOrders> = [
  ['申请号', invoice => invoice.invoice_no],
  ['申请时间', invoice => ({ time: formatTime(invoice.submitted_at) })],
  ['状态', invoice => invoiceStatusLook[invoice.status].label],
  ['票据类型', invoice => documentKinds[invoice.document_kind]],
  ['金额（元）', invoice => ({ fen: invoice.amount_fen })],
  ['购方名称', invoice => invoice.buyer_name],
  ['税号', invoice => invoice.tax_no],
  ['地址、电话', invoice => invoice.address_phone],
  ['开户行及账号', invoice => invoice.bank_account],
  ['接收邮箱', invoice => invoice.email],
  ['发票备注', invoice => invoice.remark],
  ['订单号', invoice => invoice.orders.join('、')],
  ['发票号码', invoice => invoice.number],
  ['开票日期', invoice => timeCell(invoice.issued_on)],
  ['红字发票号码', invoice => invoice.red_number],
  ['红冲日期', invoice => timeCell(invoice.reversed_on)],
  ['原因', invoice => invoice.reason],
  ['平台说明', invoice => invoice.trouble],
  ['抬头更正说明', invoice => invoice.title_note],
  ['内部备注', invoice => invoice.staff_remark],
]

/** The documents of a tab of the desk, the earliest request first; which ones they are is settled at the beginning. */
export async function invoiceTable({ db }: ReadContext<StaffCaller>, id: string): Promise<Table> {
  const ids = await allInvoiceIds(db, askedBy(id))
  return {
    name: invoiceTableName(id),
    heads: headsOf(columns),
    count: ids.length,
    rows: rowsById(ids, columns, part => invoicesById(db, part)),
    end: `共 ${ids.length} 张票据，导出完整`,
  }
}
