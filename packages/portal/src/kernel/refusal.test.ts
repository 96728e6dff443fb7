import type { contract } from '@portal/api/contract'
import type { Refusal } from '@portal/api/rules/refusals'
import { expect, test } from 'vitest'
import type { Handler } from './answer.ts'
import type { MemberCaller } from './callers.ts'
import { refuse, type Refuse } from './refusal.ts'
import type { Work } from './work.ts'

type Applied = { application: null; order_no: null }
declare const withdraws: (work: Work<MemberCaller, 'no_open_application'>) => Promise<Applied>
declare const closes: (work: Work<MemberCaller, 'no_open_application' | 'order_closed'>) => Promise<Applied>
declare const plain: (work: Work) => Promise<Applied>

type Withdraw = Handler<(typeof contract)['applications']['withdrawApplication']>
type Renew = Handler<(typeof contract)['applications']['renewMembership']>

/** Read by the compiler alone: each `@ts-expect-error` fails `npm run check` when what stands below it compiles. */
export const handlers = {
  named: ({ transaction }) => transaction(withdraws),
  none: ({ transaction }) => transaction(plain),
  // @ts-expect-error the entry does not name order_closed
  more: ({ transaction }) => transaction(closes),
  direct: ({ transaction }) =>
    transaction(async work => {
      // @ts-expect-error the entry does not name order_closed
      throw work.refuse('order_closed')
    }),
  outside: async ({ refuse: may }) => {
    // @ts-expect-error nor outside the unit of work
    throw may('code_wrong')
  },
} satisfies Record<string, Withdraw>

// @ts-expect-error another act of the same path has refusals of its own
export const elsewhere: Renew = ({ transaction }) => transaction(withdraws)

/** A service that names no refusal can make none, and none for what it calls. */
export const services = [
  // @ts-expect-error no refusal named
  (work: Work) => work.refuse('file_missing'),
  // @ts-expect-error what it calls refuses
  (work: Work<MemberCaller>) => withdraws(work),
  (work: Work<MemberCaller, Refusal>) => withdraws(work),
]

test('a refusal has its code, its one text and its name', () => {
  const one: Refuse<'order_closed'> = refuse
  expect(one('order_closed').envelope).toEqual({
    code: 422,
    message: '订单已关闭，不能再支付',
    data: { rule: 'order_closed' },
  })
})
