import { Suspense, useState } from 'react'
import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import type { OrderType } from '@portal/api/hooks/orders'
import type { Draft } from '@portal/api/hooks/unsent'
import { invoiceLife, type InvoiceStatus } from '@portal/api/rules/invoice'
import { Button } from '@portal/ui/button'
import { Notice, type NoticeTone } from '@portal/ui/notice'
import { preloadable } from '@portal/ui/preloadable'
import { isReasoned, wordOf, type InvoiceDraft } from './invoice-form.ts'
import { InvoiceFoot } from './InvoiceFoot.tsx'
import { InvoiceIssueForm } from './InvoiceIssueForm.tsx'
import { InvoiceRedForm } from './InvoiceRedForm.tsx'
import { InvoiceResult } from './InvoiceResult.tsx'
import * as S from './InvoiceSide.styles.ts'
import { doing, type InvoiceDecision } from './use-invoice-decision.ts'

const InvoiceDialogs = preloadable(async () => ({
  default: (await import('./InvoiceDialogs.tsx')).InvoiceDialogs,
}))
const PlatformSheet = preloadable(async () => ({
  default: (await import('./PlatformSheet.tsx')).PlatformSheet,
}))

const ResendInvoiceDialog = preloadable(async () => ({
  default: (await import('../../shared/resend-invoice/index.ts')).ResendInvoiceDialog,
}))

function preloadDialogs() {
  InvoiceDialogs.preload()
  ResendInvoiceDialog.preload()
}

export interface InvoiceSideProps {
  /** Type of the orders on the desk. */
  type: OrderType
  invoice: InvoiceDetail
  draft: Draft<InvoiceDraft>
  /** Today in Shanghai. */
  today: string
  decision: InvoiceDecision
}

/** What finance does about a document: the form of its state, or what was registered of it. */
export function InvoiceSide(props: InvoiceSideProps) {
  const { invoice, draft, decision } = props
  const { dialog, refused, sending } = decision
  return (
    <S.Root onFocusCapture={preloadDialogs}>
      <Sheet key={invoice.invoice_no} {...props} />
      {dialog === null || !isReasoned(dialog) ? null : (
        <Suspense fallback={null}>
          <InvoiceDialogs
            act={dialog}
            invoice={invoice}
            reasons={draft.read().reasons}
            busy={sending !== null}
            reasonError={refused?.what.errors.reason}
            onReason={decision.giveReason}
            onReasons={reasons => draft.change({ reasons })}
            onClose={decision.close}
          />
        </Suspense>
      )}
    </S.Root>
  )
}

function Sheet(props: InvoiceSideProps) {
  const { invoice, draft, decision } = props
  const { allowed, invoice_status } = invoice
  // what the platform did not issue is registered by hand where finance chooses to, or had begun to
  const [byHand, setByHand] = useState(() => draft.read().number !== '')
  const issues = allowed.includes('issue') && (invoice_status !== 'failed' || byHand)
  // what was typed and not sent stays in sight when somebody else was faster
  const typed = decision.changed ? draft.read() : null
  if (issues || (typed && typed.number !== ''))
    return (
      <InvoiceIssueForm
        {...props}
        onBack={issues && invoice_status === 'failed' ? () => setByHand(false) : undefined}
      />
    )
  if (allowed.includes('reverse') || (typed && typed.red_number !== '')) return <InvoiceRedForm {...props} />
  if (isAtPlatform(invoice))
    return (
      <Suspense fallback={<S.Coming count={6} />}>
        <PlatformSheet invoice={invoice} draft={draft} decision={decision} onByHand={() => setByHand(true)} />
      </Suspense>
    )
  return <Settled type={props.type} invoice={invoice} decision={decision} />
}

/** Whether a platform is to do something about it, does it, or did not do it. */
const isAtPlatform = ({ invoice_status, by_platform }: InvoiceDetail): boolean =>
  invoice_status === 'issuing' ||
  invoice_status === 'failed' ||
  (by_platform && (invoice_status === 'submitted' || invoice_status === 'red_requested'))

const reasonNotices: { [S in InvoiceStatus]?: { tone: NoticeTone; title: string } } = {
  returned: { tone: 'warning', title: '已退回，等待会员修改后重新提交' },
  issued: { tone: 'info', title: '红冲申请已驳回' },
  red_requested: { tone: 'warning', title: '申请红冲的原因' },
  red_done: { tone: 'info', title: '红冲的原因' },
  cancelled: { tone: 'info', title: '会员已取消申请' },
}

/** A document about which nothing has to be registered. */
function Settled({
  type,
  invoice,
  decision: { sending, ask },
}: Pick<InvoiceSideProps, 'type' | 'invoice' | 'decision'>) {
  const { document_kind, invoice_status, allowed, reason, mail } = invoice
  const [resends, setResends] = useState(false)
  const notice = reasonNotices[invoice_status]
  const speaks = notice && (reason !== '' || invoice_status === 'returned' || invoice_status === 'cancelled')
  return (
    <>
      <S.Body as="section" tabIndex={0} aria-label="登记内容">
        {speaks ? (
          <Notice tone={notice.tone} title={notice.title}>
            {reason}
          </Notice>
        ) : null}
        {invoice_status === 'issued' && mail?.state === 'failed' ? (
          <Notice tone="warning" title="没有送达接收邮箱">
            {mail.trouble}。可以换一个邮箱重新发送；会员已收到短信，也可以自己下载。
          </Notice>
        ) : null}
        {invoice_status === 'issued' && mail?.retry_at ? (
          <Notice tone="info" title={`邮件${mail.trouble}`}>
            {mail.retry_at.slice(5, 16)} 再发，不用操作；会员可以先自己下载。
          </Notice>
        ) : null}
        {invoiceLife.sets.numbered.some(status => status === invoice_status) ? (
          <InvoiceResult title="开具结果" invoice={invoice} />
        ) : null}
      </S.Body>
      {allowed.includes('ask_red') ? (
        <InvoiceFoot note="已开票不能删除，更正只能红冲。">
          {allowed.includes('resend') ? (
            <Button size="s" disabled={sending !== null} onClick={() => setResends(true)}>
              重新发送
            </Button>
          ) : null}
          <Button
            size="s"
            variant="danger-outline"
            busy={sending === 'ask_red'}
            busyLabel={doing.ask_red}
            disabled={sending !== null && sending !== 'ask_red'}
            onClick={() => ask('ask_red')}
          >
            红冲{wordOf(document_kind)}
          </Button>
        </InvoiceFoot>
      ) : null}
      {resends ? (
        <Suspense fallback={null}>
          <ResendInvoiceDialog type={type} invoice={invoice} onClose={() => setResends(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
