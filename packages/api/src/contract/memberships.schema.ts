import * as z from 'zod/mini'
import { membershipLevels, membershipStatuses, renewalStates } from '../rules/membership.ts'
import { day, fen, id, listOf, time } from './fields.ts'

const shared = {
  id,
  /** Printed on card and certificate, e.g. `P-2023-004817`. */
  number: z.string(),
  level: z.enum(membershipLevels),
  /** Level in words; what the specification calls whats_member. */
  whats_member: z.string(),
  status: z.enum(membershipStatuses),
  /** First joined; never moves. */
  member_since: day,
  starts_at: day,
  /** `YYYY-MM-DD 23:59:59` of the last day (D1.5). */
  expired_time: time,
  /** Whole days left, today not counted; 0 on the last day and after. */
  days_left: z.int(),
  /** Whether the next year may be ordered now (D4). */
  renewal: z.enum(renewalStates),
  /** This year's fee for the same level. */
  renewal_fee_fen: fen,
  /** First day of the period that a renewal paid today would open. */
  next_starts_at: day,
}

export const personalMembership = z.object({ ...shared, kind: z.literal('personal'), user_name: z.string() })
export type PersonalMembership = z.infer<typeof personalMembership>
export const enterpriseMembership = z.object({
  ...shared,
  kind: z.literal('enterprise'),
  company_name: z.string(),
})
export type EnterpriseMembership = z.infer<typeof enterpriseMembership>
export type Membership = PersonalMembership | EnterpriseMembership

export const personalMemberships = listOf(personalMembership)
export const enterpriseMemberships = listOf(enterpriseMembership)

/** One paid period with the order that paid for it. */
export const duesPeriod = z.object({
  id,
  kind: z.enum(['personal', 'enterprise']),
  /** Whose membership it is: the person or the unit. */
  holder: z.string(),
  starts_at: day,
  ends_at: day,
  type: z.enum(['join', 'renew']),
  amount_fen: fen,
  channel: z.string(),
  /** The day on which finance received the money. */
  paid_on: day,
  order_no: z.nullable(z.string()),
})
export type DuesPeriod = z.infer<typeof duesPeriod>
