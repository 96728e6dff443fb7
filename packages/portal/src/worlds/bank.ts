import { addDays, dayOf } from '@portal/api/rules/dates'
import { yuanDigits } from '@portal/api/rules/money'
import { daysWithMoney, noteRound } from '../reconciliation/days.repository.ts'
import { reconcile } from '../reconciliation/reconcile.ts'
import { confirmStatement } from '../statements/confirm.ts'
import { guessLayout } from '../statements/columns.ts'
import { findLines } from '../statements/lines.repository.ts'
import { updateImport } from '../statements/statements.repository.ts'
import { storeStatement, tickStatement, tryStatement } from '../statements/statements.service.ts'
import { asStaff, hour, type DemoWork } from './life.ts'
import { receivedSince, waitingOrders } from './worlds.repository.ts'

const head = ['交易时间', '付款户名', '付款账号', '附言', '收入金额', '流水号']
const statementDays = 31

/** Money that is for no order. */
const otherMoney = (day: string): string[] => [
  `${day} 15:40:00`,
  '宏远印务有限公司',
  '6222020000008834',
  '印刷费退款',
  '3,280.00',
  'DEMO0515154022',
]

/**
 * The bank's statement of the last month, imported by finance this morning: what it confirmed, what a member reported, and
 * money without an order. Then the days are reconciled.
 */
export async function seedBank(work: DemoWork): Promise<void> {
  const { db, now } = work
  const today = dayOf(now)
  const since = addDays(today, -statementDays)
  const received = await receivedSince(db, since, today)
  const reported = await waitingOrders(db)
  const rows = [
    ...received.map(line => [
      `${line.day} 11:06:00`,
      line.subject_name,
      '6222000000006621',
      line.remark_code ?? '',
      yuanDigits(line.amount_fen),
      line.bank_ref,
    ]),
    ...reported.map((order, index) => [
      `${addDays(today, -1)} 10:2${index % 10}:00`,
      order.subject_name,
      '6222000000006621',
      order.remark_code ?? '',
      yuanDigits(order.amount_fen),
      `DEMO9${order.order_no}`,
    ]),
    otherMoney(addDays(today, -3)),
  ]
  await importStatement(work, [head, ...rows])
  for (const day of await daysWithMoney(db, since, addDays(today, -1))) await reconcile(work, day)
  await noteRound(db, now)
}

/** Kept as it is: it confirms nothing. */
async function importStatement(work: DemoWork, rows: string[][]): Promise<void> {
  const finance = work.as(asStaff('finance'), new Date(work.now.getTime() - hour / 2))
  const { import_id } = await storeStatement(finance, { name: '对账单.xlsx', rows })
  const trial = await tryStatement(finance, import_id, guessLayout(rows))
  const ticked = await findLines(work.db, import_id, 'ticked', { limit: rows.length, offset: 0 })
  const matches = [...new Set(ticked.map(({ match_no }) => match_no))]
  const seen =
    matches.length > 0 ? await tickStatement(finance, import_id, { matches, ticked: false }) : trial
  await confirmStatement(finance, import_id, seen.version)
  await updateImport(work.db, import_id, { state: 'done' })
}
