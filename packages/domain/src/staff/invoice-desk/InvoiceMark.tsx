import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import { invoiceMailLook, invoiceStatusLook } from '@portal/api/rules/invoice-looks'
import { StatusInline } from '@portal/ui/status'
import { shortTime, waited } from '../staff-time/index.ts'

export interface InvoiceMarkProps {
  row: InvoiceRow
  /** This minute in Shanghai. */
  now: string
}

/** At the end of a document's row: how long it has waited, whether it has reached its receiver, when it was issued, or its state. */
export function InvoiceMark({ row, now }: InvoiceMarkProps) {
  const { invoice_status, submitted_at, issued_on, handed_at, trouble, mail } = row
  if (handed_at !== null)
    return (
      <StatusInline family="info" icon="loader">
        {invoice_status === 'issuing' ? '开票中' : '红冲中'} {waited(handed_at, now).text}
      </StatusInline>
    )
  if (invoice_status === 'red_requested' && trouble !== '')
    return (
      <StatusInline family="danger" icon="triangle-alert">
        红冲失败
      </StatusInline>
    )
  if (invoice_status === 'submitted') {
    const { text, days } = waited(submitted_at, now)
    if (days === 0) return <span>等 {text}</span>
    return (
      <StatusInline family="warning" icon="clock-alert">
        等 {text}
      </StatusInline>
    )
  }
  if (invoice_status === 'issued' && mail && mail.state !== 'waiting') {
    const { label: reached, family: tone, icon: sign } = invoiceMailLook[mail.state]
    return (
      <StatusInline family={tone} icon={sign} title={issued_on ?? undefined}>
        {reached}
      </StatusInline>
    )
  }
  if (invoice_status === 'issued' && issued_on !== null)
    return <span title={issued_on}>{shortTime(issued_on, now)} 开票</span>
  const { label, family, icon } = invoiceStatusLook[invoice_status]
  return (
    <StatusInline family={family} icon={icon}>
      {label}
    </StatusInline>
  )
}
