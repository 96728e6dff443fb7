import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { vatPercent } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo } from '@portal/api/rules/order'
import { None } from '@portal/ui/description-list'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import { orderLink } from '../staff-desk/record-links.ts'
import * as S from './InvoiceLines.styles.ts'

export interface InvoiceLinesProps {
  invoice: Pick<InvoiceDetail, 'order_kind' | 'lines' | 'tax' | 'amount_fen'>
}

type Line = InvoiceDetail['lines'][number]

function Row({ kind, line }: { kind: InvoiceDetail['order_kind']; line: Line }) {
  const { order_no, item, item_note, paid_fen, elsewhere_fen, amount_fen } = line
  return (
    <tr>
      <th scope="row">
        {item} · {item_note}
      </th>
      <td>
        <TextLink as={Link} to={orderLink({ order_no, kind })}>
          {groupOrderNo(order_no)}
        </TextLink>
      </td>
      <td data-figure data-name="已付">
        {yuan(paid_fen)}
      </td>
      <td data-figure data-name="已开">
        {elsewhere_fen === 0 ? <None /> : yuan(elsewhere_fen)}
      </td>
      <td data-figure data-name="本次开票">
        {yuan(amount_fen)}
      </td>
    </tr>
  )
}

/** What the document stands for, order by order, and the tax in it. */
export function InvoiceLines({ invoice: { order_kind, lines, tax, amount_fen } }: InvoiceLinesProps) {
  const sum = (amountOf: (line: Line) => number) => lines.reduce((total, line) => total + amountOf(line), 0)
  const elsewhere = sum(line => line.elsewhere_fen)
  return (
    <OrderSection
      title="开票明细"
      action={lines.length > 1 ? <S.Quiet>{lines.length} 单合并，同一抬头同一种类</S.Quiet> : null}
    >
      <S.Lines>
        <caption>开票明细</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">订单</th>
            <th scope="col" data-figure>
              已付
            </th>
            <th scope="col" data-figure>
              已开
            </th>
            <th scope="col" data-figure>
              本次开票
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <Row key={line.order_no} kind={order_kind} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              合计
            </th>
            <td data-figure data-name="已付">
              {yuan(sum(line => line.paid_fen))}
            </td>
            <td data-figure data-name="已开">
              {elsewhere === 0 ? <None /> : yuan(elsewhere)}
            </td>
            <td data-figure data-name="本次开票">
              {yuan(amount_fen)}
            </td>
          </tr>
        </tfoot>
      </S.Lines>
      {tax ? (
        <S.Tax>
          价税合计。税率 {vatPercent}%：不含税 {yuan(tax.net_fen)}，税额 {yuan(tax.tax_fen)}。
        </S.Tax>
      ) : null}
    </OrderSection>
  )
}
