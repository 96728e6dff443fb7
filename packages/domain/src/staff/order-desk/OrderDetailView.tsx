import type { ComponentProps, ReactNode } from 'react'
import type { OrderDetail, OrderRow, ReportedTransfer } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { groupRemarkCode, orderStatusLook } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { Skeleton, SkeletonLines } from '@portal/ui/skeleton'
import { StatusTag } from '@portal/ui/status'
import { channelNames } from '@portal/api/rules/payment'
import { AFrameLater } from '../../shared/ahead/index.ts'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { OrderMember } from '../order-table/index.ts'
import { OrderNotice } from './OrderNotice.tsx'
import { OrderSection } from './OrderSection.tsx'
import * as S from './OrderDetail.styles.ts'

export interface OrderDetailViewProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The order as far as its row tells. */
  order: OrderRow
  /** All of it; while it is on its way, what only it tells keeps its room. */
  whole: OrderDetail | undefined
  onShowVouchers: () => void
  /** What is asked back, and how far it is. */
  refund?: ReactNode
  /** The documents that were asked for. */
  invoices?: ReactNode
}

/** A value that is on its way. */
const coming = <Skeleton shape="text" width="6em" />

const reportTerms = ['付款户名', '付款银行', '账号尾号', '填报金额', '付款日期', '备注', '填报时间'] as const

const reportValues = (report: ReportedTransfer): Record<(typeof reportTerms)[number], string | null> => ({
  付款户名: report.payer_name,
  付款银行: report.payer_bank,
  账号尾号: report.payer_account_tail === '' ? null : `****${report.payer_account_tail}`,
  填报金额: yuan(report.amount_fen),
  付款日期: report.paid_on,
  备注: report.note,
  填报时间: report.submitted_at.slice(0, 16),
})

function Transfer({ order, whole, onShowVouchers }: OrderDetailViewProps) {
  const report = whole?.report
  const vouchers = report?.vouchers.length ?? 0
  const values = report && reportValues(report)
  const expected = whole === undefined && order.reported_at !== null
  return (
    <OrderSection
      title="会员填报"
      action={
        vouchers > 0 ? (
          <Button size="s" variant="text" onClick={onShowVouchers}>
            查看凭证 {vouchers} 份
          </Button>
        ) : null
      }
    >
      <S.Facts>
        {values || expected ? (
          <DescriptionList
            items={reportTerms.map(term => ({ term, value: values ? values[term] : coming }))}
          />
        ) : whole ? (
          '还没有填报转账信息。'
        ) : (
          coming
        )}
      </S.Facts>
    </OrderSection>
  )
}

function Receipts({ order, whole }: Pick<OrderDetailViewProps, 'order' | 'whole'>) {
  if (whole ? whole.receipts.length === 0 : order.received_fen === 0) return null
  return (
    <OrderSection title="到账记录">
      <S.Lines>
        <caption>到账记录</caption>
        <thead>
          <tr>
            <th scope="col">到账日期</th>
            <th scope="col">银行流水号</th>
            <th scope="col">确认人</th>
            <th scope="col" data-figure>
              金额
            </th>
          </tr>
        </thead>
        <tbody>
          {whole ? (
            whole.receipts.map(receipt => (
              <tr key={`${receipt.bank_ref}${receipt.received_at}${receipt.amount_fen}`}>
                <td>{shortDay(receipt.received_at)}</td>
                <td>{receipt.bank_ref === '' ? '—' : receipt.bank_ref}</td>
                <td>{receipt.by}</td>
                <td data-figure>{yuan(receipt.amount_fen)}</td>
              </tr>
            ))
          ) : (
            <tr>
              <td colSpan={4}>{coming}</td>
            </tr>
          )}
        </tbody>
      </S.Lines>
    </OrderSection>
  )
}

function Lines({ order, whole }: Pick<OrderDetailViewProps, 'order' | 'whole'>) {
  return (
    <OrderSection title="明细">
      <S.Lines>
        <caption>订单明细</caption>
        <tbody>
          {whole ? (
            whole.lines.map(line => (
              <tr key={line.title}>
                <th scope="row">{line.title}</th>
                <td data-figure>{yuan(line.amount_fen)}</td>
              </tr>
            ))
          ) : (
            <tr>
              <td colSpan={2}>{coming}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          {order.discount_fen === 0 ? null : (
            <tr>
              <th scope="row">
                优惠{whole?.coupon ? `（${whole.coupon.name} ${whole.coupon.code}）` : null}
              </th>
              <td data-figure>−{yuan(order.discount_fen)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">应付</th>
            <td data-figure>{yuan(order.amount_fen)}</td>
          </tr>
        </tfoot>
      </S.Lines>
    </OrderSection>
  )
}

/** Everything about one order, for the drawer. Never fetches; shows personal data as it was delivered (D3). */
export function OrderDetailView({
  order,
  whole,
  onShowVouchers,
  refund,
  invoices,
  ...rest
}: OrderDetailViewProps) {
  const { label, family, icon } = orderStatusLook[order.order_status]
  const period = whole?.period
  return (
    <S.Root aria-busy={whole === undefined || undefined} {...rest}>
      <S.Head>
        <S.Figure>{yuan(order.amount_fen)}</S.Figure>
        <StatusTag family={family} icon={icon}>
          {label}
        </StatusTag>
        {order.deadline_at === null ? null : <S.Deadline>最迟 {shortDay(order.deadline_at)}</S.Deadline>}
      </S.Head>
      <S.Item>
        {order.item} · {order.item_note}
      </S.Item>
      <OrderNotice order={order} whole={whole} />
      {refund}
      <OrderSection title="会员">
        <DescriptionList
          items={[
            { term: '名称', value: <OrderMember order={order} /> },
            { term: '手机', value: order.phone },
            { term: '发展人', value: order.agent_name },
            // an evaluation is about no membership
            ...(order.kind === 'evaluation'
              ? []
              : [
                  { term: '入会申请', value: whole ? whole.application_no : coming },
                  {
                    term: '会员期',
                    value: whole ? period && `${period.starts_at} 至 ${period.ends_at}` : coming,
                  },
                ]),
          ]}
        />
      </OrderSection>
      <Lines order={order} whole={whole} />
      <AFrameLater>
        <OrderSection title="付款">
          <DescriptionList
            items={[
              { term: '渠道', value: order.channel && channelNames[order.channel] },
              {
                term: '识别码',
                value: whole ? whole.remark_code && groupRemarkCode(whole.remark_code) : coming,
              },
              { term: '已到账', value: yuan(order.received_fen) },
              ...(order.refunded_fen === 0 ? [] : [{ term: '已退回', value: yuan(order.refunded_fen) }]),
              { term: '确认时间', value: order.paid_at?.slice(0, 16) },
            ]}
          />
        </OrderSection>
        {order.channel === 'offline' || whole?.report ? (
          <Transfer order={order} whole={whole} onShowVouchers={onShowVouchers} />
        ) : null}
        <Receipts order={order} whole={whole} />
        {invoices ? <OrderSection title="发票与票据">{invoices}</OrderSection> : null}
        <OrderSection title="记录">
          {whole ? <HistoryTimeline history={whole.history} /> : <SkeletonLines />}
        </OrderSection>
      </AFrameLater>
    </S.Root>
  )
}
