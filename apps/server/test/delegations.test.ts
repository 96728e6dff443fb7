import { afterAll, expect, test } from 'vitest'
import {
  delegateTask,
  endDelegation,
  listColleagues,
  listDelegations,
} from '@portal/api/contract/delegations.contract'
import type { BodyOf } from '@portal/api/contract/endpoint'
import { getInvoice, listInvoices } from '@portal/api/contract/invoices.contract'
import {
  closeReconciliation,
  getReconciliationDay,
  listReconciledDays,
} from '@portal/api/contract/reconciliation.contract'
import { refusals } from '@portal/api/rules/refusals'
import { issuedWith, openInvoices } from './support/invoices.ts'
import { params } from './support/orders.ts'
import { aStaff, type Person } from './support/people.ts'

const { portal, finance, aRequested, anIssued, sendBack, issue, read } = await openInvoices()
afterAll(() => portal.close())

type Given = Omit<BodyOf<typeof delegateTask>, 'to'>
const give = (who: Person, to: Person, given: Given) =>
  portal.call(delegateTask, { body: { ...given, to: to.id } }, { token: who.token })
const end = ({ token }: Person, { task, subject }: Given) =>
  portal.call(endDelegation, { body: { task, subject } }, { token })
const ofInvoice = (subject: string, note = ''): Given => ({ task: 'invoice', subject, note })
const given = async ({ token }: Person) => (await portal.ok(listDelegations, {}, { token })).list
const listed = async ({ token }: Person, invoice_no: string) => {
  const query = { status: 'submitted', page_size: 50 }
  const { list } = await portal.ok(listInvoices, { params, query }, { token })
  return list.find(row => row.invoice_no === invoice_no)?.delegation
}
const trail = (id: string) =>
  portal.db.pool
    .selectFrom('audit_entries')
    .select(['act', 'reason'])
    .where('record_id', '=', id)
    .where('act', 'like', 'delegations.%')
    .orderBy('at')
    .execute()

/** A day without a difference. */
async function aBalancedDay(day: string): Promise<string> {
  await portal.db.pool
    .insertInto('reconciliation_days')
    .values({
      day,
      state: 'balanced',
      bank_fen: 0,
      open_count: 0,
      sums: JSON.stringify({ order_count: 0, bridge: [], channels: [], agreed_count: 0, awaits: [] }),
      ran_at: portal.clock.now,
      closed_at: null,
      closed_by: null,
    })
    .execute()
  return day
}

test('a request is passed on: both see it, others too, the member does not, and the trail has it', async () => {
  const colleague = await aStaff(portal, 'finance')
  const third = await aStaff(portal, 'finance')
  const { person, invoice_no } = await aRequested()
  const task = ofInvoice(invoice_no, '平台额度不够，请您处理')
  const shown = { by: finance.id, to: colleague.id, note: task.note }

  expect(await give(finance, colleague, task)).toMatchObject({
    data: { ...shown, by_me: true, to_me: false },
  })
  expect((await read(colleague, invoice_no)).delegation).toMatchObject({
    ...shown,
    by_me: false,
    to_me: true,
  })
  expect(await listed(third, invoice_no)).toMatchObject({ ...shown, by_me: false, to_me: false })
  expect((await read(person, invoice_no)).delegation).toBeNull()
  expect(await given(colleague)).toMatchObject([
    { task: 'invoice', subject: invoice_no, invoice: { order_kind: 'dues', amount_fen: 20_000 } },
  ])
  expect(await given(third)).toEqual([])

  // whoever got it may pass it on; whoever is not concerned may not, and is told who has it
  expect(await give(third, finance, task)).toMatchObject({ code: 409, data: { current: shown } })
  expect(await give(colleague, third, ofInvoice(invoice_no))).toMatchObject({ code: 200 })
  expect(await given(colleague)).toEqual([])
  expect(await given(third)).toHaveLength(1)

  // given back, twice
  expect(await end(third, task)).toMatchObject({ code: 200 })
  expect(await end(third, task)).toMatchObject({ code: 200 })
  expect((await read(finance, invoice_no)).delegation).toBeNull()
  expect(await trail(invoice_no)).toEqual([
    { act: 'delegations.give', reason: task.note },
    { act: 'delegations.give', reason: '' },
    { act: 'delegations.end', reason: '' },
  ])
})

