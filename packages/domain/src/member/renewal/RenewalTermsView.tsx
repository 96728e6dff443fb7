import type { OrderRow } from '@portal/api/contract/orders.schema'
import { membershipStatusLook, type MembershipStatus, type RenewalState } from '@portal/api/rules/membership'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import { Button, ButtonLink } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { Notice } from '@portal/ui/notice'
import { Link } from '../../shared/router-link/index.ts'
import { orderMove } from '../member-orders/order-groups.ts'
import * as S from './Renewal.styles.ts'

/** A membership that can be renewed, in words. */
export interface RenewalTerms {
  level: string
  status: MembershipStatus
  lastDay: string
  /** First day of the period a payment confirmed today would open. */
  nextStart: string
  fee: string
  renewal: RenewalState
}

export interface RenewalTermsViewProps {
  membership: RenewalTerms
  /** The order for dues that is open already. */
  unpaid: OrderRow | null
  orderPath: (orderNo: string) => string
  busy: boolean
  refusal?: string | undefined
  onOrder: () => void
}

const closedTexts = {
  paid_ahead: '下一会员期的会费已经缴纳，新会员期开始后可以再续费。',
  closed: '会员资格已暂停或终止，现在不能续费。如有疑问请联系协会办公室。',
} as const satisfies Record<Exclude<RenewalState, 'open'>, string>

/** The order that is open already, how it stands and the way to it. */
function OpenOrder({ order, to }: { order: OrderRow; to: string }) {
  const { label } = orderStatusLook[order.order_status]
  return (
    <Notice
      title={`已有一笔会费订单，${label}`}
      action={
        <ButtonLink as={Link} variant="primary" size="m" to={to}>
          {orderMove[order.order_status].label}
        </ButtonLink>
      }
    >
      订单 <S.OrderNo>{groupOrderNo(order.order_no)}</S.OrderNo>，<wbr />
      {yuan(order.amount_fen)}
      。这笔订单办完后不用再生成续费订单。
    </Notice>
  )
}

/** What a renewal costs and brings, and the button that makes the order; or the order that was made before. */
export function RenewalTermsView({
  membership,
  unpaid,
  orderPath,
  busy,
  refusal,
  onOrder,
}: RenewalTermsViewProps) {
  return (
    <>
      <DescriptionList
        items={[
          { term: '会员级别', value: membership.level },
          { term: '当前状态', value: membershipStatusLook[membership.status].label },
          { term: '有效期至', value: membership.lastDay },
          { term: '新会员期起', value: membership.renewal === 'open' ? membership.nextStart : null },
          { term: '会费', value: `${membership.fee} / 年` },
        ]}
      />
      {unpaid ? (
        <OpenOrder order={unpaid} to={orderPath(unpaid.order_no)} />
      ) : membership.renewal === 'open' ? (
        <Button variant="primary" busy={busy} busyLabel="正在生成订单" onClick={onOrder}>
          生成续费订单
        </Button>
      ) : (
        <Notice>{closedTexts[membership.renewal]}</Notice>
      )}
      {refusal && !unpaid ? (
        <Notice tone="error" role="alert">
          {refusal}
        </Notice>
      ) : null}
    </>
  )
}
