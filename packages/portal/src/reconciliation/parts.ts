import type { ChannelSums, ReconciliationDay } from '@portal/api/contract/reconciliation.schema'
import type { BridgeStep } from '@portal/api/rules/reconciliation'
import type { ReconciliationDifferencesTable } from '../kernel/schema.ts'

/** A difference as it is found, before anybody settled it. */
export type Found = Omit<
  ReconciliationDifferencesTable,
  'id' | 'day' | 'state' | 'way' | 'note' | 'settled_by' | 'settled_at'
> & {
  /** Whether somebody has to settle it. */
  needs: boolean
}

/** What one channel's side of a day comes to. */
export interface Part {
  sums: ChannelSums
  /** What it adds to the way from orders to bank. */
  steps: Partial<Record<BridgeStep, number>>
  /** Payments on which all sides agree. */
  agreed: number
  awaits: ReconciliationDay['awaits']
  differences: Found[]
}

/** A difference of which most is nothing. */
export const found = (
  given: Pick<Found, 'key' | 'kind' | 'channel' | 'difference_fen'> & Partial<Found>,
): Found => ({
  is_refund: false,
  order_id: null,
  bank_line_id: null,
  number: '',
  at: null,
  other_day: null,
  order_fen: null,
  channel_fen: null,
  bank_fen: null,
  needs: true,
  ...given,
})

/** Adds up what is found on the way. */
export class Steps {
  readonly sums: Partial<Record<BridgeStep, number>> = {}

  add(step: BridgeStep, amountFen: number): void {
    this.sums[step] = (this.sums[step] ?? 0) + amountFen
  }
}
