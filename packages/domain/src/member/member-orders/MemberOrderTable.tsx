import { useId } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { lookWithMail, memberInvoiceLook } from '@portal/api/rules/invoice-looks'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { rowPanel, type Column, type DataTableProps, type TableFeature } from '@portal/ui/data-table'
import { None } from '@portal/ui/description-list'
import { ChevronUpIcon } from '@portal/ui/icon'
import { StatusInline } from '@portal/ui/status'
import { rowOf } from '../../shared/ahead/index.ts'
import { orderMove, orderNote } from './order-groups.ts'
import * as S from './MemberOrderTable.styles.ts'

export interface MemberOrderTableProps extends Omit<
  DataTableProps<OrderRow>,
  'caption' | 'columns' | 'rows' | 'rowKey' | 'features' | 'onOpen'
> {
  orders: readonly OrderRow[]
  /** The day it is, in Shanghai. */
  today: string
  /** Number of the order that is open. */
  openNo: string | null
  /** Opens an order; null closes the open one. */
  onOpen: (orderNo: string | null) => void
  /** A document is asked for an order that has none. */
  onInvoice: (orderNo: string) => void
  /** What the open order shows under its row. */
  panel: DataTableProps<OrderRow>['empty']
}

interface OrderMoveProps extends Pick<MemberOrderTableProps, 'onOpen'> {
  order: OrderRow
  open: boolean
  panelId: string
}

function OrderMove({ order, open, panelId, onOpen }: OrderMoveProps) {
  const { label, urgent } = orderMove[order.order_status]
  const text = open ? '收起' : label
  return (
    <Button
      size="m"
      variant={open || !urgent ? 'text' : 'primary'}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      aria-label={`${text} ${order.item} 订单 ${groupOrderNo(order.order_no)}`}
      onClick={() => onOpen(open ? null : order.order_no)}
    >
      {text}
      {open ? <ChevronUpIcon size={16} /> : null}
    </Button>
  )
}

/** How the document of an order stands; one that has none yet can be asked for. */
function OrderInvoice({ order, onInvoice }: Pick<MemberOrderTableProps, 'onInvoice'> & { order: OrderRow }) {
  if (order.invoice_status !== null) {
    const { label, family, icon } = lookWithMail(
      memberInvoiceLook,
      order.invoice_status,
      order.invoice_delivered,
    )
    return (
      <StatusInline family={family} icon={icon}>
        {label}
      </StatusInline>
    )
  }
  if (order.billable_fen === 0) return <None />
  return (
    <Button
      size="m"
      variant="text"
      aria-label={`申请发票 ${order.item} 订单 ${groupOrderNo(order.order_no)}`}
      onClick={() => onInvoice(order.order_no)}
    >
      申请发票
    </Button>
  )
}

interface Columns extends Pick<MemberOrderTableProps, 'today' | 'onOpen' | 'onInvoice'> {
  isOpen: (order: OrderRow) => boolean
  panelId: (order: OrderRow) => string
}

const orderColumns = ({ today, onOpen, onInvoice, isOpen, panelId }: Columns): Column<OrderRow>[] => [
  {
    id: 'date',
    header: '下单日期',
    width: 138,
    cell: order => (
      <>
        {shortDay(order.created_at)}
        <S.Small>{groupOrderNo(order.order_no)}</S.Small>
      </>
    ),
  },
  {
    id: 'item',
    header: '项目',
    cell: order => (
      <>
        <S.Item>{order.item}</S.Item>
        <S.Small>{order.item_note}</S.Small>
      </>
    ),
  },
  {
    id: 'amount',
    header: '金额',
    width: 128,
    align: 'end',
    cell: order => <b>{yuan(order.amount_fen)}</b>,
  },
  {
    id: 'status',
    header: '订单状态',
    width: 172,
    cell: order => {
      const { label, family, icon } = orderStatusLook[order.order_status]
      const note = orderNote(order, today)
      return (
        <>
          <StatusInline family={family} icon={icon}>
            {label}
          </StatusInline>
          {note === '' ? null : <S.Small>{note}</S.Small>}
        </>
      )
    },
  },
  {
    id: 'invoice',
    header: '票据',
    width: 104,
    cell: order => <OrderInvoice order={order} onInvoice={onInvoice} />,
  },
  {
    id: 'move',
    header: '操作',
    width: 104,
    align: 'end',
    cell: order => <OrderMove order={order} open={isOpen(order)} panelId={panelId(order)} onOpen={onOpen} />,
  },
]

/** A row that is pointed at tells its order. */
const places: TableFeature<OrderRow> = { name: 'places', row: order => rowOf(order.order_no) }

/** The member's orders; an open one shows its panel under its row. Rows become cards on phones. */
export function MemberOrderTable({
  orders,
  today,
  openNo,
  onOpen,
  onInvoice,
  panel,
  ...rest
}: MemberOrderTableProps) {
  const base = useId()
  const isOpen = ({ order_no }: OrderRow) => order_no === openNo
  const panelId = ({ order_no }: OrderRow) => `${base}-${order_no}`

  return (
    <S.Table
      caption="订单，按下单日期从近到远"
      columns={orderColumns({ today, onOpen, onInvoice, isOpen, panelId })}
      rows={orders}
      rowKey={order => order.order_no}
      features={[
        rowPanel<OrderRow>({ rowId: order => `order-${order.order_no}`, isOpen, panelId, panel }),
        places,
      ]}
      {...rest}
    />
  )
}
