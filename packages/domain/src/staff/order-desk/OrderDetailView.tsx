import { useId, type ComponentProps, type ReactNode } from 'react'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { groupRemarkCode, orderStatusLook } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { DescriptionList } from '@portal/ui/description-list'
import { StatusTag } from '@portal/ui/status'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { channelNames } from '../order-table/order-columns.tsx'
import { OrderMember } from '../order-table/index.ts'
import { OrderNotice } from './OrderNotice.tsx'
import * as S from './OrderDetail.styles.ts'

export interface OrderDetailViewProps extends Omit<ComponentProps<'article'>, 'children'> {
  order: OrderDetail
  onShowVouchers: () => void
}

function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <S.Section aria-labelledby={id}>
      <S.SectionHead>
        <span id={id}>{title}</span>
        {action}
      </S.SectionHead>
      {children}
    </S.Section>
  )
}

function Transfer({ order, onShowVouchers }: OrderDetailViewProps) {
  const { report } = order
  const vouchers = report?.vouchers.length ?? 0
  return (
    <Section
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
        {report ? (
          <DescriptionList
            items={[
              { term: '付款户名', value: report.payer_name },
              { term: '付款银行', value: report.payer_bank },
              {
                term: '账号尾号',
                value: report.payer_account_tail === '' ? null : `****${report.payer_account_tail}`,
              },
              { term: '填报金额', value: yuan(report.amount_fen) },
              { term: '付款日期', value: report.paid_on },
              { term: '备注', value: report.note },
              { term: '填报时间', value: report.submitted_at.slice(0, 16) },
            ]}
          />
        ) : (
          '还没有填报转账信息。'
        )}
      </S.Facts>
    </Section>
  )
}

function Receipts({ receipts }: Pick<OrderDetail, 'receipts'>) {
  if (receipts.length === 0) return null
  return (
    <Section title="到账记录">
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
          {receipts.map(receipt => (
            <tr key={`${receipt.bank_ref}${receipt.received_at}${receipt.amount_fen}`}>
              <td>{shortDay(receipt.received_at)}</td>
              <td>{receipt.bank_ref === '' ? '—' : receipt.bank_ref}</td>
              <td>{receipt.by}</td>
              <td data-figure>{yuan(receipt.amount_fen)}</td>
            </tr>
          ))}
        </tbody>
      </S.Lines>
    </Section>
  )
}

/** Everything about one order, for the drawer. Never fetches; shows personal data as it was delivered (D3). */
export function OrderDetailView({ order, onShowVouchers, ...rest }: OrderDetailViewProps) {
  const { label, family, icon } = orderStatusLook[order.order_status]
  return (
    <S.Root {...rest}>
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
      <OrderNotice order={order} />
      <Section title="会员">
        <DescriptionList
          items={[
            { term: '名称', value: <OrderMember order={order} /> },
            { term: '手机', value: order.phone },
            { term: '发展人', value: order.agent_name },
            { term: '入会申请', value: order.application_no },
            {
              term: '会员期',
              value: order.period && `${order.period.starts_at} 至 ${order.period.ends_at}`,
            },
          ]}
        />
      </Section>
      <Section title="明细">
        <S.Lines>
          <caption>订单明细</caption>
          <tbody>
            {order.lines.map(line => (
              <tr key={line.title}>
                <th scope="row">{line.title}</th>
                <td data-figure>{yuan(line.amount_fen)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">应付</th>
              <td data-figure>{yuan(order.amount_fen)}</td>
            </tr>
          </tfoot>
        </S.Lines>
      </Section>
      <Section title="付款">
        <DescriptionList
          items={[
            { term: '渠道', value: order.channel && channelNames[order.channel] },
            { term: '识别码', value: order.remark_code && groupRemarkCode(order.remark_code) },
            { term: '已到账', value: yuan(order.received_fen) },
            { term: '确认时间', value: order.paid_at?.slice(0, 16) },
          ]}
        />
      </Section>
      {order.channel === null ? null : <Transfer order={order} onShowVouchers={onShowVouchers} />}
      <Receipts receipts={order.receipts} />
      <Section title="记录">
        <HistoryTimeline history={order.history} />
      </Section>
    </S.Root>
  )
}
