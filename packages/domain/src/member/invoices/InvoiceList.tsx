import type { InvoiceRow } from '@portal/api/contract/invoices.schema'
import {
  actsOnInvoice,
  documentKinds,
  groupDocumentNumber,
  groupInvoiceNo,
  invoiceFormats,
} from '@portal/api/rules/invoice'
import { lookWithMail, memberInvoiceLook } from '@portal/api/rules/invoice-looks'
import { yuan } from '@portal/api/rules/money'
import { Button, ButtonLink } from '@portal/ui/button'
import { DownloadIcon } from '@portal/ui/icon'
import { StatusInline } from '@portal/ui/status'
import { explainInvoice } from './invoice-answers.ts'
import * as S from './Invoices.styles.ts'

/** What a member can begin at a document. */
export type InvoiceMove = 'resubmit' | 'cancel' | 'resend' | 'ask_red'

const labels = {
  resubmit: '修改申请',
  cancel: '取消申请',
  resend: '重新发送',
  ask_red: '申请红冲',
} as const satisfies Record<InvoiceMove, string>
const moves = Object.keys(labels) as InvoiceMove[]

export interface InvoiceListProps {
  /** Accessible name of the list. */
  label: string
  invoices: readonly InvoiceRow[]
  onMove: (move: InvoiceMove, invoice: InvoiceRow) => void
}

/** Documents of a member: how each stands and why, its files, and what can be done. */
export function InvoiceList({ label, invoices, onMove }: InvoiceListProps) {
  return (
    <S.List aria-label={label}>
      {invoices.map(invoice => {
        const { invoice_no, document_kind, buyer_name, amount_fen, number, orders, files } = invoice
        const { invoice_status, mail } = invoice
        const {
          label: state,
          family,
          icon,
        } = lookWithMail(memberInvoiceLook, invoice_status, mail?.state === 'delivered')
        const open = actsOnInvoice(invoice_status, 'member')
        const named = `申请 ${groupInvoiceNo(invoice_no)}`
        return (
          <li key={invoice_no}>
            <S.Lines>
              <b>{buyer_name}</b>
              <p>
                {documentKinds[document_kind]} · {named}
                {orders.length > 1 ? ` · ${orders.length} 单合并` : ''}
              </p>
              {number === null ? null : <p>号码 {groupDocumentNumber(number)}</p>}
              <p>{explainInvoice(invoice)}</p>
            </S.Lines>
            <S.Side>
              <b>{yuan(amount_fen)}</b>
              <StatusInline family={family} icon={icon}>
                {state}
              </StatusInline>
            </S.Side>
            <S.Acts>
              {files.map(({ file_id, format, url, name }) => (
                <ButtonLink
                  key={file_id}
                  size="m"
                  variant="text"
                  icon={DownloadIcon}
                  href={url}
                  download={name}
                  aria-label={`下载 ${invoiceFormats[format]} ${named}`}
                >
                  下载 {invoiceFormats[format]}
                </ButtonLink>
              ))}
              {moves
                .filter(move => open.includes(move))
                .map(move => (
                  <Button
                    key={move}
                    size="m"
                    variant="text"
                    aria-label={`${labels[move]} ${named}`}
                    onClick={() => onMove(move, invoice)}
                  >
                    {labels[move]}
                  </Button>
                ))}
            </S.Acts>
          </li>
        )
      })}
    </S.List>
  )
}
