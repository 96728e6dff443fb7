import type { ComponentProps } from 'react'
import { orderPath } from '@portal/api/rules/order-path'
import type { DuesPeriod } from '@portal/api/contract/memberships.schema'
import { yuan } from '@portal/api/rules/money'
import { None } from '@portal/ui/description-list'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import * as S from './DuesRecordTable.styles.ts'

export interface DuesRecordTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  periods: readonly DuesPeriod[]
}

const types = { join: '入会', renew: '续费' } as const satisfies Record<DuesPeriod['type'], string>

/** Paid periods, newest first; rows become cards under 640 px. */
export function DuesRecordTable({ periods, ...rest }: DuesRecordTableProps) {
  return (
    <S.Table {...rest}>
      <caption>会费记录，按会员期从近到远</caption>
      <thead>
        <tr>
          <th scope="col">会员期</th>
          <th scope="col">类型</th>
          <th scope="col" data-figure>
            金额
          </th>
          <th scope="col">支付方式</th>
          <th scope="col">到账日期</th>
          <th scope="col">订单</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(period => (
          <tr key={period.id}>
            <td data-part="period">
              {period.starts_at} 至 {period.ends_at}
            </td>
            <td data-part="type">
              {period.kind === 'enterprise' ? `单位${types[period.type]}` : types[period.type]}
              <S.OnCards> · {period.channel}</S.OnCards>
            </td>
            <td data-figure>{yuan(period.amount_fen)}</td>
            <td data-part="channel">{period.channel}</td>
            <td data-part="paid">
              {period.paid_on}
              <S.OnCards> 到账</S.OnCards>
            </td>
            <td data-part="order">
              {period.order_no === null ? (
                <None />
              ) : (
                <TextLink
                  as={Link}
                  to={orderPath(period.order_no)}
                  aria-label={`查看会员期 ${period.starts_at} 至 ${period.ends_at} 的订单`}
                >
                  查看
                </TextLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </S.Table>
  )
}
