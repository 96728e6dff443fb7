import { afterAll, expect, test } from 'vitest'
import { brokenSentences } from '../../faults/invariants.ts'
import { openProcesses } from '../support/processes.ts'
import { oneDecision, oneWinner, openRaces, paidOnce } from '../support/races.ts'

const { portal, buyers, forOneCoupon, clerks, onOneOrder, ofNotices } = await openRaces()
const processes = await openProcesses(portal, 4)
afterAll(async () => {
  await processes.stop()
  await portal.close()
})

test('two hundred clients and one coupon, twenty times: exactly one has it', async () => {
  const all = await buyers(200)
  for (let round = 0; round < 20; round += 1) expect(await forOneCoupon(processes, all)).toEqual(oneWinner)
})

test('ten clerks and ten windows of the member on one order: one payment, one period', async () => {
  const all = await clerks(10)
  for (let round = 0; round < 5; round += 1) expect(await onOneOrder(processes, all)).toEqual(oneDecision)
})

test('notices of ten payments, each five times, in any order and at any process: one effect each', async () => {
  for (const outcome of await ofNotices(processes, 10)) expect(outcome).toEqual(paidOnce)
})

test('the books of all that add up, and no process had a fault', async () => {
  expect(await brokenSentences(portal.db)).toEqual([])
  expect(processes.troubles()).toEqual([])
})
