import { afterAll, describe, expect, test } from 'vitest'
import { changeCouponBatch, stopCouponBatch, verifyCoupon } from '@portal/api/contract/coupons.contract'
import { closeOrder, listOrders, pollOrder } from '@portal/api/contract/orders.contract'
import { requestRefund } from '@portal/api/contract/refunds.contract'
import { unfitTexts } from '@portal/api/rules/coupon'
import { refusals } from '@portal/api/rules/refusals'
import { closeOverdueOrders, lapseCoupons } from '@portal/portal/jobs/sweep'
import { confirm, report, reported } from './support/journey.ts'
import { openCoupons } from './support/coupons.ts'
import { day, params } from './support/orders.ts'
import { aMember, type Person } from './support/people.ts'

const opened = await openCoupons()
const { portal, desk, anUnpaid, anEvaluation, later, see, pay } = opened
const { aBatch, codesOf, tryCode, verify, finish, batchRow } = opened
afterAll(() => portal.close())

const minutes = (count: number) => count * 60_000
const stop = (id: string, version: number) =>
  portal.ok(stopCouponBatch, { body: { id, version, stopped: true } }, desk.auditor)
const close = ({ token }: Person, order_no: string) =>
  portal.call(closeOrder, { params, body: { order_no, reason: '不再需要' } }, { token })

test('a code is kept for fifteen minutes, lowers what is to be paid, and is used when that has come', async () => {
  const { person, orderNo } = await anUnpaid()
  const { id, code, name } = await aBatch()
  expect(await verify(person, orderNo, code)).toEqual({
    valid: true,
    reason: '',
    discount_fen: 5_000,
    payable_fen: 15_000,
    reserved_until: '2026-05-18 14:15:00',
  })
  const reserved = await see(orderNo, person)
  expect(reserved).toMatchObject({
    amount_fen: 15_000,
    discount_fen: 5_000,
    coupon: { code, name, reserved_until: '2026-05-18 14:15:00' },
    lines: [{ amount_fen: 20_000 }],
  })
  const { list, total_fen } = await portal.ok(listOrders, { params, query: {} }, person)
  expect([list[0]?.amount_fen, list[0]?.discount_fen, total_fen]).toEqual([15_000, 5_000, 15_000])

  // the bank transfer holds it however long the transfer takes
  expect(await pay(orderNo, person)).toMatchObject({ data: { coupon: { reserved_until: null } } })
  await later(2 * day)
  expect(await lapseCoupons(portal.host)).toBe(0)
  await report(portal, person, orderNo, 15_000)
  expect(await confirm(portal, desk, orderNo)).toMatchObject({ data: { rule: 'received_too_much' } })
  expect(await confirm(portal, desk, orderNo, { received_fen: 15_000 })).toMatchObject({
    code: 200,
    data: { order_status: 30, received_fen: 15_000, discount_fen: 5_000, coupon: { code } },
  })
  expect(await batchRow(id)).toEqual({ taken: 1, used: 1, saved_fen: 5_000 })
})

test('a lapsed code is not there for whoever reads, and the sweep gives it back', async () => {
  const { person, orderNo } = await anUnpaid()
  const { id, code } = await aBatch({ total: 1 })
  await verify(person, orderNo, code)
  await later(minutes(10))
  // the same code again is kept anew
  expect(await verify(person, orderNo, code)).toMatchObject({ valid: true, payable_fen: 15_000 })
  await later(minutes(14))
  expect(await see(orderNo, person)).toMatchObject({ amount_fen: 15_000 })
  await later(minutes(1))
  const full = { amount_fen: 20_000, discount_fen: 0, coupon: null }
  expect(await see(orderNo, person)).toMatchObject(full)
  expect(await portal.ok(pollOrder, { params, body: { order_no: orderNo } }, person)).toMatchObject(full)
  expect(await lapseCoupons(portal.host)).toBeGreaterThan(0)
  expect(await lapseCoupons(portal.host)).toBe(0)
  expect(await batchRow(id)).toMatchObject({ taken: 0 })
  const other = await anUnpaid()
  expect(await verify(other.person, other.orderNo, code)).toMatchObject({ valid: true })
})

test('who pays after the time pays the whole of it', async () => {
  const { person, orderNo } = await anUnpaid()
  const { id, code } = await aBatch()
  await verify(person, orderNo, code)
  await later(minutes(15))
  expect(await pay(orderNo, person)).toMatchObject({ data: { amount_fen: 20_000, coupon: null } })
  expect(await batchRow(id)).toMatchObject({ taken: 0 })
})

