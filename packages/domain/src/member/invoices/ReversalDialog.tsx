import { useEffect, useRef, useState } from 'react'
import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import { useAskInvoiceReversal } from '@portal/api/hooks/invoices'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { createUnsent } from '@portal/api/hooks/unsent'
import { documentKinds } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { orderRemarkLimit } from '@portal/api/rules/order'
import { refusals } from '@portal/api/rules/refusals'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { TextareaField } from '@portal/ui/textarea-field'
import { toast } from '@portal/ui/toast'
import * as S from './Invoices.styles.ts'

export interface ReversalDialogProps {
  type: OrderType
  invoice: InvoiceRow
  onClose: () => void
}

/** Reasons that were typed and not sent, by document. */
const useReasons = createUnsent<string>(reason => reason !== '')

/** A member asks for the red letter of a document that is wrong. Render it only while open. */
export function ReversalDialog({ type, invoice, onClose }: ReversalDialogProps) {
  const ask = useAskInvoiceReversal()
  const reasons = useReasons()
  const [reason, setReason] = useState(() => reasons.read(invoice.invoice_no) ?? '')
  const [error, setError] = useState('')
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error !== '') field.current?.querySelector('textarea')?.focus()
  }, [error])

  async function send() {
    const text = reason.trim()
    setError(text === '' ? refusals.reason_needed : '')
    if (text === '') return
    const outcome = await ask.run(
      { params: orderParams(type), body: { invoice_no: invoice.invoice_no, reason: text } },
      { silent: true },
    )
    if (outcome.ok) {
      reasons.drop(invoice.invoice_no)
      toast({ tone: 'success', message: '已申请红冲，由协会财务办理' })
      onClose()
    } else setError(outcome.error.fieldErrors['reason'] ?? outcome.error.message)
  }

  return (
    <Dialog
      open
      title={`申请红冲“${invoice.buyer_name}”的票据`}
      busy={ask.busy}
      onClose={onClose}
      footer={
        <DialogFoot
          confirmLabel="申请红冲"
          busy={ask.busy}
          busyLabel="正在提交"
          onCancel={onClose}
          onConfirm={() => void send()}
        />
      }
    >
      <S.Form ref={field}>
        <p>
          {documentKinds[invoice.document_kind]} {yuan(invoice.amount_fen)}{' '}
          由协会财务红冲作废，完成后可以重新申请开票。
        </p>
        <TextareaField
          id="reversal-reason"
          label="红冲原因"
          hint="例如：抬头或税号有误"
          limit={orderRemarkLimit}
          value={reason}
          error={error === '' ? undefined : error}
          onChange={event => {
            setReason(event.currentTarget.value)
            reasons.keep(invoice.invoice_no, event.currentTarget.value)
          }}
        />
      </S.Form>
    </Dialog>
  )
}
