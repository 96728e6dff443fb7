import { addDays, dayOf } from '@portal/api/rules/dates'
import type { BatchTerms } from '@portal/api/rules/coupon-batch'
import { createBatch, stopBatch } from '../coupons/batches.service.ts'
import { reserveCoupon } from '../coupons/verify.ts'
import { asMember, asStaff, hour, type DemoWork } from './life.ts'

interface DemoBatch extends BatchTerms {
  /** Days from today on which it starts and ends. */
  days: readonly [number, number]
  stopped?: true
}

const off = (off_fen: number) => ({ way: 'amount', off_fen, percent: null, most_fen: null }) as const
const share = (percent: number, most_fen: number | null) =>
  ({ way: 'percent', off_fen: null, percent, most_fen }) as const

const batches: readonly DemoBatch[] = [
  {
    ...off(3_000),
    name: '分支机构推荐',
    items: ['personal_dues'],
    least_fen: null,
    total: 80,
    per_member: 1,
    issuing: 'single',
    code: 'FZ',
    days: [-90, 60],
    stopped: true,
  },
  {
    ...share(10, 60_000),
    name: '新入会单位礼遇',
    items: ['unit_dues'],
    least_fen: null,
    total: 100,
    per_member: 1,
    issuing: 'shared',
    code: 'XDW26',
    days: [-30, 150],
  },
  {
    ...off(20_000),
    name: '星级评价季',
    items: ['evaluation'],
    least_fen: 80_000,
    total: 200,
    per_member: 1,
    issuing: 'single',
    code: 'PJ26',
    days: [20, 80],
  },
  {
    ...off(5_000),
    name: '早续费',
    items: ['personal_dues'],
    least_fen: null,
    total: 300,
    per_member: 1,
    issuing: 'shared',
    code: 'DEMO50',
    days: [-60, 120],
  },
]

/** One code for one person, who is about to pay with it: the batch is used up. */
const last: DemoBatch = {
  ...off(10_000),
  name: '老会员回访',
  items: ['personal_dues'],
  least_fen: null,
  total: 1,
  per_member: 1,
  issuing: 'shared',
  code: 'HF2026',
  days: [-10, 30],
}

/** Batches of coupons in each state, by the same services that the calls use. `orderNo`: an open order of member-18. */
export async function seedCoupons(work: DemoWork, orderNo: string | undefined): Promise<void> {
  const today = dayOf(work.now)
  for (const [index, { days, stopped, ...given }] of [...batches, last].entries()) {
    const clerk = work.as(asStaff('super'), new Date(work.now.getTime() - (10 - index) * hour))
    const [starts_on, ends_on] = [addDays(today, days[0]), addDays(today, days[1])]
    const { id, version } = await createBatch(clerk, { ...given, starts_on, ends_on })
    if (stopped) await stopBatch(clerk, { id, version, stopped })
  }
  if (orderNo !== undefined)
    await reserveCoupon(work.as(asMember('member-18')), { kind: 'dues', orderNo }, last.code)
}
