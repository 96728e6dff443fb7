import { afterAll, expect, test } from 'vitest'
import { takeOne } from '@portal/portal/coupons/coupons.repository'
import type { Tx } from '@portal/portal/kernel/database'
import { openCoupons } from '../support/coupons.ts'
import { aMember } from '../support/people.ts'

const { portal, aBatch, codesOf, anEvaluation, verify, batchRow } = await openCoupons()
afterAll(() => portal.close())

const items = ['evaluation' as const]
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

async function aBuyer() {
  const person = await aMember(portal)
  return { person, orderNo: await anEvaluation(person) }
}

/** What of the taken codes orders really hold. */
const held = (batchId: string) =>
  portal.db.pool
    .selectFrom('coupon_uses')
    .select('order_id')
    .where('batch_id', '=', batchId)
    .where('state', '<>', 'released')
    .execute()

test('two hundred at one coupon: exactly one has it', async () => {
  const { id, code } = await aBatch({ items, total: 1 })
  const buyers = await times(200, aBuyer)
  const answers = await Promise.all(
    buyers.map(({ person, orderNo }) => verify(person, orderNo, code, 'nrckapi')),
  )
  expect(answers.filter(({ valid }) => valid)).toHaveLength(1)
  expect(await batchRow(id)).toMatchObject({ taken: 1 })
  expect(await held(id)).toHaveLength(1)
})

/** How many of those who ask together get one of a batch. All have looked before the first one takes. */
async function winners(batchId: string, take: (tx: Tx, look: () => Promise<void>) => Promise<boolean>) {
  const asking = 8
  const all = Promise.withResolvers<void>()
  let looked = 0
  const look = () => {
    looked += 1
    if (looked === asking) all.resolve()
    return all.promise
  }
  const won = await times(asking, () => portal.db.transaction(tx => take(tx, look)).catch(() => false))
  return { won: won.filter(Boolean).length, taken: (await batchRow(batchId)).taken }
}

test('who reads first and writes then takes more than there is; one statement does not', async () => {
  const naive = await aBatch({ items, total: 1 })
  const counted = await winners(naive.id, async (tx, look) => {
    const { taken, total } = await tx
      .selectFrom('coupon_batches')
      .select(['taken', 'total'])
      .where('id', '=', naive.id)
      .executeTakeFirstOrThrow()
    await look()
    if (taken >= total) return false
    await tx
      .updateTable('coupon_batches')
      .set({ taken: taken + 1 })
      .where('id', '=', naive.id)
      .execute()
    return true
  })
  expect(counted).toEqual({ won: 8, taken: 1 })
  const ours = await aBatch({ items, total: 1 })
  expect(
    await winners(ours.id, async (tx, look) => {
      await look()
      return (await takeOne(tx, ours.id)) !== undefined
    }),
  ).toEqual({ won: 1, taken: 1 })
})

test('one member with twenty orders at once has as many codes as one may', async () => {
  const { id, code } = await aBatch({ items, per_member: 2 })
  const person = await aMember(portal)
  const orders = await times(20, () => anEvaluation(person))
  const answers = await Promise.all(orders.map(orderNo => verify(person, orderNo, code, 'nrckapi')))
  expect(answers.filter(({ valid }) => valid)).toHaveLength(2)
  expect(await batchRow(id)).toMatchObject({ taken: 2 })
  expect(await held(id)).toHaveLength(2)
})

test('a code of one person is one order’s, and one order in twenty windows takes one code', async () => {
  const batch = await aBatch({ items, issuing: 'single', code: 'RACE', total: 3, per_member: 3 })
  const [first = '', second = ''] = await codesOf(batch)
  const buyers = await times(20, aBuyer)
  const answers = await Promise.all(
    buyers.map(({ person, orderNo }) => verify(person, orderNo, first, 'nrckapi')),
  )
  expect(answers.filter(({ valid }) => valid)).toHaveLength(1)
  const { person, orderNo } = await aBuyer()
  const windows = await times(20, () => verify(person, orderNo, second, 'nrckapi'))
  expect(windows.every(({ valid }) => valid)).toBe(true)
  expect(await batchRow(batch.id)).toMatchObject({ taken: 2 })
})

test('who goes from one batch to another crosswise waits in no circle', async () => {
  const [one, two] = [await aBatch({ items }), await aBatch({ items })]
  const buyers = await times(20, aBuyer)
  const step = (order: readonly { code: string }[]) =>
    Promise.all(
      buyers.map(({ person, orderNo }, index) =>
        verify(person, orderNo, order[index % 2]?.code ?? '', 'nrckapi'),
      ),
    )
  await step([one, two])
  const crossed = await step([two, one])
  expect(crossed.every(({ valid }) => valid)).toBe(true)
  expect([(await batchRow(one.id)).taken, (await batchRow(two.id)).taken]).toEqual([10, 10])
})
