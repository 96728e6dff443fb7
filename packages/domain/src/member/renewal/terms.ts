import type { Membership } from '@portal/api/contract/memberships.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import type { RenewalTerms } from './RenewalTermsView.tsx'

/** A membership in the words of its renewal. */
export const termsOf = ({
  whats_member,
  status,
  expired_time,
  next_starts_at,
  renewal_fee_fen,
  renewal,
}: Membership): RenewalTerms => ({
  level: whats_member,
  status,
  lastDay: shortDay(expired_time),
  nextStart: next_starts_at,
  fee: yuan(renewal_fee_fen),
  renewal,
})
