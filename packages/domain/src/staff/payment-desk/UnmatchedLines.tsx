import type { OrderRow } from '@portal/api/contract/orders.schema'
import type { UnmatchedLine, UnmatchedLineList } from '@portal/api/contract/statements.schema'
import type { Read } from '@portal/api/hooks/use-read'
import { useToday } from '@portal/api/hooks/use-today'
import { yuan } from '@portal/api/rules/money'
import {
  groupOrderNo,
  orderSets,
  orderStatus,
  orderStatusLook,
  type OrderStatus,
} from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import { ButtonLink } from '@portal/ui/button'
import { LoadState } from '@portal/ui/load-state'
import { Pagination } from '@portal/ui/pagination'
import { TextLink } from '@portal/ui/text-link'
import { useLastPage } from '../../shared/list-page/index.ts'
import { Link } from '../../shared/router-link/index.ts'
import { ordersOf } from '../staff-desk/bank-line-links.ts'
import { orderLink, paymentLink } from '../staff-desk/record-links.ts'
import { StaffPending } from '../staff-layout/StaffPending.tsx'
import { shortTime } from '../staff-time/index.ts'
import * as T from '../staff-desk/FigureTable.styles.ts'
import * as S from './UnmatchedLines.styles.ts'

export interface UnmatchedLinesProps {
  lines: Pick<Read<UnmatchedLineList>, 'data' | 'error' | 'reload'>
  page: number
  /** `replace`: the page that was asked for is not there any more. */
  onPage: (page: number, options?: { replace: true }) => void
}

/** Money on the account that belongs to no order yet, as a table; each line with the way to its order. */
export function UnmatchedLines({ lines: { data, error, reload }, page, onPage }: UnmatchedLinesProps) {
  const past = useLastPage(data, page, last => onPage(last, { replace: true }))
  return (
    <S.Root aria-label="未匹配的流水">
      <S.Name>未匹配的流水</S.Name>
      {!data || past ? (
        <StaffPending error={data ? undefined : error} onRetry={reload}>
          未匹配的流水没有加载出来。
        </StaffPending>
      ) : data.list.length === 0 ? (
        <LoadState state="empty" title="没有未匹配的流水">
          导入的来款没有对上订单时，列在这里，随时可以核对。
        </LoadState>
      ) : (
        <>
          <T.Table>
            <T.Caption>未匹配的流水</T.Caption>
            <T.Head>
              <T.Row>
                <T.HeadCell>来款时间</T.HeadCell>
                <T.HeadCell>付款户名</T.HeadCell>
                <T.HeadCell>附言</T.HeadCell>
                <T.HeadCell data-figure>可用金额</T.HeadCell>
                <T.HeadCell>附言里的订单</T.HeadCell>
                <T.HeadCell>怎么处理</T.HeadCell>
              </T.Row>
            </T.Head>
            <T.Body>
              {data.list.map(line => (
                <LineRow key={line.bank_ref} line={line} />
              ))}
            </T.Body>
          </T.Table>
          {data.total > data.page_size ? (
            <Pagination
              page={page}
              pageSize={data.page_size}
              total={data.total}
              more={data.more}
              onChange={to => onPage(to)}
            />
          ) : null}
        </>
      )}
    </S.Root>
  )
}

function LineRow({ line }: { line: UnmatchedLine }) {
  const today = useToday()
  const { booked_at, payer_name, payer_account_tail, remark, amount_fen, left_fen, bank_ref, orders } = line
  return (
    <T.Row>
      <T.Cell data-card="title" title={booked_at}>
        <S.Time>{shortTime(booked_at, today)}</S.Time>
      </T.Cell>
      <T.RowHead>
        <S.Words>
          {payer_name === '' ? '没有户名' : payer_name}
          <small>
            {payer_account_tail === '' ? '' : `账号 ****${payer_account_tail}，`}流水 {bank_ref}
          </small>
        </S.Words>
      </T.RowHead>
      <T.Cell data-name="附言" data-nothing={remark === '' || undefined}>
        <S.Words>{remark === '' ? '—' : remark}</S.Words>
      </T.Cell>
      <T.Cell data-figure data-card="end">
        <b>{yuan(left_fen)}</b>
        {left_fen < amount_fen ? <small>来款 {yuan(amount_fen)}</small> : null}
      </T.Cell>
      <T.Cell data-name="附言里的订单" data-nothing={orders.length === 0 || undefined}>
        {orders.length === 0 ? (
          '—'
        ) : (
          <S.Orders>
            {orders.map(order => (
              <li key={order.order_no}>
                <TextLink as={Link} to={orderLink(order)}>
                  {groupOrderNo(order.order_no)}
                </TextLink>
                <small>
                  {order.subject_name}，{order.item}，
                  {isIn(orderSets.open, order)
                    ? `待付 ${yuan(order.due_fen)}`
                    : orderStatusLook[order.order_status].label}
                </small>
              </li>
            ))}
          </S.Orders>
        )}
      </T.Cell>
      <T.Cell>
        <Act line={line} />
      </T.Cell>
    </T.Row>
  )
}

const isIn = (set: readonly OrderStatus[], { order_status }: Pick<OrderRow, 'order_status'>) =>
  set.includes(order_status)

/** What finance can do with money of an order, by its state; the first that fits comes first. */
const acts = [
  { set: orderSets.waitsForFinance, name: '去确认到账' },
  { set: [orderStatus.exception], name: '去处理' },
  { set: orderSets.payable, note: '会员填报以后可以确认' },
  // nobody waited for it: it revives the order, or goes back
  { set: [...orderSets.over, ...orderSets.settled], name: '登记来款', orAnother: true },
  { set: [orderStatus.refunding], note: '订单正在退款，办完以后可以登记' },
] as const

/** The way on: to the decision on the order, to the member who has not reported yet, or to a search. */
function Act({ line: { orders, pays_out, payer_name } }: { line: UnmatchedLine }) {
  for (const act of acts) {
    const order = orders.find(one => isIn(act.set, one))
    if (!order) continue
    if ('note' in act) return <S.Note>{act.note}</S.Note>
    return (
      <>
        <ButtonLink as={Link} size="s" to={paymentLink(order)}>
          {act.name}
        </ButtonLink>
        {'orAnother' in act ? (
          <S.Note>
            或者{' '}
            <TextLink as={Link} to={ordersOf(payer_name)}>
              找别的订单
            </TextLink>
          </S.Note>
        ) : null}
      </>
    )
  }
  if (pays_out !== null) return <S.Note>像是{channelNames[pays_out]}的入账，次日对账时认领</S.Note>
  return (
    <ButtonLink as={Link} size="s" to={ordersOf(payer_name)}>
      找订单
    </ButtonLink>
  )
}
