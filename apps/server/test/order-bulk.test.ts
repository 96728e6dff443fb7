import { afterAll, describe, expect, test } from 'vitest'
import { beginExport } from '@portal/api/contract/order-exports.contract'
import { closeOrders, remindOrders } from '@portal/api/contract/order-bulk.contract'
import { closeOrder, decidePayment } from '@portal/api/contract/orders.contract'
import type { ClosedOrders, RemindedOrders } from '@portal/api/contract/order-bulk.schema'
import { openOnline } from './support/online.ts'
import { openOrders, params } from './support/orders.ts'
import { aStaff } from './support/people.ts'

const { portal, desk, anUnpaid, aReported, see } = await openOrders()
afterAll(() => portal.close())
const auditor = { token: desk.auditor.token }

const closing = (order_nos: string[], reason = '会员要求取消', key?: string) =>
  portal.call(
    closeOrders,
    { params, body: { order_nos, reason } },
    { ...auditor, ...(key === undefined ? {} : { key }) },
  )
const resultsOf = async (order_nos: string[]) => {
  const answer = await closing(order_nos)
  expect(answer).toMatchObject({ code: 200 })
  const { results } = answer.data as ClosedOrders
  return results.map(({ order_no, result, order_status }) => ({ order_no, result, order_status }))
}

describe('several orders are closed with one reason', () => {
  test('each says what became of it, and the member of each that was closed is told', async () => {
    const unpaid = await anUnpaid()
    const reported = await aReported()
    const paid = await aReported()
    await portal.ok(
      decidePayment,
      {
        params,
        body: {
          order_no: paid.orderNo,
          decision: 'confirm',
          received_fen: 20_000,
          received_at: '2026-05-18',
          bank_ref: 'BULK1',
          remark: '',
        },
      },
      { token: desk.finance.token },
    )
    const missing = '2026051899999'
    const all = [missing, paid.orderNo, reported.orderNo, unpaid.orderNo, unpaid.orderNo]
    expect(await resultsOf(all)).toEqual(
      [
        { order_no: unpaid.orderNo, result: 'closed', order_status: 90 },
        { order_no: reported.orderNo, result: 'closed', order_status: 90 },
        { order_no: paid.orderNo, result: 'unfit', order_status: 30 },
        { order_no: missing, result: 'missing', order_status: null },
      ].toSorted((a, b) => (a.order_no < b.order_no ? -1 : 1)),
    )
    const closed = await see(unpaid.orderNo, unpaid.person)
    expect(closed).toMatchObject({ order_status: 90 })
    expect(closed.history.at(-1)).toMatchObject({ note: '会员要求取消' })
    const texts = async ({ phone }: { phone: string }) => (await portal.smsTo(phone)).map(({ text }) => text)
    expect((await texts(unpaid.person))[0]).toContain(`${unpaid.orderNo} 已由协会关闭`)
    expect((await texts(paid.person)).join()).not.toContain('已由协会关闭')
    expect(await resultsOf([unpaid.orderNo])).toEqual([
      { order_no: unpaid.orderNo, result: 'unfit', order_status: 90 },
    ])
  })

  test('a reason is needed, a page of orders at most, and only super may', async () => {
    const { orderNo } = await anUnpaid()
    expect(await closing([orderNo], ' ')).toMatchObject({ code: 422, data: { rule: 'reason_needed' } })
    expect(await closing([])).toMatchObject({ code: 400 })
    const many = Array.from({ length: 101 }, (_, n) => `20260518${String(n).padStart(5, '0')}`)
    expect(await closing(many)).toMatchObject({
      code: 400,
      data: { errors: { order_nos: expect.any(String) } },
    })
    const body = { order_nos: [orderNo], reason: '试试' }
    expect(await portal.call(closeOrders, { params, body }, { token: desk.finance.token })).toMatchObject({
      code: 403,
    })
    // an order of the other kind is not found there
    expect(await portal.call(closeOrders, { params: { prefix: 'nrckapi' }, body }, auditor)).toMatchObject({
      code: 200,
      data: { results: [{ result: 'missing' }] },
    })
  })

  test('what is being paid online is closed at its provider first', async () => {
    const online = await openOnline(portal)
    const { member, orderNo } = await online.anOrder()
    await online.paying(member, orderNo)
    expect(await resultsOf([orderNo])).toEqual([{ order_no: orderNo, result: 'closed', order_status: 90 }])
    expect(await online.attemptsOf(orderNo)).toEqual(['sandbox closed'])
    const kept = await online.anOrder()
    await online.paying(kept.member, kept.orderNo)
    expect(await closing([kept.orderNo], '')).toMatchObject({ code: 422, data: { rule: 'reason_needed' } })
    const alone = { params, body: { order_no: kept.orderNo, reason: '' } }
    expect(await portal.call(closeOrder, alone, auditor)).toMatchObject({ code: 422 })
    expect(await online.attemptsOf(kept.orderNo)).toEqual(['sandbox open'])
    const paid = await online.anOrder()
    const { payment } = await online.paying(paid.member, paid.orderNo)
    await online.play(payment?.pay_url.split('/').at(-1) ?? '', 'pay_unheard')
    expect(await resultsOf([paid.orderNo])).toEqual([
      { order_no: paid.orderNo, result: 'unfit', order_status: 30 },
    ])
  })

  test('a lost answer is given again; of two clerks at once each order is closed by one', async () => {
    const made = await Promise.all([anUnpaid(), anUnpaid(), anUnpaid()])
    const numbers = made.map(({ orderNo }) => orderNo)
    const first = await closing(numbers, '重复', 'bulk-close-key-1')
    expect(await closing(numbers, '重复', 'bulk-close-key-1')).toEqual(first)
    const others = await Promise.all([anUnpaid(), anUnpaid(), anUnpaid(), anUnpaid()])
    const contested = others.map(({ orderNo }) => orderNo)
    const answers = await Promise.all([resultsOf(contested), resultsOf(contested.toReversed())])
    for (const number of contested) {
      const closed = answers.flat().filter(one => one.order_no === number && one.result === 'closed')
      expect(closed).toHaveLength(1)
    }
  })
})

