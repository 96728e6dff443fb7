import type { BankCandidate, BankLine, OrderDetail } from '@portal/api/contract/orders.schema'
import { accountTail, bankSigns, type BankSign } from '@portal/api/rules/bank-line'
import { formatTime } from '@portal/api/rules/dates'
import type { Executor } from '../kernel/database.ts'
import { findCandidates, ordersOfLines, type FoundLine } from './bank-lines.repository.ts'
import type { SeenOrder } from './present.ts'

/** Some pay first and order then. */
const paidBeforeMs = 7 * 86_400_000
const mostShown = 5

type Report = Pick<NonNullable<OrderDetail['report']>, 'payer_name' | 'payer_account_tail'>

const left = (line: Pick<FoundLine, 'amount_fen' | 'used_fen'>) => line.amount_fen - line.used_fen

/** A line as finance sees it. */
export const presentBankLine = (line: Omit<FoundLine, 'id' | 'has_code' | 'has_name'>): BankLine => ({
  bank_ref: line.bank_ref,
  booked_at: formatTime(line.booked_at),
  payer_name: line.payer_name,
  payer_account_tail: accountTail(line.payer_account),
  remark: line.remark,
  amount_fen: line.amount_fen,
  left_fen: left(line),
})

function signsOf(line: FoundLine, dueFen: number, reportedTail: string): BankSign[] {
  // of a line that is used up, what it brought is compared
  const amount = left(line) === 0 ? line.amount_fen : left(line)
  const agrees: Record<BankSign, boolean> = {
    code: line.has_code,
    amount: amount === dueFen,
    account: reportedTail !== '' && accountTail(line.payer_account) === reportedTail,
    name: line.has_name,
  }
  return bankSigns.filter(sign => agrees[sign])
}

/** A sign that stands before another weighs more than all that come after it. */
const weightOf = (signs: readonly BankSign[]) =>
  signs.reduce((sum, sign) => sum + 2 ** (bankSigns.length - bankSigns.indexOf(sign)), 0)

/** Lines of imported statements that could be the money of an order, those that are used up last. */
export async function presentBankLines(
  db: Executor,
  order: SeenOrder,
  report: Report | null,
): Promise<BankCandidate[]> {
  if (order.remark_code === null) return []
  const due_fen = order.amount_fen - order.received_fen
  const found = await findCandidates(db, {
    code: order.remark_code,
    names: report === null ? [order.subject_name] : [order.subject_name, report.payer_name],
    due_fen,
    since: new Date(order.created_at.getTime() - paidBeforeMs),
  })
  const likeliest = found
    .map(line => ({ line, signs: signsOf(line, due_fen, report?.payer_account_tail ?? '') }))
    // what is left of a line that was found by its amount may be another
    .filter(({ signs }) => signs.length > 0)
    .toSorted(
      (a, b) =>
        Number(left(b.line) > 0) - Number(left(a.line) > 0) ||
        weightOf(b.signs) - weightOf(a.signs) ||
        b.line.booked_at.getTime() - a.line.booked_at.getTime() ||
        (a.line.id < b.line.id ? -1 : 1),
    )
    .slice(0, mostShown)
  if (likeliest.length === 0) return []
  const receipts = await ordersOfLines(
    db,
    likeliest.map(({ line }) => line.id),
  )
  const others = receipts.filter(({ order_no }) => order_no !== order.order_no)
  return likeliest.map(({ line, signs }) =>
    Object.assign(presentBankLine(line), {
      signs,
      paid_orders: others.flatMap(({ bank_line_id, order_no }) => (bank_line_id === line.id ? order_no : [])),
    }),
  )
}
