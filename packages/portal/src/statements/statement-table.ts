import type { StatementLine } from '@portal/api/contract/statements.schema'
import { reasonText, statementGroupNames } from '@portal/api/rules/statement-words'
import type { StaffCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import { cellsOf, headsOf, type Columns, type Table } from '../sheets/cells.ts'
import { listLines } from './statements.service.ts'

const listed = (orders: StatementLine['orders'], text: (order: StatementLine['orders'][number]) => string) =>
  orders.map(text).join('、')

/** The columns, in their order. */
const columns: Columns<StatementLine> = [
  ['行号', line => String(line.line_no)],
  ['时间', line => ({ time: line.booked_at })],
  ['付款户名', line => line.payer_name],
  ['付款账号', line => line.payer_account],
  ['附言', line => line.remark],
  ['流水金额（元）', line => ({ fen: line.amount_fen })],
  ['流水号', line => line.bank_ref],
  ['分类', line => statementGroupNames[line.group]],
  ['依据', reasonText],
  ['勾选', line => (line.ticked ? '是' : '否')],
  ['订单号', line => listed(line.orders, order => order.order_no)],
  ['会员', line => listed(line.orders, order => order.subject_name)],
  ['项目', line => listed(line.orders, order => `${order.item} · ${order.item_note}`)],
  ['应付合计（元）', line => (line.orders.length === 0 ? null : { fen: line.match.due_fen })],
]

const atOnce = 200

/** The lines of an import of the clerk's own, as its page shows them, all of them. */
export async function statementTable(
  context: ReadContext<StaffCaller>,
  purchases: Purchases,
  id: string,
): Promise<Table> {
  const page = (number: number) =>
    listLines(context, purchases, id, { tab: 'all', page: number, page_size: atOnce })
  const first = await page(1)
  async function* rows() {
    const pages = Math.ceil(first.total / atOnce)
    for (let number = 1; number <= pages; number += 1) {
      const { list } = number === 1 ? first : await page(number)
      yield list.map(line => cellsOf(columns, line))
    }
  }
  return {
    name: '流水试运行',
    heads: headsOf(columns),
    count: first.total,
    rows: rows(),
    end: `共 ${first.total} 行收入，导出完整`,
  }
}
