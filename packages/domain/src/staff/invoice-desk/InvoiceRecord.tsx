import { useId } from 'react'
import type { InvoiceDetail, InvoiceRow } from '@portal/api/contract/invoices.schema'
import { documentKinds, groupInvoiceNo, invoiceLife } from '@portal/api/rules/invoice'
import { invoiceStatusLook, lookWithMail } from '@portal/api/rules/invoice-looks'
import { historyText } from '@portal/api/rules/life'
import { yuan } from '@portal/api/rules/money'
import { Notice } from '@portal/ui/notice'
import { SkeletonLines } from '@portal/ui/skeleton'
import { StatusTag } from '@portal/ui/status'
import { HistoryTimeline } from '../../shared/history-timeline/index.ts'
import { DelegationNotice } from '../delegation/index.ts'
import { OrderSection } from '../order-desk/OrderSection.tsx'
import { ChangedNotice, CheckList, DeskWalker, type DeskWalkerProps } from '../staff-desk/index.ts'
import { invoiceChecks } from './invoice-check.ts'
import { InvoiceBuyer } from './InvoiceBuyer.tsx'
import { IssueAttempts } from './IssueAttempts.tsx'
import { InvoiceLines } from './InvoiceLines.tsx'
import * as S from './InvoiceRecord.styles.ts'
import type { InvoiceDecision } from './use-invoice-decision.ts'

export interface InvoiceRecordProps extends Pick<DeskWalkerProps, 'walk'> {
  /** The document as far as its row tells. */
  invoice: InvoiceRow
  /** All of it; undefined while it is on its way. */
  whole: InvoiceDetail | undefined
  decision: Pick<InvoiceDecision, 'changed' | 'conflict'>
}

/** Stands among the attempts, where there are some. */
const notIssued = historyText(invoiceLife, 'fail')

/** Everything that is asked for: to whom, for which orders, what a machine can check, and what happened. */
export function InvoiceRecord({ invoice, whole, walk, decision: { changed, conflict } }: InvoiceRecordProps) {
  const titleId = useId()
  const { label, family, icon } = lookWithMail(
    invoiceStatusLook,
    invoice.invoice_status,
    invoice.mail?.state === 'delivered',
  )
  const checks = whole ? invoiceChecks(whole) : []
  const wasTriedAgain = whole !== undefined && whole.attempts.length > 1
  return (
    <S.Root aria-labelledby={titleId} aria-busy={whole === undefined || undefined}>
      <S.Body tabIndex={0} aria-label="申请内容">
        <S.Head>
          <S.Number id={titleId}>开票申请 {groupInvoiceNo(invoice.invoice_no)}</S.Number>
          <StatusTag family={family} icon={icon}>
            {label}
          </StatusTag>
          <DeskWalker walk={walk} />
        </S.Head>
        <S.Sum>
          <strong>{yuan(invoice.amount_fen)}</strong>
          <span>{documentKinds[invoice.document_kind]}</span>
        </S.Sum>
        {invoice.delegation ? (
          <S.Changed>
            <DelegationNotice delegation={invoice.delegation} task="invoice" subject={invoice.invoice_no} />
          </S.Changed>
        ) : null}
        {invoice.trouble === '' ? null : (
          <S.Changed>
            <Notice
              tone="error"
              title={invoice.invoice_status === 'failed' ? '开票平台没有开出' : '开票平台没有红冲'}
            >
              {invoice.trouble}
              {whole && whole.registered_name !== ''
                ? `。平台登记的名称是“${whole.registered_name}”。没有生成发票号码${whole.allowed.includes('mend') ? '，可以改抬头后重试' : ''}。`
                : null}
            </Notice>
          </S.Changed>
        )}
        {changed && whole ? (
          <S.Changed>
            <ChangedNotice title="这张票据刚刚有了变化" history={whole.history} status={label}>
              {conflict ? '填写的内容还在，没有提交。' : undefined}
            </ChangedNotice>
          </S.Changed>
        ) : null}
        {whole ? (
          <>
            <InvoiceBuyer invoice={whole} />
            <InvoiceLines invoice={whole} />
            {checks.length > 0 ? (
              <OrderSection title="核对">
                <CheckList checks={checks} />
              </OrderSection>
            ) : null}
            {wasTriedAgain ? <IssueAttempts attempts={whole.attempts} /> : null}
            <OrderSection title="记录">
              <HistoryTimeline
                history={
                  wasTriedAgain ? whole.history.filter(({ text }) => text !== notIssued) : whole.history
                }
              />
            </OrderSection>
          </>
        ) : (
          <S.Coming>
            <SkeletonLines count={12} />
          </S.Coming>
        )}
      </S.Body>
    </S.Root>
  )
}
