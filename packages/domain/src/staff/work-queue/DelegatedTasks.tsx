import { useId } from 'react'
import type { OwnTask } from '@portal/api/contract/delegations.schema'
import { useDelegations } from '@portal/api/hooks/delegations'
import { useToday } from '@portal/api/hooks/use-today'
import { groupInvoiceNo } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { staffPages } from '@portal/api/rules/staff-pages'
import { TextLink } from '@portal/ui/text-link'
import { PanelFailure } from '../../shared/panel-failure/index.ts'
import { Link } from '../../shared/router-link/index.ts'
import { invoiceLink } from '../staff-desk/record-links.ts'
import { shortTime } from '../staff-time/index.ts'
import * as S from './DelegatedTasks.styles.ts'

/** What it is, and where it is done. */
const wayTo = ({ subject, invoice }: OwnTask, today: string): { name: string; to: string } =>
  invoice === null
    ? {
        name: `${shortTime(subject, today)} 对账`,
        to: `${staffPages.reconciliation.path}?day=${subject}`,
      }
    : {
        name: `开票申请 ${groupInvoiceNo(subject)}`,
        to: invoiceLink({ invoice_no: subject, order_kind: invoice.order_kind }),
      }

function aboutOf({ invoice, delegation: { by, note } }: OwnTask): string {
  const about = invoice === null ? '' : `${invoice.buyer_name} ${yuan(invoice.amount_fen)}。`
  return `${about}${by} 转来${note === '' ? '' : `：${note}`}`
}

/** On the first page of finance: what colleagues passed on; nothing where nobody did. */
export function DelegatedTasks() {
  const titleId = useId()
  const today = useToday()
  const { data, error, reload } = useDelegations()
  if (!error && (data === undefined || data.list.length === 0)) return null
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Head id={titleId}>同事转给您 {data ? <span>{data.list.length} 件</span> : null}</S.Head>
      {data ? (
        <ul>
          {data.list.map(one => {
            const { name, to } = wayTo(one, today)
            return (
              <S.Task key={`${one.task} ${one.subject}`}>
                <TextLink as={Link} to={to}>
                  {name}
                </TextLink>
                <time dateTime={one.delegation.at}>{shortTime(one.delegation.at, today)}</time>
                <p>{aboutOf(one)}</p>
              </S.Task>
            )
          })}
        </ul>
      ) : error ? (
        <PanelFailure error={error} onRetry={reload}>
          同事转给您的事项没有加载出来。
        </PanelFailure>
      ) : null}
    </S.Root>
  )
}
