import { addDays, daysBetween, endOfYearFrom } from './dates.ts'
import type { StatusLook } from './status.ts'

export const membershipStatuses = [
  'active',
  'expiring',
  'grace',
  'expired',
  'suspended',
  'terminated',
] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

export const membershipStatusLook = {
  active: { label: '有效', family: 'success', icon: 'circle-check' },
  expiring: { label: '即将到期', family: 'warning', icon: 'clock-alert' },
  grace: { label: '宽限期', family: 'warning', icon: 'hourglass' },
  expired: { label: '已到期', family: 'neutral', icon: 'calendar-x' },
  suspended: { label: '已暂停', family: 'warning', icon: 'circle-pause' },
  terminated: { label: '已终止', family: 'danger', icon: 'octagon-x' },
} as const satisfies Record<MembershipStatus, StatusLook>

export const membershipLevels = ['personal', 'unit', 'director', 'executive', 'vice_president'] as const
export type MembershipLevel = (typeof membershipLevels)[number]
export const membershipLevelNames = {
  personal: '个人会员',
  unit: '会员单位',
  director: '理事单位',
  executive: '常务理事单位',
  vice_president: '副会长单位',
} as const satisfies Record<MembershipLevel, string>

/** The level that a stored text names; another one is a fault. */
export function toMembershipLevel(text: string | null): MembershipLevel {
  const level = membershipLevels.find(known => known === text)
  if (!level) throw new Error('A membership level that the rules do not know')
  return level
}

/** Days before the end in which the member is reminded to renew, and days after it in which the old period is continued (D4). */
export const renewalWindow = 60
export const graceDays = 30

export type MembershipOverride = 'suspended' | 'terminated' | null

/** The end of the last paid period. */
export interface PaidUntil {
  lastDay: string
  /** The period was taken back by a refund: no grace follows (D5). */
  revoked: boolean
}

const graceAfter = ({ revoked }: PaidUntil): number => (revoked ? 0 : graceDays)

/** Status is computed, never stored (D4). `today` is a day, as the last one, which is still valid itself. */
export function membershipStatus(
  paid: PaidUntil,
  today: string,
  override: MembershipOverride = null,
): MembershipStatus {
  if (override) return override
  const left = daysBetween(today, paid.lastDay)
  if (left >= 0) return left < renewalWindow ? 'expiring' : 'active'
  return -left <= graceAfter(paid) ? 'grace' : 'expired'
}

/** True while the membership counts as valid: its last day is not over and it is neither suspended nor terminated. */
export const isValid = (status: MembershipStatus): boolean => status === 'active' || status === 'expiring'

export const renewalStates = [
  /** May be ordered now. */
  'open',
  /** A period that has not begun yet is paid: the next one can wait. */
  'paid_ahead',
  /** Suspended or terminated. */
  'closed',
] as const
export type RenewalState = (typeof renewalStates)[number]

/**
 * Whether a year may be ordered: at any time while valid, in grace and after, at most one paid period ahead (D4).
 * `lastStart`: first day of the last paid period.
 */
export function renewalState(status: MembershipStatus, lastStart: string, today: string): RenewalState {
  if (status === 'suspended' || status === 'terminated') return 'closed'
  return lastStart > today ? 'paid_ahead' : 'open'
}

/** The period a payment confirmed on `today` opens: after the old one while valid and in grace, else from today (D4). */
export function nextPeriod(paid: PaidUntil | null, today: string): { startsOn: string; endsOn: string } {
  const follows = paid !== null && daysBetween(paid.lastDay, today) <= graceAfter(paid)
  const startsOn = follows ? addDays(paid.lastDay, 1) : today
  return { startsOn, endsOn: endOfYearFrom(startsOn) }
}
