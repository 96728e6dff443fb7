import type { ComponentProps } from 'react'
import { None } from '@portal/ui/description-list'
import { CheckIcon, CircleDashedIcon, TriangleAlertIcon } from '@portal/ui/icon'
import type { CheckRow, Verdict } from './payment-check.ts'
import * as S from './PaymentCheckTable.styles.ts'
import type { TextPart } from './text-difference.ts'

export interface PaymentCheckTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  rows: readonly CheckRow[]
  /**
   * Whether there is a line of the bank to compare with.
   * @default false
   */
  withBank?: boolean | undefined
}

/** What is said of one thing; what differs is bold. */
function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  if (parts.length === 0) return <None />
  return parts.map(({ from, text, differs }) =>
    differs ? <b key={from}>{text}</b> : <span key={from}>{text}</span>,
  )
}

const verdicts = {
  same: { icon: CheckIcon, name: '一致' },
  differs: { icon: TriangleAlertIcon, name: '不一致' },
  open: { icon: CircleDashedIcon, name: '请对照凭证' },
} as const satisfies Record<Verdict, unknown>

/** The order beside the member's report and the bank's line, one verdict a row; differing characters are bold. */
export function PaymentCheckTable({ rows, withBank = false, ...rest }: PaymentCheckTableProps) {
  return (
    <S.Table {...rest}>
      <caption>订单与会员填报{withBank ? '、银行流水' : ''}核对</caption>
      <thead>
        <tr>
          <th scope="col">核对项</th>
          <th scope="col">订单</th>
          <th scope="col">会员填报</th>
          {withBank ? <th scope="col">银行流水</th> : null}
          <th scope="col">结果</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, order, report, bank, verdict }) => {
          const { icon: Glyph, name: label } = verdicts[verdict]
          return (
            <tr key={id} data-verdict={verdict}>
              <th scope="row">{name}</th>
              <td>{order === '' ? <None /> : order}</td>
              <td>
                <MarkedText parts={report} />
              </td>
              {withBank ? (
                <td>
                  <MarkedText parts={bank} />
                </td>
              ) : null}
              <td>
                <Glyph size={16} label={label} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </S.Table>
  )
}
