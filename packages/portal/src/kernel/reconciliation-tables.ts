import type {
  DifferenceKind,
  DifferenceStatus,
  ReconciliationState,
  SettlementWay,
} from '@portal/api/rules/reconciliation'

/** Tables of the daily reconciliation (D5), as Kysely reads them. */

export interface ChannelBillsTable {
  channel: string
  day: string
  fetched_at: Date
  /** Payments less refunds less fees. */
  net_fen: number
}
export interface ChannelBillLinesTable {
  channel: string
  day: string
  kind: 'payment' | 'refund'
  number: string
  at: Date
  amount_fen: number
  fee_fen: number
}
export interface ChannelSettlementsTable {
  bank_line_id: string
  channel: string
  day: string
  amount_fen: number
  /** null: it was clear. */
  staff_id: string | null
  created_at: Date
}
export interface ReconciliationDaysTable {
  day: string
  state: ReconciliationState
  bank_fen: number | null
  open_count: number
  /** JSON of `DaySums`. */
  sums: string
  ran_at: Date
  closed_at: Date | null
  closed_by: string | null
}
export interface ReconciliationDifferencesTable {
  id: string
  day: string
  key: string
  kind: DifferenceKind
  state: DifferenceStatus
  channel: string
  is_refund: boolean
  order_id: string | null
  bank_line_id: string | null
  number: string
  at: Date | null
  other_day: string | null
  order_fen: number | null
  channel_fen: number | null
  bank_fen: number | null
  difference_fen: number
  way: SettlementWay | null
  note: string
  settled_by: string | null
  settled_at: Date | null
}
