import { Fragment, useId, type ComponentProps, type ReactNode } from 'react'
import type { OrderRow } from '@portal/api/contract/orders.schema'
import { shortDay } from '@portal/api/rules/dates'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderStatusLook } from '@portal/api/rules/order'
import { Button } from '@portal/ui/button'
import { ChevronUpIcon } from '@portal/ui/icon'
import { StatusInline } from '@portal/ui/status'
import { orderMove, orderNote } from './order-groups.ts'
import * as S from './MemberOrderTable.styles.ts'

export interface MemberOrderTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  orders: readonly OrderRow[]
  /** The day it is, in Shanghai. */
  today: string
  /** Number of the order that is open. */
  openNo: string | null
  /** Opens an order; null closes the open one. */
  onOpen: (orderNo: string | null) => void
  /** What the open order shows under its row. */
  panel: ReactNode
}

/** The member's orders; an open one shows its panel under its row. Rows become cards on phones. */
export function MemberOrderTable({ orders, today, openNo, onOpen, panel, ...rest }: MemberOrderTableProps) {
  const base = useId()

  return (
    <S.Table {...rest}>
      <caption>订单，按下单日期从近到远</caption>
      <thead>
        <tr>
          <th scope="col" data-part="date">
            下单日期
          </th>
          <th scope="col" data-part="item">
            项目
          </th>
          <th scope="col" data-part="amount">
            金额
          </th>
          <th scope="col" data-part="status">
            订单状态
          </th>
          <th scope="col" data-part="move">
            操作
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map(order => {
          const { label, family, icon } = orderStatusLook[order.order_status]
          const move = orderMove[order.order_status]
          const note = orderNote(order, today)
          const open = order.order_no === openNo
          const panelId = `${base}-${order.order_no}`
          const text = open ? '收起' : move.label
          return (
            <Fragment key={order.order_no}>
              <tr data-open={open || undefined} id={`order-${order.order_no}`}>
                <td data-part="date">
                  {shortDay(order.created_at)}
                  <S.Small>{groupOrderNo(order.order_no)}</S.Small>
                </td>
                <td data-part="item">
                  <S.Item>{order.item}</S.Item>
                  <S.Small>{order.item_note}</S.Small>
                </td>
                <td data-part="amount">
                  <b>{yuan(order.amount_fen)}</b>
                </td>
                <td data-part="status">
                  <StatusInline family={family} icon={icon}>
                    {label}
                  </StatusInline>
                  {note === '' ? null : <S.Small>{note}</S.Small>}
                </td>
                <td data-part="move">
                  <Button
                    size="m"
                    variant={open || !move.urgent ? 'text' : 'primary'}
                    aria-expanded={open}
                    aria-controls={open ? panelId : undefined}
                    aria-label={`${text} ${order.item} 订单 ${groupOrderNo(order.order_no)}`}
                    onClick={() => {
                      onOpen(open ? null : order.order_no)
                    }}
                  >
                    {text}
                    {open ? <ChevronUpIcon size={16} /> : null}
                  </Button>
                </td>
              </tr>
              {open ? (
                <tr data-panel id={panelId}>
                  <td colSpan={5}>{panel}</td>
                </tr>
              ) : null}
            </Fragment>
          )
        })}
      </tbody>
    </S.Table>
  )
}
