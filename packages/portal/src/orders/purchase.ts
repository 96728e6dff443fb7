import type { OrderDetail, OrderRow } from '@portal/api/contract/orders.schema'
import type { OrderReason } from '../kernel/schema.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import type { OrderRecord } from './orders.repository.ts'

/** What a full payment gave. */
export interface Granted {
  /** For the member's notice, e.g. 会员有效期至 2027-05-17. */
  text?: string
  /** For the audit trail. */
  diff?: Record<string, unknown>
}

/**
 * What an order buys (join, renew, upgrade, evaluation): its name, and what follows from the order's life. Effects run
 * in the order's own unit of work, with the order locked and not yet moved: a purchase locks its records before the
 * order is written, so that whoever holds such a record never waits for the order. Less money than due has no effect,
 * whatever was bought.
 */
export interface Purchase {
  nameOf(order: OrderRecord): Pick<OrderRow, 'item' | 'item_note'>
  /** The application it pays for, and the period that it opened or would open if it were paid now. */
  about(context: ReadContext, order: OrderRecord): Promise<Pick<OrderDetail, 'application_no' | 'period'>>
  /** `paidOn`: the day on which the money came in. */
  onPaid(work: Work, order: OrderRecord, paidOn: string): Promise<Granted>
  /** The order is closed without having been paid; `note` says why. */
  onClosed?(work: Work, order: OrderRecord, note: string): Promise<void>
}

export type Purchases = Record<OrderReason, Purchase>
