import type { RemindedOrders } from '@portal/api/contract/order-bulk.schema'
import { missingFen, type OrderActor } from '@portal/api/rules/order'
import { remindEveryHours, type RemindResult } from '@portal/api/rules/order-bulk'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove, move } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { noticeDue } from './notices.ts'
import { orders } from './orders.life.ts'
import { hasActSince } from './orders.repository.ts'
import type { OrderKind } from './orders.service.ts'
import type { SeenOrder } from './present.ts'
import { actOnSeveral } from './several.ts'

const actorFor = ({ subRole }: StaffCaller): OrderActor =>
  subRole === 'finance' || subRole === 'agent' ? subRole : 'auditor'

/** Asks the members of those of several orders that wait for their money to pay; the others get no text. */
export const remindMany = (
  work: Work<StaffCaller>,
  kind: OrderKind,
  { order_nos }: { order_nos: readonly string[] },
): Promise<RemindedOrders> =>
  actOnSeveral(work, { kind, orderNos: order_nos }, async order => ({ result: await remind(work, order) }))

async function remind(work: Work<StaffCaller>, order: SeenOrder): Promise<Exclude<RemindResult, 'missing'>> {
  const { db, caller, now } = work
  const who = actorFor(caller)
  if (!canMove(orders, order, 'remind', who) || missingFen(order) === 0) return 'unfit'
  if (await hasActSince(db, order.id, 'remind', new Date(now.getTime() - remindEveryHours * 3_600_000)))
    return 'recent'
  await move(work, orders, order, { act: 'remind', who, notice: noticeDue(order, now) })
  return 'reminded'
}