describe('what does not fit is no error, and leaves everything as it is', () => {
  test('a code that nobody made, somebody else’s, a scheduled, ended and stopped one', async () => {
    const { person, orderNo } = await anUnpaid()
    const stopped = await aBatch()
    await stop(stopped.id, stopped.version)
    const ended = await aBatch({ starts_on: '2026-05-01', ends_on: '2026-05-31' })
    const single = await aBatch({ issuing: 'single', code: 'DR', total: 2 })
    const [theirs = '', free = ''] = await codesOf(single)
    const other = await anUnpaid()
    expect(await verify(other.person, other.orderNo, theirs)).toMatchObject({ valid: true })
    const scheduled = await aBatch({ starts_on: '2027-01-01', ends_on: '2027-12-31' })
    await portal.db.pool
      .updateTable('coupon_batches')
      .set({ ends_at: new Date(portal.clock.now.getTime() - 1) })
      .where('id', '=', ended.id)
      .execute()
    const unknown = await verify(person, orderNo, 'NOBODYMADETHIS')
    expect(unknown).toEqual({
      valid: false,
      reason: unfitTexts.unknown,
      discount_fen: 0,
      payable_fen: 20_000,
      reserved_until: null,
    })
    expect(await verify(person, orderNo, theirs)).toEqual(unknown)
    expect(await verify(person, orderNo, stopped.code)).toMatchObject({ reason: unfitTexts.stopped })
    expect(await verify(person, orderNo, scheduled.code)).toMatchObject({ reason: unfitTexts.scheduled })
    expect(await verify(person, orderNo, ended.code)).toMatchObject({ reason: unfitTexts.ended })
    expect(await verify(person, orderNo, free)).toMatchObject({ valid: true })
  })

  test('another fee, too small an order, used up, used by this member', async () => {
    const { person, orderNo } = await anUnpaid()
    const units = await aBatch({ items: ['unit_dues', 'evaluation'] })
    const large = await aBatch({ least_fen: 20_001 })
    const last = await aBatch({ total: 1 })
    const own = await aBatch()
    expect(await verify(person, orderNo, units.code)).toMatchObject({ reason: unfitTexts.item })
    expect(await verify(person, orderNo, large.code)).toMatchObject({ reason: unfitTexts.least })
    const other = await anUnpaid()
    await verify(other.person, other.orderNo, last.code)
    expect(await verify(person, orderNo, last.code)).toMatchObject({ reason: unfitTexts.used_up })
    // another order of the same member
    const secondNo = await anEvaluation(person)
    const both = await aBatch({ items: ['personal_dues', 'evaluation'] })
    await verify(person, orderNo, both.code)
    expect(await verify(person, secondNo, both.code, 'nrckapi')).toMatchObject({
      reason: unfitTexts.used_by_you,
    })
    expect(await batchRow(both.id)).toMatchObject({ taken: 1 })
    expect(await batchRow(own.id)).toMatchObject({ taken: 0 })
  })

  test('full-width and small letters, spaces and dashes are the same code', async () => {
    const { person, orderNo } = await anUnpaid()
    const { code } = await aBatch({ code: 'ABCD2026' })
    expect(code).toBe('ABCD2026')
    expect(await verify(person, orderNo, 'ａｂｃｄ　20-26')).toMatchObject({ valid: true })
  })

  test('the code before it stays where the new one does not fit, and goes where it does', async () => {
    const { person, orderNo } = await anUnpaid()
    const first = await aBatch()
    const second = await aBatch({ off_fen: 8_000 })
    const usedUp = await aBatch({ total: 1 })
    const other = await anUnpaid()
    await verify(other.person, other.orderNo, usedUp.code)
    await verify(person, orderNo, first.code)
    expect(await verify(person, orderNo, usedUp.code)).toMatchObject({
      valid: false,
      discount_fen: 5_000,
      payable_fen: 15_000,
      reserved_until: expect.any(String),
    })
    expect(await batchRow(first.id)).toMatchObject({ taken: 1 })
    expect(await verify(person, orderNo, second.code)).toMatchObject({ valid: true, payable_fen: 12_000 })
    expect(await batchRow(first.id)).toMatchObject({ taken: 0 })
    expect(await verify(person, orderNo, '')).toMatchObject({ valid: true, payable_fen: 20_000 })
    expect(await batchRow(second.id)).toMatchObject({ taken: 0 })
  })

  test('guessing ends after twenty codes in an hour; what fits is not counted', async () => {
    const { person, orderNo } = await anUnpaid()
    const { code } = await aBatch()
    for (let guess = 0; guess < 20; guess += 1) {
      await verify(person, orderNo, `GUESS${guess}`)
      if (guess < 3) await verify(person, orderNo, code)
    }
    expect(await tryCode(person, orderNo, 'GUESS21')).toMatchObject({ code: 429 })
    expect(await tryCode(person, orderNo, code)).toMatchObject({ code: 429 })
    await later(minutes(61))
    expect(await tryCode(person, orderNo, code)).toMatchObject({ data: { valid: true } })
  })
})

