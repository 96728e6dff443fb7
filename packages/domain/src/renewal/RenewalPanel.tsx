import { useNavigate } from 'react-router-dom'
import { useApply } from '@portal/api/hooks/applications'
import { usePersonalMembership } from '@portal/api/hooks/memberships'
import { useCurrentUser } from '@portal/api/hooks/users'
import { shortDay } from '@portal/api/rules/dates'
import { mayRenew } from '@portal/api/rules/membership'
import { yuan } from '@portal/api/rules/money'
import { LoadState } from '@portal/ui/load-state'
import { RenewalView } from './RenewalView.tsx'

export interface RenewalPanelProps {
  /** Address of the application form, for those who are no members. */
  applyPath: string
  /** Address of the payment panel of an order. */
  orderPath: (orderNo: string) => string
}

/** Renewal of the own personal membership: what it costs, which period it opens, and the order to pay (D4). */
export function RenewalPanel({ applyPath, orderPath }: RenewalPanelProps) {
  const user = useCurrentUser()
  const membership = usePersonalMembership(user.data?.id)
  const apply = useApply()
  const navigate = useNavigate()

  if (membership.error && membership.data === undefined) {
    return (
      <LoadState state="failed" title={membership.error.message} onRetry={membership.reload}>
        会员信息没有加载出来。
      </LoadState>
    )
  }
  if (membership.data === undefined) return <LoadState state="loading" />

  async function order() {
    const outcome = await apply.run({ body: { action: 'renew' } })
    if (outcome.ok && outcome.data.order_no !== null) await navigate(orderPath(outcome.data.order_no))
  }

  const current = membership.data
  return (
    <RenewalView
      membership={
        current && {
          level: current.whats_member,
          status: current.status,
          lastDay: shortDay(current.expired_time),
          nextStart: current.next_starts_at,
          fee: yuan(current.renewal_fee_fen),
          open: mayRenew(current.status),
        }
      }
      applyPath={applyPath}
      busy={apply.busy}
      refusal={apply.error?.message}
      onOrder={() => void order()}
    />
  )
}
