import { useNavigate } from 'react-router-dom'
import type { EnterpriseMembership } from '@portal/api/contract/memberships.schema'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { useEnterpriseMemberships } from '@portal/api/hooks/memberships'
import { useOrders, type OrderQuery } from '@portal/api/hooks/orders'
import { useRenewUnit } from '@portal/api/hooks/unit-renewal'
import { useCurrentUser } from '@portal/api/hooks/users'
import { memberPages } from '@portal/api/rules/member-pages'
import { orderSets } from '@portal/api/rules/order'
import { ButtonLink } from '@portal/ui/button'
import { LoadState } from '@portal/ui/load-state'
import { PageHeader } from '@portal/ui/page-header'
import { PageSection } from '../../shared/page-section/index.ts'
import { Link, useStillHere } from '../../shared/router-link/index.ts'
import type { RenewalPanelProps } from './RenewalPanel.tsx'
import { RenewalTermsView } from './RenewalTermsView.tsx'
import { termsOf } from './terms.ts'
import * as S from './Renewal.styles.ts'

/** A unit has one open order for dues at most, and an account few units. */
const openDues: OrderQuery = {
  status: orderSets.open.join(','),
  subject_type: 'enterprise',
  page_size: 10,
}

/** Renewal of the units this account manages, each by an order of its own (D4). */
export function UnitRenewalPanel({ applyPath, orderPath }: RenewalPanelProps) {
  const user = useCurrentUser()
  const units = useEnterpriseMemberships(user.data?.id)
  const unpaid = useOrders('membership', openDues)

  const failed = user.data ? (units.data === undefined ? units : unpaid) : user
  if (!units.data || !unpaid.data) {
    if (!failed.error) return <LoadState state="loading" />
    return (
      <LoadState state="failed" title={failed.error.message} onRetry={failed.reload}>
        单位会员信息没有加载出来。
      </LoadState>
    )
  }
  const { list } = units.data
  const openOrders = unpaid.data.list
  if (list.length === 0)
    return (
      <S.Root>
        <PageHeader
          title={memberPages.enterpriseRenewal.title}
          lead="本账号没有管理的会员单位。单位入会后，由单位管理员续费。"
        />
        <ButtonLink as={Link} variant="primary" to={applyPath}>
          申请单位会员
        </ButtonLink>
      </S.Root>
    )
  return (
    <S.Units>
      <PageHeader
        title={memberPages.enterpriseRenewal.title}
        lead="生成续费订单后，在订单页选择支付方式付款。"
      />
      {list.map(unit => (
        <UnitRenewal
          key={unit.id}
          unit={unit}
          unpaid={openOrders.find(({ subject_name }) => subject_name === unit.company_name) ?? null}
          orderPath={orderPath}
          onMissed={unpaid.reload}
        />
      ))}
    </S.Units>
  )
}

interface UnitRenewalProps extends Pick<RenewalPanelProps, 'orderPath'> {
  unit: EnterpriseMembership
  unpaid: OrderRow | null
  /** The order could not be made: another one may be there. */
  onMissed: () => void
}

function UnitRenewal({ unit, unpaid, orderPath, onMissed }: UnitRenewalProps) {
  const renewal = useRenewUnit()
  const navigate = useNavigate()
  const isStillHere = useStillHere()

  async function order() {
    const outcome = await renewal.run({ body: { membership_id: unit.id } })
    // ordered in another window: the page then shows that order
    if (!outcome.ok) onMissed()
    else if (isStillHere()) await navigate(orderPath(outcome.data.order_no))
  }

  return (
    <PageSection title={unit.company_name}>
      <S.Root as="div">
        <RenewalTermsView
          membership={termsOf(unit)}
          unpaid={unpaid}
          orderPath={orderPath}
          busy={renewal.busy}
          refusal={renewal.error?.message}
          onOrder={() => void order()}
        />
      </S.Root>
    </PageSection>
  )
}