describe('the order goes on', () => {
  test('a transfer that was chosen goes on with the new amount and the same remark code', async () => {
    const { person, orderNo } = await anUnpaid()
    const { code } = await aBatch()
    await pay(orderNo, person)
    const before = await see(orderNo, person)
    expect(await verify(person, orderNo, code)).toMatchObject({ valid: true, reserved_until: null })
    expect(await see(orderNo, person)).toMatchObject({
      remark_code: before.remark_code,
      amount_fen: 15_000,
      deadline_at: before.deadline_at,
    })
    const attempts = await portal.db.pool
      .selectFrom('payment_attempts')
      .select(['status', 'amount_fen'])
      .where('order_id', '=', before.id)
      .orderBy('id')
      .execute()
    expect(attempts).toEqual([
      { status: 'closed', amount_fen: 20_000 },
      { status: 'open', amount_fen: 15_000 },
    ])
    expect(await verify(person, orderNo, '')).toMatchObject({ payable_fen: 20_000 })
  })

  test('once a transfer is reported, paid or closed the amount stands', async () => {
    const { person, orderNo } = await anUnpaid()
    const { code } = await aBatch()
    await reported(portal, person, orderNo)
    expect(await tryCode(person, orderNo, code)).toMatchObject({ message: refusals.report_open })
    await confirm(portal, desk, orderNo)
    expect(await tryCode(person, orderNo, code)).toMatchObject({ message: refusals.already_paid })
    const second = await anUnpaid()
    await close(second.person, second.orderNo)
    expect(await tryCode(second.person, second.orderNo, code)).toMatchObject({
      message: refusals.order_closed,
    })
  })

  test('closing gives the code back, whoever closes', async () => {
    const { id, code } = await aBatch()
    const byMember = await anUnpaid()
    await verify(byMember.person, byMember.orderNo, code)
    expect(await close(byMember.person, byMember.orderNo)).toMatchObject({
      data: { amount_fen: 20_000, discount_fen: 0, coupon: null },
    })
    const byClerk = await anUnpaid()
    await pay(byClerk.orderNo, byClerk.person)
    await verify(byClerk.person, byClerk.orderNo, code)
    expect(await close(desk.auditor, byClerk.orderNo)).toMatchObject({ code: 200 })
    const byTime = await anUnpaid()
    await pay(byTime.orderNo, byTime.person)
    await verify(byTime.person, byTime.orderNo, code)
    expect(await batchRow(id)).toMatchObject({ taken: 1 })
    await later(40 * day)
    await closeOverdueOrders(portal.host)
    expect(await batchRow(id)).toEqual({ taken: 0, used: 0, saved_fen: 0 })
  })

  test('a refund gives no code back', async () => {
    const { id, code } = await aBatch()
    const { person, orderNo } = await anUnpaid()
    await verify(person, orderNo, code)
    await reported(portal, person, orderNo, 15_000)
    await confirm(portal, desk, orderNo, { received_fen: 15_000 })
    const ask = (amount_fen: number) =>
      portal.call(requestRefund, { params, body: { order_no: orderNo, amount_fen, reason: '重复' } }, person)
    expect(await ask(15_001)).toMatchObject({ data: { rule: 'refund_too_much' } })
    expect(await ask(15_000)).toMatchObject({ code: 200, data: { order_status: 40 } })
    expect(await batchRow(id)).toEqual({ taken: 1, used: 1, saved_fen: 5_000 })
    expect(await see(orderNo, person)).toMatchObject({ coupon: { code } })
  })

  test('an order of nothing is completed without money, once', async () => {
    const { id, code } = await aBatch({ off_fen: 50_000 })
    const { person, orderNo } = await anUnpaid()
    expect(await finish(person, orderNo)).toMatchObject({ data: { rule: 'amount_due' } })
    expect(await verify(person, orderNo, code)).toMatchObject({ discount_fen: 20_000, payable_fen: 0 })
    expect(await see(orderNo, person)).toMatchObject({ allowed: ['pay_nothing', 'close'] })
    // there is nothing to transfer
    expect(await pay(orderNo, person)).toMatchObject({ code: 409 })
    expect(await finish(person, orderNo)).toMatchObject({ data: { valid: true, payable_fen: 0 } })
    expect(await see(orderNo, person)).toMatchObject({
      order_status: 30,
      amount_fen: 0,
      received_fen: 0,
      receipts: [],
      period: expect.anything(),
      billable_fen: 0,
      allowed: [],
    })
    expect(await finish(person, orderNo)).toMatchObject({ data: { rule: 'already_paid' } })
    expect(await batchRow(id)).toEqual({ taken: 1, used: 1, saved_fen: 20_000 })
  })

  test('an order of nothing is due again once its code has lapsed', async () => {
    const { code } = await aBatch({ way: 'percent', off_fen: null, percent: 100 })
    const { person, orderNo } = await anUnpaid()
    expect(await verify(person, orderNo, code)).toMatchObject({ payable_fen: 0 })
    await later(minutes(15))
    expect(await finish(person, orderNo)).toMatchObject({ data: { rule: 'amount_due' } })
    expect(await see(orderNo, person)).toMatchObject({ order_status: 0, amount_fen: 20_000 })
  })
})

