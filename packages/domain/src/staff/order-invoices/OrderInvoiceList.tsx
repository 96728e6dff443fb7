import type { ComponentProps } from 'react'
import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import { documentKinds, groupDocumentNumber, groupInvoiceNo, invoiceFormats } from '@portal/api/rules/invoice'
import { invoiceStatusLook, lookWithMail } from '@portal/api/rules/invoice-looks'
import { yuan } from '@portal/api/rules/money'
import { DownloadIcon } from '@portal/ui/icon'
import { StatusInline } from '@portal/ui/status'
import { TextLink } from '@portal/ui/text-link'
import { Link } from '../../shared/router-link/index.ts'
import { invoiceLink } from '../staff-desk/record-links.ts'
import * as S from './OrderInvoices.styles.ts'

export interface OrderInvoiceListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  invoices: readonly InvoiceRow[]
  /**
   * Each leads to its place at the invoice desk.
   * @default false
   */
  linked?: boolean | undefined
}

/** Documents of one order: what and for whom, how far, and the files once there are some. */
export function OrderInvoiceList({ invoices, linked = false, ...rest }: OrderInvoiceListProps) {
  return (
    <S.List aria-label="这笔订单的票据" {...rest}>
      {invoices.map(invoice => (
        <Invoice key={invoice.invoice_no} invoice={invoice} linked={linked} />
      ))}
    </S.List>
  )
}

function Invoice({ invoice, linked }: { invoice: InvoiceRow; linked: boolean }) {
  const { invoice_no, document_kind, buyer_name, amount_fen, invoice_status, orders, mail } = invoice
  const { label, family, icon } = lookWithMail(invoiceStatusLook, invoice_status, mail?.state === 'delivered')
  const named = `申请 ${groupInvoiceNo(invoice_no)}`
  return (
    <S.Item>
      <p>
        <b>{documentKinds[document_kind]}</b>{' '}
        {linked ? (
          <TextLink as={Link} to={invoiceLink(invoice)}>
            {named}
          </TextLink>
        ) : (
          named
        )}
      </p>
      <S.Figure>{yuan(amount_fen)}</S.Figure>
      <p>
        {buyer_name}
        {orders.length > 1 ? ` · ${orders.length} 单合并` : ''}
      </p>
      <StatusInline family={family} icon={icon}>
        {label}
      </StatusInline>
      <Issued invoice={invoice} named={named} />
    </S.Item>
  )
}

/** What stands of a document once it is issued. */
function Issued({
  invoice: { number, issued_on, files },
  named,
}: {
  invoice: Pick<InvoiceRow, 'number' | 'issued_on' | 'files'>
  named: string
}) {
  if (number === null) return null
  return (
    <S.Issued>
      号码 {groupDocumentNumber(number)} · {issued_on} 开具
      {files.map(({ file_id, format, url, name }) => (
        <TextLink
          key={file_id}
          href={url}
          download={name}
          aria-label={`下载 ${invoiceFormats[format]} ${named}`}
        >
          <DownloadIcon size={16} />
          {invoiceFormats[format]}
        </TextLink>
      ))}
    </S.Issued>
  )
}
