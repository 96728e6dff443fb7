import { afterAll, describe, expect, test } from 'vitest'
import { decidePayment } from '@portal/api/contract/orders.contract'
import { listDifferences, listReconciledDays } from '@portal/api/contract/reconciliation.contract'
import { addDays } from '@portal/api/rules/dates'
import { reconcileDue } from '@portal/portal/reconciliation/reconciliation.sweep'
import { params } from './support/orders.ts'
import { openReconciliation, theDifference, timeOn } from './support/reconciliation.ts'
import { bankLine } from './support/statements.ts'

const steps = await openReconciliation()
const { portal, finance, aReportedOne, online, today, nextDay, freshDay, see, days, stored } = steps
const { anew, confirmTyped, settle, takeBack, close, byHand } = steps
afterAll(() => portal.close())

describe('transfers', () => {
  test('a typed reference waits for the statement, is seen by it, and the day can be finished', async () => {
    const day = await freshDay()
    const order = await aReportedOne('裴一')
    await confirmTyped(order.orderNo, 'R-1', day)
    expect(await nextDay()).toBe(day)
    await reconcileDue(portal.host)
    expect(await see(day)).toMatchObject({
      state: 'waiting',
      awaits: [{ channel: 'offline', what: 'statement' }],
      differences: [],
    })
    expect(await close(day)).toMatchObject({ code: 422, data: { rule: 'bills_awaited' } })

    await stored(bankLine({ payer: '裴一', ref: 'R-1', time: timeOn(day) }))
    expect(await anew(day)).toMatchObject({
      state: 'balanced',
      agreed_count: 1,
      bridge: [
        { step: 'orders', amount_fen: 20_000 },
        { step: 'bank', amount_fen: 20_000 },
      ],
    })
    expect(await close(day)).toMatchObject({ code: 200, data: { closed: { by: expect.any(String) } } })
    expect(await close(day)).toMatchObject({ code: 409, data: { current: { day } } })
  })

  test('a typed reference that the statement has not, or of another amount, is a difference', async () => {
    const day = await freshDay()
    const missing = await aReportedOne('裴二')
    const other = await aReportedOne('裴三')
    await confirmTyped(missing.orderNo, 'R-2', day)
    await confirmTyped(other.orderNo, 'R-3', day)
    await nextDay()
    await stored(bankLine({ payer: '裴三', ref: 'R-3', yuan: '195.00', time: timeOn(day) }))
    const found = await anew(day)
    expect(theDifference(found, 'bank_missing')).toMatchObject({
      difference_fen: -20_000,
      order: { order_no: missing.orderNo, subject_name: '裴二' },
      line: { bank_ref: 'R-2' },
    })
    expect(theDifference(found, 'bank_amount')).toMatchObject({
      difference_fen: -500,
      order_fen: 20_000,
      bank_fen: 19_500,
    })
  })

  test('money without an order is settled, pays no order then, and pays one again when that is taken back', async () => {
    const day = await freshDay()
    await nextDay()
    await stored(
      bankLine({
        payer: '宏远印务有限公司',
        remark: '印刷费退款',
        yuan: '200.00',
        ref: 'R-4',
        time: timeOn(day),
      }),
    )
    const found = await anew(day)
    expect(found).toMatchObject({
      state: 'differs',
      bridge: [{ amount_fen: 0 }, { step: 'bank_unmatched' }, { step: 'bank' }],
    })
    const { difference_id } = theDifference(found, 'bank_unmatched')
    expect(await close(day)).toMatchObject({ code: 422, data: { rule: 'differences_open' } })
    expect(await settle(difference_id, 'fee')).toMatchObject({
      code: 422,
      data: { rule: 'settlement_way_unfit' },
    })
    expect(await settle(difference_id, 'unknown')).toMatchObject({
      code: 422,
      data: { rule: 'reason_needed' },
    })
    expect(await settle(difference_id, 'other_income', '印刷费退款')).toMatchObject({
      code: 200,
      data: {
        state: 'balanced',
        differences: [{ state: 'settled', settled: { way: 'other_income', note: '印刷费退款' } }],
      },
    })
    expect(await settle(difference_id, 'other_income')).toMatchObject({ code: 409 })
    // it stays settled when the day is reconciled again
    expect(await anew(day)).toMatchObject({ state: 'balanced', differences: [{ state: 'settled' }] })

    const order = await aReportedOne('裴四')
    const paying = () =>
      portal.call(
        decidePayment,
        {
          params,
          body: {
            order_no: order.orderNo,
            decision: 'confirm',
            received_fen: 20_000,
            received_at: day,
            bank_ref: 'R-4',
            remark: '',
          },
        },
        finance,
      )
    expect(await paying()).toMatchObject({ code: 422, data: { rule: 'bank_ref_used' } })
    expect(await takeBack(difference_id)).toMatchObject({ code: 200, data: { state: 'differs' } })
    expect(await paying()).toMatchObject({ code: 200 })
    expect(await settle(difference_id, 'other_income')).toMatchObject({
      code: 422,
      data: { rule: 'bank_line_used' },
    })
    expect(await anew(day)).toMatchObject({ state: 'balanced', differences: [], agreed_count: 1 })
  })

  test('a finished day that differs again is open again, and what was settled for another amount too', async () => {
    const day = await freshDay()
    await nextDay()
    await stored(bankLine({ payer: '远山公司', yuan: '300.00', ref: 'R-5', time: timeOn(day) }))
    const { difference_id } = theDifference(await anew(day), 'bank_unmatched')
    expect(await settle(difference_id, 'unknown', '待查')).toMatchObject({ code: 200 })
    expect(await close(day)).toMatchObject({ code: 200 })
    expect(await takeBack(difference_id)).toMatchObject({ code: 409, data: { current: { closed: {} } } })
    await stored(bankLine({ payer: '远山公司', yuan: '1.00', ref: 'R-6', time: timeOn(day) }))
    expect(await anew(day)).toMatchObject({ state: 'differs', closed: null })
    const { list, total } = await portal.ok(listDifferences, { query: {} }, finance)
    expect(list.filter(one => one.day === day)).toMatchObject([
      { kind: 'bank_unmatched', difference_fen: 100 },
    ])
    expect(total).toBe(list.length)
  })
})