test('an answer that was lost is the same one again, and takes no second code', async () => {
  const { id, code } = await aBatch()
  const { person, orderNo } = await anUnpaid()
  const body = { order_no: orderNo, code }
  const caller = { token: person.token, key: 'lost-answer-of-a-coupon' }
  const first = await portal.call(verifyCoupon, { params, body }, caller)
  expect(await portal.call(verifyCoupon, { params, body }, caller)).toEqual(first)
  expect(await batchRow(id)).toMatchObject({ taken: 1 })
})

test('lines are what an order costs, in the database too', async () => {
  const { person, orderNo } = await anUnpaid()
  const { id } = await see(orderNo, person)
  const set = (part: { amount_fen: number; discount_fen?: number }) =>
    portal.db.pool.updateTable('orders').set(part).where('id', '=', id).execute()
  await expect(set({ amount_fen: 19_999 })).rejects.toThrow('do not add up')
  await set({ amount_fen: 19_999, discount_fen: 1 })
  await set({ amount_fen: 20_000, discount_fen: 0 })
  await expect(
    portal.db.pool
      .insertInto('order_lines')
      .values({ id: 'extra', order_id: id, position: 9, title: '多出来的', amount_fen: 1 })
      .execute(),
  ).rejects.toThrow('do not add up')
  const { rows } = await portal.db.session(session =>
    session.query(
      `select o.order_no from orders o join order_lines l on l.order_id = o.id
       group by o.id having sum(l.amount_fen) <> o.amount_fen + o.discount_fen`,
      [],
    ),
  )
  expect(rows).toEqual([])
})

test('a batch that is in use is changed only in what takes nothing away', async () => {
  const { person, orderNo } = await anUnpaid()
  const batch = await aBatch()
  await verify(person, orderNo, batch.code)
  const given = { ...batch, starts_on: '2026-05-01', ends_on: '2026-12-31' }
  const change = (part: object) =>
    portal.call(changeCouponBatch, { body: { ...given, ...part } }, desk.auditor)
  expect(await change({ off_fen: 1 })).toMatchObject({
    code: 400,
    data: { errors: { off_fen: expect.any(String) } },
  })
  expect(await change({ total: 99 })).toMatchObject({
    code: 400,
    data: { errors: { total: expect.any(String) } },
  })
  expect(await change({ name: '新名称', total: 200, ends_on: '2027-12-31' })).toMatchObject({
    data: { name: '新名称', total: 200, ends_at: '2027-12-31 23:59:59', version: 2, taken: 1 },
  })
  expect(await change({ name: '旧版本' })).toMatchObject({ code: 409, data: { current: { name: '新名称' } } })
})

test('a member of nothing is told the same as one of somebody else’s order', async () => {
  const { orderNo } = await anUnpaid()
  const other = await aMember(portal)
  expect(await tryCode(other, orderNo, 'ABCD')).toEqual(await tryCode(other, '2026000000000', 'ABCD'))
})
