import type { ReportedTransfer } from '@portal/api/contract/orders.schema'
import { namesOf, type FieldName } from '@portal/api/rules/form-fields'
import { maskAccount } from '@portal/api/rules/masks'
import type { DescriptionListProps } from '@portal/ui/description-list'
import { ReviewList } from '../../shared/form-kit/index.ts'
import { reportFields as fields, reportValues } from '../../shared/transfer-report/index.ts'

export interface ReportedTransferListProps extends Omit<DescriptionListProps, 'items'> {
  report: ReportedTransfer
}

/** Who paid and how much stands before when and by what. */
const places = {
  payer_name: 1,
  payer_bank: 2,
  payer_account_tail: 3,
  amount_fen: 4,
  paid_on: 5,
  note: 6,
  voucher_ids: 7,
} as const satisfies Record<FieldName<typeof fields>, number>
const names = namesOf(fields).toSorted((a, b) => places[a] - places[b])

/** A transfer report as it was handed in. */
export function ReportedTransferList({ report, ...rest }: ReportedTransferListProps) {
  const tail = report.payer_account_tail
  return (
    <ReviewList
      {...rest}
      fields={fields}
      names={names}
      values={reportValues(report)}
      instead={{ payer_account_tail: { term: '付款账号', value: tail === '' ? null : maskAccount(tail) } }}
      more={[{ term: '填报时间', value: report.submitted_at.slice(0, 16) }]}
    />
  )
}
