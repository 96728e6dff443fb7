import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { invoiceStatusLook } from '@portal/api/rules/invoice-looks'
import { StatusInline } from '@portal/ui/status'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import * as S from './IssueAttempts.styles.ts'

type Attempt = InvoiceDetail['attempts'][number]

export interface IssueAttemptsProps {
  /** The latest first. */
  attempts: readonly Attempt[]
}

const resultOf = ({ result, note }: Attempt): string =>
  ({ issuing: '等平台的结果', failed: note, issued: '已开出' })[result]

/** What came of each time that a platform had the document to issue. */
export function IssueAttempts({ attempts }: IssueAttemptsProps) {
  return (
    <OrderSection title="开具记录">
      <S.Attempts>
        <caption>开具记录</caption>
        <thead>
          <tr>
            <th scope="col">时间</th>
            <th scope="col">次数</th>
            <th scope="col">结果</th>
          </tr>
        </thead>
        <tbody>
          {attempts.map((attempt, index) => {
            const { at, result } = attempt
            const { family, icon } = invoiceStatusLook[result]
            const place = attempts.length - index
            return (
              <tr key={place}>
                <td>
                  <time dateTime={at}>{at.slice(0, 16)}</time>
                </td>
                <th scope="row">第 {place} 次</th>
                <td>
                  <StatusInline family={family} icon={icon}>
                    {resultOf(attempt)}
                  </StatusInline>
                </td>
              </tr>
            )
          })}
        </tbody>
      </S.Attempts>
    </OrderSection>
  )
}
