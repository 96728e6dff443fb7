import {
  attemptLife,
  type AttemptAct,
  type AttemptActor,
  type AttemptStatus,
} from '@portal/api/rules/payment-attempt'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { conflict } from '../kernel/errors.ts'
import { begin, move, type Records } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { aTransfer, attemptEnded } from './effects.ts'
import {
  insertAttempt,
  lockLiveAttempt,
  updateAttempt,
  type AttemptRecord,
  type OrderRecord,
} from './orders.repository.ts'

/** Payment attempts, as they are moved. */
export const attempts: Records<AttemptRecord, AttemptStatus, AttemptActor, AttemptAct> = {
  life: attemptLife,
  column: 'status',
  kind: 'payment_attempt',
  resource: 'payment_attempts',
  money: true,
  nameOf: ({ id }) => id,
  write: updateAttempt,
}

/** The attempt to pay an order by bank transfer begins. */
export async function beginTransfer(work: Work, order: OrderRecord): Promise<void> {
  const attempt = aTransfer(work.newId(), order, work.now)
  await insertAttempt(work.db, attempt)
  await begin(work, attempts, attempt, { act: 'transfer', diff: { order_no: order.order_no } })
}

/** Ends an attempt without money. */
export const closeAttempt = (
  work: Work,
  order: OrderRecord,
  attempt: AttemptRecord,
  who: AttemptActor & ('member' | 'system'),
) =>
  move(work, attempts, attempt, {
    act: 'close',
    who,
    set: attemptEnded(work.now),
    diff: { order_no: order.order_no },
  })

/** An attempt at a provider is closed there first, which no unit of work waits for. */
export async function refuseOpenOnline(work: Work, order: OrderRecord): Promise<void> {
  const attempt = await lockLiveAttempt(work.db, order.id)
  if (attempt && attempt.channel !== 'offline') throw conflict(null, answerTexts.paymentIsOpen)
}

/** Ends the transfer by which an order was to be paid, if there is one; answers its id. */
export async function endTransfer(
  work: Work,
  order: OrderRecord,
  act: 'succeed' | 'close',
  who: AttemptActor,
): Promise<string | null> {
  await refuseOpenOnline(work, order)
  const attempt = await lockLiveAttempt(work.db, order.id)
  if (!attempt) return null
  await move(work, attempts, attempt, {
    act,
    who,
    set: attemptEnded(work.now),
    diff: { order_no: order.order_no },
  })
  return attempt.id
}
