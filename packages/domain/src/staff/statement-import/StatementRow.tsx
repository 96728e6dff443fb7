import type { ReactNode } from 'react'
import type { StatementLine } from '@portal/api/contract/statements.schema'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo } from '@portal/api/rules/order'
import { reasonText } from '@portal/api/rules/statement-words'
import { Checkbox } from '@portal/ui/checkbox'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { orderLink } from '../staff-desk/record-links.ts'
import { CodeInRemark } from './CodeInRemark.tsx'
import { groupLooks } from './statement-words.ts'
import * as S from './StatementTable.styles.ts'

export interface StatementRowProps {
  line: StatementLine
  /** It belongs to the match of the line above. */
  follows: boolean
  busy: boolean
  onTick: (ticked: boolean) => void
}

/** One line, what it would pay and why. */
export function StatementRow({ line, follows, busy, onTick }: StatementRowProps) {
  const { line_no, booked_at, payer_name, amount_fen, group, orders, reason, ticked, tickable } = line
  const { icon: Glyph, tone } = groupLooks[group]
  const differs = reason === 'amount_differs'
  const ofOrders = (value: (order: StatementLine['orders'][number]) => ReactNode) =>
    orders.length === 0
      ? '—'
      : follows
        ? '同上'
        : orders.map(order => <S.Part key={order.order_no}>{value(order)}</S.Part>)
  return (
    <S.Row data-ticked={ticked || undefined}>
      <S.Cell>
        {tickable ? (
          <Checkbox
            aria-label={`勾选第 ${line_no} 行 ${payer_name}`}
            checked={ticked}
            disabled={busy}
            onChange={event => onTick(event.currentTarget.checked)}
          />
        ) : null}
      </S.Cell>
      <S.Cell data-label="行号" data-card="line">
        {line_no}
      </S.Cell>
      <S.Cell data-label="时间" data-card="time" title={booked_at}>
        {booked_at.slice(5, 16)}
      </S.Cell>
      <S.Cell data-card="payer" title={payer_name}>
        {payer_name}
      </S.Cell>
      <S.Cell data-label="附言">
        <CodeInRemark line={line} />
      </S.Cell>
      <S.Cell data-label="流水金额" data-card="amount" data-align="end">
        {differs ? <b>{yuan(amount_fen)}</b> : yuan(amount_fen)}
      </S.Cell>
      <S.Cell data-label="订单号" data-none={orders.length === 0 || undefined}>
        {ofOrders(order => (
          <TextLink as={Link} to={orderLink(order)}>
            {groupOrderNo(order.order_no)}
          </TextLink>
        ))}
      </S.Cell>
      <S.Cell data-label="应付" data-align="end" data-none={orders.length === 0 || undefined}>
        {ofOrders(order => (differs ? <b>{yuan(order.due_fen)}</b> : yuan(order.due_fen)))}
      </S.Cell>
      <S.Cell data-label="项目 · 会员" data-cut data-none={orders.length === 0 || undefined}>
        {ofOrders(order => (
          <span title={order.subject_name}>
            {order.item} · {order.subject_name}
          </span>
        ))}
      </S.Cell>
      <S.Cell>
        <S.Reason data-tone={tone}>
          <Glyph size={16} />
          <span>{follows ? '与上一行合付' : reasonText(line)}</span>
        </S.Reason>
      </S.Cell>
    </S.Row>
  )
}
