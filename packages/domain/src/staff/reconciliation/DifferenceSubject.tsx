import type { Difference } from '@portal/api/contract/reconciliation.schema'
import { useToday } from '@portal/api/hooks/use-today'
import { groupOrderNo } from '@portal/api/rules/order'
import { channelNames } from '@portal/api/rules/payment'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { orderLink } from '../staff-desk/record-links.ts'
import { shortTime } from '../staff-time/index.ts'
import * as S from './DifferenceRow.styles.ts'

export interface DifferenceSubjectProps {
  difference: Difference
}

const quoted = (remark: string) => (remark === '' ? '没有附言' : `附言“${remark}”`)

/** The order and the money it is about. */
export function DifferenceSubject({ difference }: DifferenceSubjectProps) {
  const today = useToday()
  const { order, line, channel, at, number, is_refund } = difference
  const moved = at === null ? '' : `，${shortTime(at, today)} ${is_refund ? '退款' : '付款'}`
  const came = line && `${shortTime(line.booked_at, today)}，${quoted(line.remark)}，流水 ${line.bank_ref}`

  if (order === null)
    return (
      <S.Subject>
        {line ? line.payer_name : channelNames[channel]}
        {came === null ? (
          <small>
            {at === null ? '当天合计' : shortTime(at, today)}
            {number === '' ? '' : `，渠道单号 ${number}`}
          </small>
        ) : (
          <small>{came}</small>
        )}
      </S.Subject>
    )
  return (
    <S.Subject>
      <TextLink as={Link} to={orderLink(order)}>
        {groupOrderNo(order.order_no)}
      </TextLink>
      <small>
        {order.subject_name} {order.item} · {order.item_note}，{channelNames[channel]}
        {line ? '' : moved}
        {number === '' ? '' : `，渠道单号 ${number}`}
      </small>
      {line ? (
        <small>
          来款 {line.payer_name === order.subject_name ? '' : `${line.payer_name}，`}
          {came}
        </small>
      ) : null}
    </S.Subject>
  )
}
