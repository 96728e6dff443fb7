import { addDays, daysBetween, endOfYearFrom } from './dates.ts'
import { defineLife, type ActOf, type ActorOf, type StatusOf } from './life.ts'

/** A refund of an order (D5). The effect on the membership happens with the last approval, the money follows. */
export const refundLife = defineLife({
  name: '退款',
  states: {
    requested: { label: '待批准', family: 'info', icon: 'clock' },
    approved: { label: '待复核', family: 'info', icon: 'user-check' },
    processing: { label: '退回中', family: 'info', icon: 'loader' },
    succeeded: { label: '退款成功', family: 'success', icon: 'circle-check' },
    failed: { label: '退款失败', family: 'danger', icon: 'triangle-alert' },
    rejected: { label: '已驳回', family: 'neutral', icon: 'circle-x' },
  },
  sets: {
    /** Somebody still has to do something; an order has at most one such refund. */
    open: ['requested', 'approved', 'processing', 'failed'],
    /** The approval can still be withheld. */
    undecided: ['requested', 'approved'],
  },
  actors: {
    member: '会员',
    auditor: '综合管理',
    agent: '会员发展',
    finance: '财务',
    reviewer: '另一位财务',
    system: '系统',
  },
  acts: {
    ask: {
      from: [],
      to: 'requested',
      by: ['member', 'auditor', 'agent', 'finance', 'system'],
      label: '申请退款',
    },
    approve: { from: ['requested'], to: 'processing', by: ['finance'], label: '批准退款' },
    approve_first: { from: ['requested'], to: 'approved', by: ['finance'], label: '批准，待复核' },
    review: { from: ['approved'], to: 'processing', by: ['reviewer'], label: '复核通过' },
    reject: { from: 'undecided', to: 'rejected', by: ['finance', 'reviewer'], label: '驳回申请' },
    succeed: {
      from: ['processing'],
      to: 'succeeded',
      by: ['finance', 'reviewer', 'system'],
      label: '登记已退回',
    },
    fail: {
      from: ['processing'],
      to: 'failed',
      by: ['finance', 'reviewer', 'system'],
      label: '登记退回失败',
    },
    retry: { from: ['failed'], to: 'processing', by: ['finance', 'reviewer'], label: '重新退回' },
  },
})

export type RefundStatus = StatusOf<typeof refundLife>
export type RefundAct = ActOf<typeof refundLife>
export type RefundActor = ActorOf<typeof refundLife>

export const refundStatuses = refundLife.statuses
export const refundStatusLook = refundLife.states

/**
 * What a refund does to what was bought (D5), for a year's dues: 会员期不变, 按退款比例缩短, 收回本次会员期. Who approves
 * chooses one; what each would change is shown before.
 */
export const refundEffects = ['keep', 'shorten', 'revoke'] as const
export type RefundEffect = (typeof refundEffects)[number]

/** Refunds above this sum need a second person of finance, unless whoever runs the portal sets another one (D5). */
export const usualSecondPersonFen = 500_000

interface Period {
  /** First and last day. */
  startsOn: string
  endsOn: string
}

/**
 * The last day of a year when part of its price is paid back: as many of its days go as the refund is of the price,
 * rounded in the member's favour. Days that are over stay.
 */
export function shortenedEnd(
  { startsOn, endsOn }: Period,
  { refundFen, paidFen }: { refundFen: number; paidFen: number },
  today: string,
): string {
  const days = daysBetween(startsOn, endOfYearFrom(startsOn)) + 1
  const end = addDays(endsOn, -Math.floor((days * refundFen) / paidFen))
  const least = startsOn > today ? startsOn : today
  return end < least ? least : end
}

/** The last day of a year that is taken back on `today`: today, or the day before it would have begun. */
export const revokedEnd = ({ startsOn }: Period, today: string): string =>
  startsOn > today ? addDays(startsOn, -1) : today