test('a line with the code of an order that waits for finance leads there', async () => {
  const day = await freshDay()
  const order = await aReportedOne('裴七')
  await nextDay()
  await stored(bankLine({ payer: '裴七', remark: order.code, ref: `W-${day}`, time: timeOn(day) }))
  expect(theDifference(await anew(day), 'bank_unmatched')).toMatchObject({
    order_waits: true,
    order: { order_no: order.orderNo },
  })
  await confirmTyped(order.orderNo, `W-${day}`, day)
  expect(await anew(day)).toMatchObject({ state: 'balanced', differences: [] })
})

describe('the round', () => {
  test('comes once a day, from half past nine on', async () => {
    const day = await freshDay()
    await aReportedOne('裴五').then(order => confirmTyped(order.orderNo, 'R-7', day))
    const nine = new Date(`${addDays(day, 1)}T09:00:00+08:00`)
    await online.later(nine.getTime() - portal.clock.now.getTime())
    await reconcileDue(portal.host)
    expect((await days()).some(one => one.day === day)).toBe(false)
    await online.later(31 * 60_000)
    await reconcileDue(portal.host)
    const { last_run_at } = await portal.ok(listReconciledDays, { query: {} }, finance)
    expect(last_run_at).toBe(`${addDays(day, 1)} 09:31:00`)
    expect((await days()).find(one => one.day === day)).toMatchObject({ state: 'waiting' })
  })

  test('a day can be reconciled again by hand, when it is over and has been before', async () => {
    expect(await byHand(today())).toMatchObject({ code: 422, data: { rule: 'day_not_over' } })
    expect(await byHand('2001-01-01')).toMatchObject({ code: 404 })
    const day = (await days())[0]?.day ?? ''
    expect(await byHand(day)).toMatchObject({ code: 200, data: { day } })
  })
})

test('of clerks who settle one difference at once, and one who pays with its money, one wins', async () => {
  const day = await freshDay()
  await nextDay()
  for (const round of Array.from({ length: 5 }, (_, index) => index)) {
    const ref = `RACE-${round}`
    await stored(bankLine({ payer: '旁人乙', yuan: '200.00', ref, time: timeOn(day) }))
    const order = await aReportedOne('裴六')
    const open = (await anew(day)).differences.find(
      ({ line, state }) => line?.bank_ref === ref && state === 'open',
    )
    const id = open?.difference_id ?? ''
    const paying = portal.call(
      decidePayment,
      {
        params,
        body: {
          order_no: order.orderNo,
          decision: 'confirm',
          received_fen: 20_000,
          received_at: day,
          bank_ref: ref,
          remark: '',
        },
      },
      finance,
    )
    const answers = await Promise.all([
      settle(id, 'other_income'),
      settle(id, 'unknown', '不明'),
      settle(id, 'other_income'),
      paying,
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const used = await portal.db.pool
      .selectFrom('bank_lines')
      .select('used_fen')
      .where('bank_ref', '=', ref)
      .executeTakeFirstOrThrow()
    expect(used.used_fen).toBe(20_000)
  }
})