test('it is over once something is done about the request, by whoever does it', async () => {
  const colleague = await aStaff(portal, 'finance')
  const { invoice_no } = await aRequested()
  await give(finance, colleague, ofInvoice(invoice_no))
  await sendBack(invoice_no, '抬头与营业执照不符')
  expect(await given(colleague)).toEqual([])
  expect(await give(finance, colleague, ofInvoice(invoice_no))).toMatchObject({
    code: 422,
    message: refusals.task_over,
  })

  const other = await aRequested()
  await give(finance, colleague, ofInvoice(other.invoice_no))
  expect(await issue(await issuedWith(portal, finance, other.invoice_no))).toMatchObject({ code: 200 })
  expect(await given(colleague)).toEqual([])
  const done = await anIssued()
  expect(await give(finance, colleague, ofInvoice(done.invoice_no))).toMatchObject({ code: 422 })
})

test('a day is passed on until it is finished', async () => {
  const colleague = await aStaff(portal, 'finance')
  const day = await aBalancedDay('2026-03-02')
  const task: Given = { task: 'reconciliation_day', subject: day, note: '流水下午补' }
  expect(await give(finance, colleague, task)).toMatchObject({ code: 200 })
  const { days } = await portal.ok(listReconciledDays, { query: {} }, colleague)
  expect(days.find(one => one.day === day)?.delegation).toMatchObject({ to_me: true, note: task.note })
  expect((await portal.ok(getReconciliationDay, { params: { day } }, finance)).delegation).toMatchObject({
    by_me: true,
  })
  expect(await given(colleague)).toMatchObject([{ task: 'reconciliation_day', subject: day, invoice: null }])

  const closed = await portal.ok(closeReconciliation, { body: { day } }, colleague)
  expect(closed.delegation).toBeNull()
  expect(await given(colleague)).toEqual([])
  expect(await give(finance, colleague, task)).toMatchObject({ code: 422, message: refusals.task_over })
})

test('nobody but finance takes it, and only who is there', async () => {
  const { invoice_no } = await aRequested()
  const task = ofInvoice(invoice_no)
  const gone = await aStaff(portal, 'finance')
  await portal.db.pool
    .updateTable('staff')
    .set({ disabled_at: portal.clock.now })
    .where('id', '=', gone.id)
    .execute()
  const { list } = await portal.ok(listColleagues, {}, finance)
  expect(list.map(({ staff_id }) => staff_id)).not.toContain(gone.id)
  expect(list.map(({ staff_id }) => staff_id)).not.toContain(finance.id)
  for (const unfit of [gone, finance, await aStaff(portal, 'super'), await aStaff(portal, 'gardener')])
    expect(await give(finance, unfit, task)).toMatchObject({ code: 422, message: refusals.colleague_unfit })
  const colleague = await aStaff(portal, 'finance')
  expect(await give(finance, colleague, ofInvoice('209901010001'))).toMatchObject({ code: 404 })
  expect(await give(finance, colleague, { ...task, task: 'reconciliation_day' })).toMatchObject({ code: 404 })
  expect(await give(finance, colleague, { ...task, note: '长'.repeat(201) })).toMatchObject({
    code: 400,
    data: { errors: { note: '说明最多 200 个字' } },
  })
  const unnamed = { ...task, to: '' }
  expect(await portal.call(delegateTask, { body: unnamed }, finance)).toMatchObject({
    code: 400,
    data: { errors: { to: '请选择同事' } },
  })
})

test('of two who pass it on at once one does, and the other sees to whom it went', async () => {
  const clerks = await Promise.all([1, 2].map(() => aStaff(portal, 'finance')))
  const colleagues = await Promise.all([1, 2].map(() => aStaff(portal, 'finance')))
  const { invoice_no } = await aRequested()
  const answers = await Promise.all(
    clerks.map((clerk, at) => give(clerk, colleagues[at] ?? clerk, ofInvoice(invoice_no))),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const lists = await Promise.all(colleagues.map(given))
  expect(lists.map(list => list.length).toSorted()).toEqual([0, 1])
  const { delegation } = await portal.ok(getInvoice, { params: { ...params, invoice_no } }, finance)
  expect(lists.flat()[0]?.delegation.to).toBe(delegation?.to)
})
