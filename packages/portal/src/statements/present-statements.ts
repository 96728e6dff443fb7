import type { StatementImport, StatementLine, UnmatchedLine } from '@portal/api/contract/statements.schema'
import { formatTime } from '@portal/api/rules/dates'
import { statusIn } from '@portal/api/rules/life'
import { missingFen, orderLife } from '@portal/api/rules/order'
import { settlingChannel } from '@portal/api/rules/reconciliation'
import { canTick } from '@portal/api/rules/statement'
import type { Executor } from '../kernel/database.ts'
import type { StatementLinesTable } from '../kernel/schema.ts'
import { presentBankLine } from '../orders/present-bank-lines.ts'
import type { Purchases } from '../orders/purchase.ts'
import { groupAt } from './groups.ts'
import { matchesOf, progressOf, sumsOf, targetsOf } from './lines.repository.ts'
import type { ImportRecord } from './statements.repository.ts'
import { ordersWithCodes, type findUnmatched } from './unmatched.repository.ts'

async function trialOf(db: Executor, { id, findings }: ImportRecord): Promise<StatementImport['trial']> {
  const sums = await sumsOf(db, id)
  const { seconds, expense_lines, file_total_fen, numbered_lines } = findings
  return {
    seconds,
    expense_lines,
    file_total_fen,
    numbered_lines,
    income: {
      lines: sums.reduce((sum, { lines }) => sum + lines, 0),
      amount_fen: sums.reduce((sum, { amount_fen }) => sum + amount_fen, 0),
    },
    groups: sums.map(({ grp, ticked, lines, orders, amount_fen }) => ({
      group: groupAt(grp),
      ticked,
      lines,
      orders,
      amount_fen,
    })),
  }
}

async function progress(db: Executor, { id }: ImportRecord): Promise<StatementImport['progress']> {
  const { results, missed } = await progressOf(db, id)
  const countOf = (is: (result: string | null) => boolean) =>
    results.filter(({ result }) => is(result)).reduce((sum, { count }) => sum + count, 0)
  return {
    orders: countOf(() => true),
    done: countOf(result => result !== null),
    confirmed: countOf(result => result === 'confirmed' || result === 'short'),
    missed: missed.flatMap(({ result, ...order }) => (result === null ? [] : [{ ...order, result }])),
  }
}

/** An import as its clerk sees it. */
export async function presentImport(db: Executor, record: ImportRecord): Promise<StatementImport> {
  const { state, findings } = record
  const isOpen = state === 'columns' || state === 'tried'
  return {
    import_id: record.id,
    file_name: record.file_name,
    state,
    version: record.version,
    created_at: formatTime(record.created_at),
    confirmed_at: record.confirmed_at && formatTime(record.confirmed_at),
    sheet: isOpen
      ? {
          rows: findings.file_rows,
          layout: record.layout,
          sample: findings.sample,
          faults: findings.faults,
          fault_count: findings.fault_count,
        }
      : null,
    trial: state === 'columns' ? null : await trialOf(db, record),
    progress: isOpen ? null : await progress(db, record),
  }
}

const presentTarget = (
  purchases: Purchases,
  order: Awaited<ReturnType<typeof targetsOf>>[number],
): StatementLine['orders'][number] => ({
  order_no: order.order_no,
  kind: order.kind,
  ...purchases[order.reason].nameOf(order),
  subject_name: order.subject_name,
  remark_code: order.remark_code,
  due_fen: order.due_fen,
  result: order.result,
})

/** Lines of one page, each with what its whole match would pay. */
export async function presentLines(
  db: Executor,
  purchases: Purchases,
  importId: string,
  lines: readonly StatementLinesTable[],
): Promise<StatementLine[]> {
  const numbers = [...new Set(lines.map(line => line.match_no))]
  if (numbers.length === 0) return []
  const matches = new Map((await matchesOf(db, importId, numbers)).map(match => [match.match_no, match]))
  const targets = Map.groupBy(await targetsOf(db, importId, numbers), target => target.match_no)
  return lines.map(line => {
    const { lines: count = 1, amount_fen = 0, due_fen = 0 } = matches.get(line.match_no) ?? {}
    const group = groupAt(line.grp)
    return {
      line_no: line.line_no,
      booked_at: formatTime(line.booked_at),
      payer_name: line.payer_name,
      payer_account: line.payer_account,
      remark: line.remark,
      amount_fen: line.amount_fen,
      bank_ref: line.bank_ref,
      group,
      reason: line.reason,
      match_no: line.match_no,
      ticked: line.ticked,
      tickable: canTick(group, amount_fen, due_fen),
      match: { lines: count, amount_fen, due_fen },
      about_line: line.about_line,
      about_at: line.about_at && formatTime(line.about_at),
      orders: (targets.get(line.match_no) ?? []).map(order => presentTarget(purchases, order)),
    }
  })
}

/** Lines of one page, each with the waiting orders that its remark names. */
export async function presentUnmatched(
  db: Executor,
  purchases: Purchases,
  lines: Awaited<ReturnType<typeof findUnmatched>>,
): Promise<UnmatchedLine[]> {
  const codes = [...new Set(lines.flatMap(line => line.codes))]
  const orders = codes.length === 0 ? [] : await ordersWithCodes(db, codes)
  return lines.map(line => ({
    ...presentBankLine(line),
    pays_out: settlingChannel(line.payer_name),
    orders: orders
      .filter(({ remark_code }) => remark_code !== null && line.codes.includes(remark_code))
      .map(order => ({
        order_no: order.order_no,
        kind: order.kind,
        item: purchases[order.reason].nameOf(order).item,
        subject_name: order.subject_name,
        order_status: statusIn(orderLife, order.order_status),
        due_fen: missingFen(order),
      })),
  }))
}
