import { offlineGraceDays, orderStatus } from '@portal/api/rules/order'
import {
  applicationsToLapse,
  foldApplicationCounts,
  lockApplication,
} from '../applications/applications.repository.ts'
import { applications } from '../applications/applications.life.ts'
import { bySome } from '../kernel/by-some.ts'
import { system, type SystemCaller } from '../kernel/callers.ts'
import { canMove, move } from '../kernel/move.ts'
import { inUnitOfWork, type Work } from '../kernel/work.ts'
import { ordersWithLapsed } from '../coupons/coupons.repository.ts'
import { withoutLapsed } from '../coupons/hold.ts'
import { followPlatforms } from '../invoices/follow-platform.ts'
import { requeueMails } from '../invoices/mail-invoice.ts'
import { foldInvoiceCounts } from '../invoices/invoice-lists.repository.ts'
import { foldOrderCounts } from '../orders/order-counts.repository.ts'
import { lockOrder, ordersToClose } from '../orders/orders.repository.ts'
import { closeOrder } from '../orders/close.ts'
import { orders } from '../orders/orders.life.ts'
import { PortalError } from '../kernel/errors.ts'
import { endOnline, hasOnline } from '../payments/online.ts'
import { endAttempts, returnDuplicates } from '../payments/payments.sweep.ts'
import { sendRefunds } from '../payments/send-refund.ts'
import { endLostExports } from '../order-exports/open-export.ts'
import { reconcileDue } from '../reconciliation/reconciliation.sweep.ts'
import { deliverSandboxNotices } from '../payments/sandbox/cashier.ts'
import type { Host } from '../ports.ts'
import { purchases } from '../purchases.ts'
import { foldStarCounts } from '../stars/star-lists.repository.ts'
import { endOverdueStars } from '../stars/sweep-stars.ts'
import { continueStatements, forgetStatements } from '../statements/statements.sweep.ts'
import { findUntriedSms } from '../sms/sms.repository.ts'
import { deleteExpired } from './delete-expired.repository.ts'

const dayMs = 86_400_000
const batch = 200
const overdue = '逾期未缴费'

/** Runs each piece of a round as a unit of work of its own, so that one failure keeps none of the others back. */
const bySystem = (
  host: Host,
  now: Date,
  run: (work: Work<SystemCaller>) => Promise<void>,
  options: { durable?: boolean } = {},
): Promise<void> => inUnitOfWork(host, { caller: system, address: '', now }, run, options)

/** Closes orders whose time is over, with what they were to buy. A reported transfer is never closed. */
export async function closeOverdueOrders(host: Host): Promise<number> {
  const now = host.clock()
  const offlineSince = new Date(now.getTime() - offlineGraceDays * dayMs)
  const ids = await ordersToClose(host.db.pool, now, offlineSince, batch)
  await bySome(ids, async id => {
    const reached = await endOnline(host, purchases, { id }).then(
      () => true,
      (error: unknown) => {
        // a provider that does not answer is asked again in a minute
        if (error instanceof PortalError) return false
        throw error
      },
    )
    if (reached) await bySystem(host, now, work => closeOverdue(work, id), { durable: true })
  })
  return ids.length
}

async function closeOverdue(work: Work<SystemCaller>, id: string): Promise<void> {
  const { db, now } = work
  const order = await lockOrder(db, id)
  const still =
    order.order_status !== orderStatus.reported && order.deadline_at !== null && order.deadline_at < now
  if (!still || !canMove(orders, order, 'close', 'system')) return
  // somebody opened a payment this moment: it has minutes, and then the order is closed
  if (await hasOnline(db, order.id)) return
  await closeOrder(work, purchases, order, { who: 'system', note: overdue })
}

/** Gives the codes back that nobody paid with in time; the orders cost what their lines say. */
export async function lapseCoupons(host: Host): Promise<number> {
  const now = host.clock()
  const ids = await ordersWithLapsed(host.db.pool, now, batch)
  for (const id of ids)
    await bySystem(host, now, async work => void (await withoutLapsed(work, await lockOrder(work.db, id))))
  return ids.length
}

/** Lapses drafts and returns that nobody answered in 60 days (D4). */
export async function lapseApplications(host: Host): Promise<number> {
  const now = host.clock()
  const ids = await applicationsToLapse(host.db.pool, now, batch)
  for (const id of ids) await bySystem(host, now, work => lapse(work, id))
  return ids.length
}

async function lapse(work: Work<SystemCaller>, id: string): Promise<void> {
  const application = await lockApplication(work.db, id)
  const still =
    application.status !== 'approved_unpaid' &&
    application.deadline_at !== null &&
    application.deadline_at < work.now
  if (!still || !canMove(applications, application, 'lapse', 'system')) return
  await move(work, applications, application, { act: 'lapse', who: 'system' })
}

const stuckMs = 120_000

/** Texts whose job was lost (restored from a backup without its queue) get a new one; sending twice is prevented there. */
async function requeueSms(host: Host): Promise<void> {
  const now = host.clock()
  const ids = await findUntriedSms(host.db.pool, {
    since: new Date(now.getTime() - dayMs),
    until: new Date(now.getTime() - stuckMs),
    limit: batch,
  })
  for (const id of ids) await bySystem(host, now, work => work.enqueue('sms', { id }))
}

/** The minute's round; every part may run twice. */
export async function sweep(host: Host): Promise<void> {
  await deliverSandboxNotices(host)
  await endAttempts(host)
  await returnDuplicates(host)
  await sendRefunds(host)
  await closeOverdueOrders(host)
  await lapseCoupons(host)
  await lapseApplications(host)
  await endOverdueStars(host)
  await requeueSms(host)
  await continueStatements(host)
  await forgetStatements(host)
  await followPlatforms(host)
  await requeueMails(host)
  await endLostExports(host)
  await deleteExpired(host.db.pool, host.clock())
  await foldOrderCounts(host.db.pool)
  await foldApplicationCounts(host.db.pool)
  await foldStarCounts(host.db.pool)
  await foldInvoiceCounts(host.db.pool)
  // last: it may wait for channels
  await reconcileDue(host)
}
