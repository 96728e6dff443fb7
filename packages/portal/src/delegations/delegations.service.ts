import type { ColleagueList, Delegation, DelegationList } from '@portal/api/contract/delegations.schema'
import { isDay } from '@portal/api/rules/dates'
import type { DelegatedTask } from '@portal/api/rules/delegation'
import { invoiceLife } from '@portal/api/rules/invoice'
import { reach, toSubRole } from '@portal/api/rules/rights'
import { findInvoiceByNumber, lockInvoice } from '../invoices/invoices.repository.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { findDay, lockDays } from '../reconciliation/days.repository.ts'
import {
  delegatedTo,
  delegationsOf,
  dropDelegation,
  openAccounts,
  putDelegation,
  type TaskKey,
} from './delegations.repository.ts'
import { presentDelegation } from './present-delegations.ts'

/** A piece of work, as a call names it. */
interface NamedTask {
  task: DelegatedTask
  /** Number of the request, or the day. */
  subject: string
}

/** Nobody is given more than this at once; the rest comes when some of it is done. */
const mostShown = 100

export async function listDelegated({ db, caller }: ReadContext<StaffCaller>): Promise<DelegationList> {
  const found = await delegatedTo(db, caller.id, mostShown)
  return {
    list: found.map(({ invoice_no, order_kind, buyer_name, amount_fen, ...row }) => ({
      task: row.task,
      subject: invoice_no ?? row.subject_id,
      invoice:
        order_kind === null || buyer_name === null || amount_fen === null
          ? null
          : { order_kind, buyer_name, amount_fen },
      delegation: presentDelegation(caller, row),
    })),
  }
}

async function colleaguesOf({ db, caller }: Pick<ReadContext<StaffCaller>, 'db' | 'caller'>) {
  const accounts = await openAccounts(db)
  return accounts.filter(
    ({ id, sub_role }) => id !== caller.id && reach(toSubRole(sub_role), 'payment.confirm') !== null,
  )
}

export async function listColleagues(context: ReadContext<StaffCaller>): Promise<ColleagueList> {
  const colleagues = await colleaguesOf(context)
  return { list: colleagues.map(({ id, name }) => ({ staff_id: id, name })) }
}

/** Locks what is passed on: whoever decides on it at the same time comes before or after. */
async function lockTask(
  { db, now }: Work<StaffCaller>,
  { task, subject }: NamedTask,
): Promise<TaskKey & { isOver: boolean }> {
  if (task === 'invoice') {
    const found = await findInvoiceByNumber(db, subject)
    if (!found) throw notFound()
    const { id, status } = await lockInvoice(db, found.id)
    return { task, subjectId: id, isOver: !invoiceLife.sets.waitsForFinance.some(one => one === status) }
  }
  if (!isDay(subject) || !(await findDay(db, subject))) throw notFound()
  const [day] = await lockDays(db, [subject], now)
  return { task, subjectId: subject, isOver: day?.closed_at !== null }
}

/**
 * Passes work on. What is with somebody else already stays there: of two who pass it on at once the first is told of, the
 * second sees to whom it went.
 */
export async function delegate(
  work: Work<StaffCaller, 'colleague_unfit' | 'task_over'>,
  { to, note, ...named }: NamedTask & { to: string; note: string },
): Promise<Delegation> {
  const { db, caller, now } = work
  const { isOver, ...key } = await lockTask(work, named)
  if (isOver) throw work.refuse('task_over')
  const colleague = (await colleaguesOf(work)).find(({ id }) => id === to)
  if (!colleague) throw work.refuse('colleague_unfit')
  const [before] = await delegationsOf(db, key.task, [key.subjectId])
  if (before && before.given_by !== caller.id && before.given_to !== caller.id)
    throw conflict(presentDelegation(caller, before))
  await putDelegation(db, {
    task: key.task,
    subject_id: key.subjectId,
    given_by: caller.id,
    given_to: to,
    note,
    given_at: now,
  })
  work.audit({
    act: 'delegations.give',
    record: { kind: named.task, id: named.subject },
    money: true,
    diff: { colleague: [before?.to ?? null, colleague.name] },
    reason: note,
  })
  const [given] = await delegationsOf(db, key.task, [key.subjectId])
  if (!given) throw new Error('A delegation is not there after it was written')
  return presentDelegation(caller, given)
}

/** Whoever has the right may end it: who got it may be away. */
export async function endDelegation(work: Work<StaffCaller>, named: NamedTask): Promise<void> {
  const key = await lockTask(work, named)
  const [before] = await delegationsOf(work.db, key.task, [key.subjectId])
  if (!before) return
  await dropDelegation(work.db, key)
  work.audit({
    act: 'delegations.end',
    record: { kind: named.task, id: named.subject },
    money: true,
    diff: { colleague: [before.to, null] },
  })
}
