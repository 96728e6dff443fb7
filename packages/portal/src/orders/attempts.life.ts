import {
  attemptLife,
  type AttemptAct,
  type AttemptActor,
  type AttemptStatus,
} from '@portal/api/rules/payment-attempt'
import { begin, move, type Records } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import {
  insertAttempt,
  lockOpenAttempt,
  updateAttempt,
  type AttemptRecord,
  type OrderRecord,
} from './orders.repository.ts'

/** Payment attempts, as they are moved. */
const attempts: Records<AttemptRecord, AttemptStatus, AttemptActor, AttemptAct> = {
  life: attemptLife,
  column: 'status',
  kind: 'payment_attempt',
  resource: 'payment_attempts',
  money: true,
  nameOf: ({ id }) => id,
  write: updateAttempt,
}

/** The attempt to pay an order by bank transfer: there is nothing to open at a provider. */
export async function beginTransfer(work: Work, order: OrderRecord): Promise<void> {
  const attempt: AttemptRecord = {
    id: work.newId(),
    order_id: order.id,
    channel: 'offline',
    status: 'open',
    amount_fen: order.amount_fen,
    created_at: work.now,
    settled_at: null,
  }
  await insertAttempt(work.db, attempt)
  await begin(work, attempts, attempt, { act: 'transfer', diff: { order_no: order.order_no } })
}

/** Ends the open attempt of an order, if there is one; answers its id. */
export async function endAttempt(
  work: Work,
  order: OrderRecord,
  act: 'succeed' | 'close',
  who: AttemptActor,
): Promise<string | null> {
  const attempt = await lockOpenAttempt(work.db, order.id)
  if (!attempt) return null
  await move(work, attempts, attempt, {
    act,
    who,
    set: { settled_at: work.now },
    diff: { order_no: order.order_no },
  })
  return attempt.id
}
