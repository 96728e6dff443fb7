import { useEffect, useRef, useState } from 'react'
import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import { useResendInvoice } from '@portal/api/hooks/invoices'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import { createUnsent } from '@portal/api/hooks/unsent'
import { emailError } from '@portal/api/rules/email'
import { documentKinds, groupDocumentNumber, invoiceFormats } from '@portal/api/rules/invoice'
import { invoiceRequestForm } from '@portal/api/rules/invoice-form'
import { Dialog, DialogFoot } from '@portal/ui/dialog'
import { Notice } from '@portal/ui/notice'
import { toast } from '@portal/ui/toast'
import { DescribedField, EmailControl } from '../form-kit/index.ts'
import * as S from './ResendInvoiceDialog.styles.ts'

export interface ResendInvoiceDialogProps {
  type: OrderType
  invoice: Pick<InvoiceRow, 'invoice_no' | 'document_kind' | 'buyer_name' | 'number' | 'files' | 'mail'>
  onClose: () => void
}

const { email: field } = invoiceRequestForm.fields
const controls = { email: EmailControl }

/** Addresses that were typed and not sent, by document. */
const useEmails = createUnsent<string>(email => email !== '')

/** Has an issued document mailed once more, to the same address or another. Render it only while open. */
export function ResendInvoiceDialog({ type, invoice, onClose }: ResendInvoiceDialogProps) {
  const { invoice_no, document_kind, buyer_name, number, files, mail } = invoice
  const resend = useResendInvoice()
  const emails = useEmails()
  const [email, setEmail] = useState(() => emails.read(invoice_no) ?? mail?.to ?? '')
  const [refused, setRefused] = useState<{ email?: string | undefined; message: string }>({ message: '' })
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused.email !== undefined)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])

  async function send() {
    const error = emailError(email)
    setRefused({ email: error, message: '' })
    if (error !== undefined) return
    const to = email.trim()
    const outcome = await resend.run(
      { params: orderParams(type), body: { invoice_no, email: to } },
      { silent: true },
    )
    if (outcome.ok) {
      emails.drop(invoice_no)
      toast({ tone: 'success', message: `正在发往 ${to}，送达后会显示在这张票据上` })
      onClose()
      return
    }
    const { fieldErrors, message } = outcome.error
    const wrong = fieldErrors['email']
    setRefused(wrong === undefined ? { message } : { email: wrong, message: '' })
  }

  return (
    <Dialog
      open
      title={`重新发送“${buyer_name}”的票据`}
      busy={resend.busy}
      onClose={onClose}
      footer={
        <DialogFoot
          confirmLabel="发送"
          busy={resend.busy}
          busyLabel="正在发送"
          onCancel={onClose}
          onConfirm={() => void send()}
        />
      }
    >
      <S.Root ref={form}>
        <p>
          {documentKinds[document_kind]} {groupDocumentNumber(number ?? '')}，附件{' '}
          {files.map(({ format }) => invoiceFormats[format]).join('、')}。
        </p>
        <DescribedField
          controls={controls}
          field={field}
          id="resend-email"
          name="email"
          value={email}
          error={refused.email}
          onChange={(typed: unknown) => {
            const text = String(typed)
            setEmail(text)
            emails.keep(invoice_no, text)
          }}
        />
        {refused.message === '' ? null : (
          <Notice tone="error" role="alert">
            {refused.message}
          </Notice>
        )}
      </S.Root>
    </Dialog>
  )
}
