import { afterAll, expect, test } from 'vitest'
import { oneAfterAnother, openNaive } from '../support/naive.ts'
import { oneDecision, oneWinner, openRaces, paidOnce } from '../support/races.ts'

/**
 * What the races of `four-processes.test.ts` would say of a portal that reads first and writes afterwards. One after
 * another the same processes are right: it is the race that they lose.
 */
const { portal, buyers, forOneCoupon, clerks, onOneOrder, ofNotices } = await openRaces()
const naive = await openNaive(portal, 4)
const inTurn = oneAfterAnother(naive)
afterAll(async () => {
  await naive.stop()
  await portal.close()
})

test('naive processes give one coupon to several of two hundred', async () => {
  expect(await forOneCoupon(inTurn, await buyers(20))).toEqual(oneWinner)
  const raced = await forOneCoupon(naive, await buyers(200))
  expect(raced).not.toEqual(oneWinner)
  expect(raced.winners).toBeGreaterThan(1)
  expect(raced.held).toBe(raced.winners)
})

test('naive processes take one payment from several of ten clerks', async () => {
  const all = await clerks(10)
  expect(await onOneOrder(inTurn, all)).toEqual(oneDecision)
  let raced = await onOneOrder(naive, all)
  // a withdrawal that is early leaves the transfer to one of them
  for (let round = 1; round < 5 && raced.confirmed === 1; round += 1) raced = await onOneOrder(naive, all)
  expect(raced).not.toEqual(oneDecision)
  expect(raced.confirmed).toBeGreaterThan(1)
  expect(raced.receipts).toBe(raced.confirmed)
})

test('naive processes take one payment from several of its notices', async () => {
  expect(await ofNotices(inTurn, 2)).toEqual([paidOnce, paidOnce])
  const outcomes = await ofNotices(naive, 10)
  expect(outcomes).not.toEqual(outcomes.map(() => paidOnce))
  expect(outcomes.filter(({ receipts }) => receipts > 1)).not.toEqual([])
})