test('single orders of a filter go out as a file, or all but some', async () => {
  const [one, two, three] = await Promise.all([anUnpaid(), anUnpaid(), anUnpaid()])
  const rowsOf = async (chosen: { only?: string[]; without?: string[] }) => {
    const body = {
      sort: '-created_at' as const,
      format: 'csv' as const,
      columns: ['order_no' as const],
      ...chosen,
    }
    const begun = await portal.ok(beginExport, { params, body }, auditor)
    const file = await portal.manager.inject({ url: begun.url, headers: { host: 'localhost' } })
    expect(file.statusCode).toBe(200)
    return { rows: begun.rows, text: file.body }
  }
  const only = await rowsOf({ only: [one.orderNo, three.orderNo] })
  expect(only.rows).toBe(2)
  expect(only.text).toContain(one.orderNo)
  expect(only.text).not.toContain(two.orderNo)
  const all = await rowsOf({})
  const without = await rowsOf({ without: [two.orderNo] })
  expect(without.rows).toBe(all.rows - 1)
  expect(without.text).not.toContain(two.orderNo)
  const none = { sort: '-created_at' as const, format: 'csv' as const, columns: ['order_no' as const] }
  expect(
    await portal.call(beginExport, { params, body: { ...none, only: ['2026051899998'] } }, auditor),
  ).toMatchObject({ code: 422, data: { rule: 'nothing_to_export' } })
})

const reminding = (order_nos: string[], token = desk.finance.token, key?: string) =>
  portal.call(remindOrders, { params, body: { order_nos } }, { token, ...(key === undefined ? {} : { key }) })
const remindedOf = async (order_nos: string[], token?: string) => {
  const answer = await reminding(order_nos, token)
  expect(answer).toMatchObject({ code: 200 })
  return (answer.data as RemindedOrders).results.map(({ result }) => result)
}
const textsTo = async ({ phone }: { phone: string }, part: string) =>
  (await portal.smsTo(phone)).filter(({ text }) => text.includes(part))

describe('members of several orders are asked to pay', () => {
  test('those that wait for money get one text a day, and say so in their history', async () => {
    const { orderNo, person } = await anUnpaid()
    expect(await remindedOf([orderNo, orderNo, '2026051899999'])).toEqual(['reminded', 'missing'])
    const due = `${orderNo} 待付 ¥200.00，请于 `
    expect(await textsTo(person, due)).toHaveLength(1)
    const seen = await see(orderNo, person)
    expect(seen.order_status).toBe(0)
    expect(seen.history.at(-1)).toMatchObject({ text: '提醒缴费', by: '协会' })
    expect(await remindedOf([orderNo], desk.auditor.token)).toEqual(['recent'])
    await portal.db.pool
      .updateTable('order_history')
      .set({ at: new Date(portal.clock.now.getTime() - 24 * 3_600_000 - 1000) })
      .where('act', '=', 'remind')
      .execute()
    expect(await remindedOf([orderNo], desk.auditor.token)).toEqual(['reminded'])
    expect(await textsTo(person, due)).toHaveLength(2)
  })

  test('what was reported, paid or closed needs none; orders of the other kind are not found', async () => {
    const reported = await aReported()
    const closed = await anUnpaid()
    await resultsOf([closed.orderNo])
    expect(await remindedOf([reported.orderNo, closed.orderNo])).toEqual(['unfit', 'unfit'])
    expect(await textsTo(reported.person, '待付')).toHaveLength(0)
    const { orderNo } = await anUnpaid()
    const body = { order_nos: [orderNo] }
    const caller = { token: desk.finance.token }
    expect(await portal.call(remindOrders, { params: { prefix: 'nrckapi' }, body }, caller)).toMatchObject({
      data: { results: [{ result: 'missing' }] },
    })
    expect(await reminding([])).toMatchObject({ code: 400 })
  })

  test('an agent reminds own leads alone', async () => {
    const { orderNo, person } = await anUnpaid()
    const { token } = await aStaff(portal, 'agent')
    expect(await remindedOf([orderNo], token)).toEqual(['missing'])
    expect(await textsTo(person, '待付')).toHaveLength(0)
  })

  test('a lost answer is given again; of two clerks at once one sends the text', async () => {
    const { orderNo, person } = await anUnpaid()
    const first = await reminding([orderNo], desk.finance.token, 'bulk-remind-key')
    expect(await reminding([orderNo], desk.finance.token, 'bulk-remind-key')).toEqual(first)
    const others = await Promise.all([anUnpaid(), anUnpaid(), anUnpaid()])
    const contested = others.map(made => made.orderNo)
    const answers = await Promise.all([
      remindedOf(contested),
      remindedOf(contested.toReversed(), desk.auditor.token),
    ])
    expect(answers.flat().toSorted()).toEqual([
      'recent',
      'recent',
      'recent',
      'reminded',
      'reminded',
      'reminded',
    ])
    for (const one of [...others, { person }]) expect(await textsTo(one.person, '待付')).toHaveLength(1)
  })
})
