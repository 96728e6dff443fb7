import type { ComponentProps } from 'react'
import type { ReportedTransfer } from '@portal/api/contract/orders.schema'
import { yuan } from '@portal/api/rules/money'
import { maskAccount } from '@portal/api/rules/masks'
import { DescriptionList } from '@portal/ui/description-list'
import { TextLink } from '@portal/ui/text-link'
import { reportLabels } from './report-values.ts'
import * as S from './OfflinePayment.styles.ts'

export interface ReportedTransferListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  report: ReportedTransfer
}

/** A transfer report as it was handed in. */
export function ReportedTransferList({ report, ...rest }: ReportedTransferListProps) {
  return (
    <DescriptionList
      {...rest}
      items={[
        { term: reportLabels.payer_name, value: report.payer_name },
        { term: reportLabels.payer_bank, value: report.payer_bank },
        {
          term: '付款账号',
          value: report.payer_account_tail === '' ? null : maskAccount(report.payer_account_tail),
        },
        { term: reportLabels.amount_fen, value: yuan(report.amount_fen) },
        { term: reportLabels.paid_on, value: report.paid_on },
        { term: reportLabels.note, value: report.note },
        {
          term: reportLabels.voucher_ids,
          value:
            report.vouchers.length === 0 ? null : (
              <S.Files>
                {report.vouchers.map(file => (
                  <li key={file.file_id}>
                    <TextLink href={file.url} external>
                      {file.name}
                    </TextLink>
                  </li>
                ))}
              </S.Files>
            ),
        },
        { term: '填报时间', value: report.submitted_at.slice(0, 16) },
      ]}
    />
  )
}
