import { useNavigate } from 'react-router-dom'
import { useRenewMembership } from '@portal/api/hooks/applications'
import { usePersonalMembership } from '@portal/api/hooks/memberships'
import { useOrders, type OrderQuery } from '@portal/api/hooks/orders'
import { useCurrentUser } from '@portal/api/hooks/users'
import { orderSets } from '@portal/api/rules/order'
import { LoadState } from '@portal/ui/load-state'
import { useStillHere } from '../../shared/router-link/index.ts'
import { RenewalView } from './RenewalView.tsx'
import { termsOf } from './terms.ts'

export interface RenewalPanelProps {
  /** Address of the application form, for those who are no members. */
  applyPath: string
  /** Address of the payment panel of an order. */
  orderPath: (orderNo: string) => string
}

/** The one order for dues that may be open; another cannot be made beside it. */
const openDues: OrderQuery = {
  status: orderSets.open.join(','),
  subject_type: 'personal',
  page_size: 10,
}

/** Renewal of the own personal membership: what it costs, which period it opens, and the order to pay (D4). */
export function RenewalPanel({ applyPath, orderPath }: RenewalPanelProps) {
  const user = useCurrentUser()
  const membership = usePersonalMembership(user.data?.id)
  const unpaid = useOrders('membership', openDues)
  const renewal = useRenewMembership()
  const navigate = useNavigate()
  const isStillHere = useStillHere()

  const failed = user.data ? (membership.data === undefined ? membership : unpaid) : user
  if (membership.data === undefined || !unpaid.data) {
    if (!failed.error) return <LoadState state="loading" />
    return (
      <LoadState state="failed" title={failed.error.message} onRetry={failed.reload}>
        会员信息没有加载出来。
      </LoadState>
    )
  }

  async function order() {
    const outcome = await renewal.run({})
    // ordered in another window: the page then shows that order
    if (!outcome.ok || outcome.data.order_no === null) unpaid.reload()
    else if (isStillHere()) await navigate(orderPath(outcome.data.order_no))
  }

  const current = membership.data
  return (
    <RenewalView
      membership={current && termsOf(current)}
      unpaid={unpaid.data.list[0] ?? null}
      orderPath={orderPath}
      applyPath={applyPath}
      busy={renewal.busy}
      refusal={renewal.error?.message}
      onOrder={() => void order()}
    />
  )
}
