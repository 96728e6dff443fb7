import { afterAll, describe, expect, test } from 'vitest'
import { requestInvoice } from '@portal/api/contract/invoices.contract'
import { decidePayment, getOrder, listOrders } from '@portal/api/contract/orders.contract'
import { requestRefund } from '@portal/api/contract/refunds.contract'
import { workCounts } from '@portal/api/contract/staff.contract'
import { saveView } from '@portal/api/contract/views.contract'
import { codeLogin, sendCode } from '@portal/api/contract/users.contract'
import { seedDemo } from '@portal/portal/worlds/seed'
import { readMigrations } from '../src/db/migrate.ts'
import { openCoupons } from './support/coupons.ts'
import { aTitle, requestOf } from './support/invoices.ts'
import { confirm, reported } from './support/journey.ts'
import { aMember, aStaff, type Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'

const opened = await openCoupons()
const { portal, desk, anEvaluation } = opened
afterAll(() => portal.close())

const prefix = 'nrckapi'
const params = { prefix } as const
const countsFor = (clerk: Person) => portal.ok(workCounts, {}, clerk)

async function aReportedEvaluation() {
  const person = await aMember(portal)
  const orderNo = await anEvaluation(person)
  await reported(portal, person, orderNo, 80_000, prefix)
  return { person, orderNo }
}
const paid = async () => {
  const order = await aReportedEvaluation()
  expect(await confirm(portal, desk, order.orderNo, { received_fen: 80_000 }, prefix)).toMatchObject({
    code: 200,
  })
  return order
}

describe('the queues of finance', () => {
  test('count evaluations beside dues, and say how many of them there are', async () => {
    const before = await countsFor(desk.finance)
    const { person, orderNo } = await opened.anUnpaid()
    await reported(portal, person, orderNo)
    await aReportedEvaluation()
    const wrong = await aReportedEvaluation()
    await portal.ok(
      decidePayment,
      { params, body: { order_no: wrong.orderNo, decision: 'exception', remark: '金额不符' } },
      desk.finance,
    )
    const returned = await paid()
    await portal.ok(
      requestRefund,
      { params, body: { order_no: returned.orderNo, amount_fen: 80_000, reason: '不再参评' } },
      returned.person,
    )
    const billed = await paid()
    const title = await aTitle(portal, billed.person)
    const lines = [{ order_no: billed.orderNo, amount_fen: 80_000 }]
    await portal.ok(requestInvoice, { params, body: requestOf(title, lines, 'ordinary') }, billed.person)

    const after = await countsFor(desk.finance)
    const more = (all: typeof before, queue: keyof typeof before.of_evaluations) => all[queue] ?? 0
    expect(after.payments_to_confirm).toBe(more(before, 'payments_to_confirm') + 2)
    expect(after.refunds).toBe(more(before, 'refunds') + 1)
    expect(after.exceptions).toBe(more(before, 'exceptions') + 1)
    expect(after.invoices).toBe(more(before, 'invoices') + 1)
    expect(after.of_evaluations).toEqual({ payments_to_confirm: 1, refunds: 1, exceptions: 1, invoices: 1 })
  })

  test.each(['super', 'agent', 'exam', 'others'] as const)('say nothing to %s', async subRole => {
    const { of_evaluations } = await countsFor(await aStaff(portal, subRole))
    expect(of_evaluations).toEqual({
      payments_to_confirm: null,
      refunds: null,
      exceptions: null,
      invoices: null,
    })
  })
})

test('the demo has an evaluation to pay, one that is reported, and two with their invoices', async () => {
  const demo = await openPortal()
  await seedDemo(demo.host)
  const phone = '13800000001'
  await demo.ok(sendCode, { body: { phone, scene: 'login' } })
  const code = (await demo.smsTo(phone))[0]?.code ?? ''
  const { token } = await demo.ok(codeLogin, { body: { phone, code } })
  const mine = await demo.ok(listOrders, { params, query: {} }, { token })
  expect(mine.list).toMatchObject([
    { kind: 'evaluation', order_status: 0, amount_fen: 120_000, channel: null, billable_fen: 0 },
    { kind: 'evaluation', order_status: 30, amount_fen: 80_000, invoice_status: 'issued' },
  ])
  const order_no = mine.list[0]?.order_no ?? ''
  expect(await demo.ok(getOrder, { params: { ...params, order_no } }, { token })).toMatchObject({
    lines: [{ title: '四星评价费', amount_fen: 120_000 }],
  })
  const clerk = await aStaff(demo, 'finance')
  expect(await demo.ok(workCounts, {}, clerk)).toMatchObject({
    payments_to_confirm: 3,
    invoices: 4,
    of_evaluations: { payments_to_confirm: 1, refunds: 0, exceptions: 0, invoices: 1 },
  })
  await demo.close()
})

test('views that were saved before say the kind of member by its new name', async () => {
  const me = await aStaff(portal, 'finance')
  const migration = readMigrations().find(({ name }) => name.startsWith('024'))
  for (const [name, search] of [
    ['单位', 'status=10&type=enterprise&sort=-created_at'],
    ['个人', 'type=personal'],
    ['全部', 'sort=-created_at&cols=type'],
  ] as const)
    await portal.ok(saveView, { body: { name, search } }, me)
  await portal.db.script(migration?.text ?? '')
  const views = await portal.db.pool
    .selectFrom('staff_views')
    .select('search')
    .where('staff_id', '=', me.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  expect(views.map(({ search }) => search).toSorted()).toEqual([
    'sort=-created_at&cols=type',
    'status=10&subject=enterprise&sort=-created_at',
    'subject=personal',
  ])
})
