import type { OrderRow } from '@portal/api/contract/orders.schema'
import { invoiceStatusLook, lookWithMail } from '@portal/api/rules/invoice-looks'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import type { Column } from '@portal/ui/data-table'
import { None } from '@portal/ui/description-list'
import { StatusInline } from '@portal/ui/status'
import { shortTime } from '../staff-time/index.ts'
import { OrderMember } from './OrderMember.tsx'
import * as S from './OrderTable.styles.ts'

function PaidOrDue({ order: { paid_at, deadline_at }, today }: { order: OrderRow; today: string }) {
  if (paid_at !== null)
    return (
      <span title={paid_at}>
        <S.OnCard>确认 </S.OnCard>
        {shortTime(paid_at.slice(0, 10), today)}
      </span>
    )
  if (deadline_at === null) return <None />
  return <S.Quiet title={deadline_at}>最迟 {shortTime(deadline_at.slice(0, 10), today)}</S.Quiet>
}

/** The five columns that stay beside an open drawer (VISUAL.md §2). */
export const fewColumns: readonly Column<OrderRow>[] = [
  {
    id: 'order_no',
    header: '订单号',
    width: 136,
    cell: order => groupOrderNo(order.order_no),
    card: { line: 1 },
  },
  {
    id: 'item',
    header: '项目',
    width: 112,
    cell: order => order.item,
    title: order => order.item_note,
    card: { line: 3 },
  },
  {
    id: 'member',
    header: '会员',
    cell: order => <OrderMember order={order} />,
    title: order => order.subject_name,
    card: { line: 2 },
  },
  {
    id: 'amount_fen',
    header: '应付金额',
    width: 112,
    align: 'end',
    sortable: true,
    cell: order => yuan(order.amount_fen),
    card: { line: 1, side: 'end' },
  },
  {
    id: 'status',
    header: '订单状态',
    width: 108,
    cell: ({ order_status }) => {
      const { label, family, icon } = orderStatusLook[order_status]
      return (
        <StatusInline family={family} icon={icon}>
          {label}
        </StatusInline>
      )
    },
    card: { line: 2, side: 'end' },
  },
]

/** All columns; times of the year of `today` leave the year out. */
export function allColumns(today: string): Column<OrderRow>[] {
  const [number, item, member, amount, status] = fewColumns
  const channel: Column<OrderRow> = {
    id: 'channel',
    header: '渠道',
    width: 92,
    cell: order => (order.channel === null ? <None /> : channelNames[order.channel]),
    card: { line: 3, side: 'end' },
  }
  return [
    ...[number, item, member, amount].filter(column => column !== undefined),
    channel,
    ...[status].filter(column => column !== undefined),
    {
      id: 'document',
      header: '票据状态',
      width: 112,
      cell: ({ invoice_status, invoice_delivered }) => {
        if (invoice_status === null) return <None />
        const { label, family, icon } = lookWithMail(invoiceStatusLook, invoice_status, invoice_delivered)
        return (
          <StatusInline family={family} icon={icon}>
            {label}
          </StatusInline>
        )
      },
      card: null,
    },
    {
      id: 'created_at',
      header: '下单时间',
      width: 112,
      sortable: true,
      cell: order => <S.Quiet>{shortTime(order.created_at, today)}</S.Quiet>,
      title: order => order.created_at,
      card: { line: 4, label: '下单' },
    },
    {
      id: 'paid_at',
      header: '确认 / 截止',
      width: 112,
      cell: order => <PaidOrDue order={order} today={today} />,
      card: { line: 4, side: 'end' },
    },
    {
      id: 'agent',
      header: '发展人',
      width: 88,
      cell: order => order.agent_name ?? <None />,
      title: order => order.agent_name ?? '',
      // the order itself names who developed its member
      card: null,
    },
  ]
}

/** What a person may hide and put in another order: all but the number. */
export const settableColumns = allColumns('').map(({ id, header }, at) => ({ id, header, fixed: at === 0 }))
