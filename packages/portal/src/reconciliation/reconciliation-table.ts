import type { ChannelSums, Difference, ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import { channelNames } from '@portal/api/rules/payment'
import {
  bridgeSteps,
  differenceKinds,
  differenceLife,
  settlementWays,
} from '@portal/api/rules/reconciliation'
import type { StaffCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import type { Purchases } from '../orders/purchase.ts'
import {
  cellsOf,
  fenCell,
  headsOf,
  timeCell,
  type Columns,
  type SheetCell,
  type Table,
} from '../sheets/cells.ts'
import { getDay } from './days.service.ts'

/** A row of any part of the table; what a part does not have stays empty. */
interface Row {
  part: string
  subject: string
  channel?: string
  order_no?: string | undefined
  member?: string | undefined
  at?: SheetCell
  number?: string
  order: SheetCell
  bill?: SheetCell
  refund?: SheetCell
  fee?: SheetCell
  rateFee?: SheetCell
  expected?: SheetCell
  bank: SheetCell
  difference: SheetCell
  state?: string
  settled?: string
  note?: string
  by?: string
  settled_at?: SheetCell
}

/** The columns, in their order. */
const columns: Columns<Row> = [
  ['部分', row => row.part],
  ['内容', row => row.subject],
  ['渠道', row => row.channel ?? null],
  ['订单号', row => row.order_no ?? null],
  ['会员或付款方', row => row.member ?? null],
  ['时间', row => row.at ?? null],
  ['渠道单号或流水号', row => row.number ?? null],
  ['订单金额（元）', row => row.order],
  ['渠道账单（元）', row => row.bill ?? null],
  ['渠道退款（元）', row => row.refund ?? null],
  ['手续费（元）', row => row.fee ?? null],
  ['按费率手续费（元）', row => row.rateFee ?? null],
  ['应入账（元）', row => row.expected ?? null],
  ['银行入账（元）', row => row.bank],
  ['差额（元）', row => row.difference],
  ['状态', row => row.state ?? null],
  ['处理方式', row => row.settled ?? null],
  ['说明', row => row.note ?? null],
  ['处理人', row => row.by ?? null],
  ['处理时间', row => row.settled_at ?? null],
]

/** From what the orders brought to what the bank has: the differences between add up. */
const bridgeRow = ({ step, amount_fen }: ReconciliationDay['bridge'][number]): Row => ({
  part: '从订单到银行',
  subject: bridgeSteps[step],
  order: step === 'orders' ? fenCell(amount_fen) : null,
  bank: step === 'bank' ? fenCell(amount_fen) : null,
  difference: step === 'orders' || step === 'bank' ? null : fenCell(amount_fen),
})

const channelRow = ({ channel, bill, ...sums }: ChannelSums): Row => ({
  part: '按渠道',
  subject: `${sums.order_count} 笔`,
  channel: channelNames[channel],
  order: fenCell(sums.order_fen),
  bill: fenCell(bill?.amount_fen),
  refund: fenCell(bill?.refund_fen),
  fee: fenCell(bill?.fee_fen),
  rateFee: fenCell(bill?.rate_fee_fen),
  expected: fenCell(sums.expected_fen),
  bank: fenCell(sums.bank_fen),
  difference: fenCell(sums.difference_fen),
})

const differenceRow = ({ order, line, settled, ...one }: Difference): Row => ({
  part: '差异',
  subject: differenceKinds[one.kind],
  channel: channelNames[one.channel],
  order_no: order?.order_no,
  member: order?.subject_name ?? line?.payer_name,
  at: timeCell(one.at ?? line?.booked_at),
  number: one.number === '' ? (line?.bank_ref ?? '') : one.number,
  order: fenCell(one.order_fen),
  bill: fenCell(one.channel_fen),
  bank: fenCell(one.bank_fen),
  difference: fenCell(one.difference_fen),
  state: differenceLife.states[one.state].label,
  ...(settled
    ? {
        settled: settlementWays[settled.way],
        note: settled.note,
        by: settled.by,
        settled_at: timeCell(settled.at),
      }
    : {}),
})

async function* inOnePart(rows: readonly SheetCell[][]): AsyncGenerator<readonly SheetCell[][], void> {
  yield rows
}

/** A day of the reconciliation, as its page shows it. */
export async function reconciliationTable(
  context: ReadContext<StaffCaller>,
  purchases: Purchases,
  id: string,
): Promise<Table> {
  const { day, bridge, channels, differences } = await getDay(context, purchases, id)
  const rows = [...bridge.map(bridgeRow), ...channels.map(channelRow), ...differences.map(differenceRow)].map(
    row => cellsOf(columns, row),
  )
  return {
    name: `对账 ${day}`,
    heads: headsOf(columns),
    count: rows.length,
    rows: inOnePart(rows),
    end: `${day} 的对账，共 ${differences.length} 条差异，导出完整`,
  }
}
