import type { OrderDetail, OrderRow } from '@portal/api/contract/orders.schema'
import type { RefundChoice } from '@portal/api/contract/refunds.schema'
import type { RefundEffect } from '@portal/api/rules/refund'
import type { OrderReason } from '../kernel/schema.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import type { OrderRecord } from './orders.repository.ts'

/** What a full payment gave. */
export interface Granted {
  /** For the member's notice, e.g. 会员有效期至 2027-05-17. */
  text?: string
  /** For the audit trail. */
  diff?: Record<string, unknown>
  /** What the order has to remember of it. */
  set?: Partial<Pick<OrderRecord, 'level_before'>>
}

/** What a purchase is named by. */
export type NamedOrder = Pick<OrderRecord, 'subject_type' | 'level' | 'star'>

/** A refund that is approved. */
export interface ApprovedRefund {
  amount_fen: number
  effect: RefundEffect
}

/** What a refund did. */
export interface Refunded {
  /** For the order and the member's notice, e.g. 会员期改为至 2026-11-22. */
  text: string
  /** For the audit trail. */
  diff: Record<string, unknown>
}

/**
 * What an order buys (join, renew, upgrade, evaluation): its name, and what follows from the order's life. Effects run
 * in the order's own unit of work, with the order locked and not yet moved: a purchase locks its records before the
 * order is written, so that whoever holds such a record never waits for the order. Each names its effect of every
 * outcome; null where nothing follows.
 */
export interface Purchase {
  nameOf(order: NamedOrder): Pick<OrderRow, 'item' | 'item_note'>
  /** The application it pays for, and the period that it opened or would open if it were paid now. */
  about(context: ReadContext, order: OrderRecord): Promise<Pick<OrderDetail, 'application_no' | 'period'>>
  /** `paidOn`: the day on which the money came in. */
  onPaid(work: Work, order: OrderRecord, paidOn: string): Promise<Granted>
  /** Less came in than is due; the order waits for the rest. */
  onShort: ((work: Work, order: OrderRecord) => Promise<void>) | null
  /** Money came in after the order was closed: whether what it buys can be had all the same. @default never */
  canStillGrant?(work: Work, order: OrderRecord): Promise<boolean>
  /** The order is closed without having been paid; `note` says why. */
  onClosed: ((work: Work, order: OrderRecord, note: string) => Promise<void>) | null
  /** What can become of it when `amount_fen` is paid back (D5); none where nothing depends on a refund. */
  refundChoices(context: ReadContext, order: OrderRecord, amount_fen: number): Promise<RefundChoice[]>
  /** Undefined when that choice is not open (any more). */
  onRefunded:
    | ((work: Work, order: OrderRecord, refund: ApprovedRefund) => Promise<Refunded | undefined>)
    | null
}

export type Purchases = Record<OrderReason, Purchase>
