import { afterAll, expect, inject, test } from 'vitest'
import { orderLife } from '@portal/api/rules/order'
import { array, assert, asyncProperty, constantFrom, nat, record, tuple } from 'fast-check'
import { sweep } from '@portal/portal/jobs/sweep'
import { brokenSentences } from '../faults/invariants.ts'
import { openMoneyActs, type Life } from './support/money-acts.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())
const { acts, aLife } = await openMoneyActs(portal)

/**
 * How many sequences; the embedded database, where one takes three times as long, plays the first of the same. `npm test`
 * plays others every day, `npm run faults` thousands. A failure prints its seed and its steps.
 */
const runs = Number(process.env['SEQUENCES'] ?? (inject('database').kind === 'pglite' ? 40 : 100))
const seed = Number(process.env['SEQUENCES_SEED'] ?? process.env['FUZZ_SEED'] ?? 20_260_518)
/** All books are looked through after so many sequences: of thousands they are large. */
const chapter = Math.ceil(runs / 100)

const step = record({ act: constantFrom(...Object.keys(acts)), dice: nat(999) })
/** What most sequences need to get anywhere. */
const paid = constantFrom(
  [{ act: 'payOnline', dice: 0 }],
  [
    { act: 'payOnline', dice: 0 },
    { act: 'pay', dice: 0 },
  ],
  [
    { act: 'useCoupon', dice: 0 },
    { act: 'payOnline', dice: 0 },
    { act: 'pay_late', dice: 0 },
  ],
  [
    { act: 'payByTransfer', dice: 0 },
    { act: 'report', dice: 0 },
  ],
  [
    { act: 'payByTransfer', dice: 0 },
    { act: 'report', dice: 0 },
    { act: 'confirm', dice: 0 },
  ],
  ...[0, 1, 4].map(dice => [
    { act: 'payOnline', dice: 0 },
    { act: 'pay', dice: 0 },
    { act: 'byPlatform', dice: 0 },
    { act: 'askInvoice', dice },
    { act: 'handOver', dice: 0 },
    { act: 'minutes', dice: 0 },
    { act: 'minutes', dice: 0 },
  ]),
)
const oneByOne = (...names: readonly string[]) => names.map(act => ({ act, dice: 0 }))
/** What most sequences do not come to, played whatever the seed is. */
const rare = oneByOne('payByTransfer', 'report', 'confirm', 'askRefund')
const unexpected = [
  ...oneByOne('payByTransfer', 'close', 'late', 'repeated', 'approve', 'sentBack', 'renew', 'payByTransfer'),
  ...oneByOne('report', 'confirmTooMuch', 'approve', 'sentBack', 'askInvoice', 'issueInvoice', 'repeated'),
]
const mailed = [
  ...oneByOne('payOnline', 'pay', 'askInvoice', 'issueInvoice', 'mailUnanswered', 'minutes', 'mailTaken'),
  ...oneByOne('resend', 'mailRefused', 'resend', 'mailTaken', 'askReversal', 'mailTaken', 'reverse'),
]
const sequence = tuple(paid, array(step, { minLength: 3, maxLength: 14 })).map(parts => parts.flat())

/** When the member's time ends, and what may move it. */
const standing = async ({ member }: Life) =>
  portal.db.pool
    .selectFrom('memberships as m')
    .where('m.member_id', '=', member.id)
    .select(eb => [
      eb
        .selectFrom('membership_periods as p')
        .whereRef('p.membership_id', '=', 'm.id')
        .select(({ fn }) => fn.max('p.ends_on').as('ends'))
        .as('ends'),
      eb
        .selectFrom('receipts as r')
        .innerJoin('orders as o', 'o.id', 'r.order_id')
        .where('o.member_id', '=', member.id)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('receipts'),
      eb
        .selectFrom('refunds as f')
        .innerJoin('orders as o', 'o.id', 'f.order_id')
        .where('o.member_id', '=', member.id)
        .where('f.approved_at', 'is not', null)
        .select(({ fn }) => fn.countAll().as('count'))
        .as('approved'),
    ])
    .executeTakeFirstOrThrow()

type Standing = Awaited<ReturnType<typeof standing>>

const hasMoved = (before: Standing, after: Standing) =>
  String(before.ends) !== String(after.ends) &&
  before.receipts === after.receipts &&
  before.approved === after.approved

/** Steps of an order's history that its life does not have. */
async function strangeSteps(orderNo: string): Promise<string[]> {
  const rows = await portal.db.pool
    .selectFrom('order_history as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .where('o.order_no', '=', orderNo)
    .select('h.to_status')
    .orderBy('h.at')
    .orderBy('h.id')
    .execute()
  const steps = rows.map(({ to_status }, index) => ({
    from: rows[index - 1]?.to_status ?? null,
    to: to_status,
  }))
  const moves = Object.values(orderLife.moves)
  return steps
    .filter(
      ({ from, to }) =>
        from !== to &&
        !moves.some(
          move =>
            move.to === to && (from === null ? move.from.length === 0 : move.from.some(one => one === from)),
        ),
    )
    .map(({ from, to }) => `${from} → ${to}`)
}

test(
  `whatever is done to an order in whatever order, its money adds up (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const seen = new Set<string>()
    let played = 0
    await assert(
      asyncProperty(sequence, async steps => {
        const life = await aLife()
        const orders = new Set([life.orderNo])
        const problems: string[] = []
        for (const { act, dice } of steps) {
          const before = await standing(life)
          const answer = await acts[act]?.(life, dice)
          orders.add(life.orderNo)
          if (answer && answer.code >= 500) problems.push(`${act} answers ${answer.code}`)
          if (answer?.code === 200) seen.add(act)
          const after = await standing(life)
          if (hasMoved(before, after)) problems.push(`${act} moves the end without money`)
        }
        await sweep(portal.host)
        for (const orderNo of orders) problems.push(...(await strangeSteps(orderNo)))
        played += 1
        if (played % chapter === 0 || played === runs) problems.push(...(await brokenSentences(portal.db)))
        expect(problems, `after ${played} sequences, the books looked at every ${chapter}`).toEqual([])
      }),
      { numRuns: runs, seed, examples: [[rare], [unexpected], [mailed]], endOnFailure: true },
    )
    // the sequences got somewhere
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'payOnline',
        'pay',
        'report',
        'confirm',
        'askRefund',
        'handOver',
        'resend',
        'late',
        'repeated',
      ]),
    )
  },
)
