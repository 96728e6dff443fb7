import { useState } from 'react'
import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { documentKinds, groupDocumentNumber } from '@portal/api/rules/invoice'
import { yuan } from '@portal/api/rules/money'
import { groupOrderNo, orderRemarkLimit } from '@portal/api/rules/order'
import { refusals } from '@portal/api/rules/refusals'
import { length } from '@portal/api/rules/text'
import { DescriptionList } from '@portal/ui/description-list'
import { IrreversibleConfirm } from '@portal/ui/dialog'
import { TextareaField } from '@portal/ui/textarea-field'
import { ordersOf } from './invoice-effects.ts'
import { numberLabel, wordOf } from './invoice-form.ts'

export interface InvoiceReversalDialogProps {
  invoice: InvoiceDetail
  busy: boolean
  busyLabel: string
  /** Why the server refused the reason. */
  error: string | undefined
  /** What was typed before and not sent. */
  initial: string | undefined
  onConfirm: (reason: string) => void
  /** Gets the reason that was typed, so that nothing is lost. */
  onClose: (typed: string) => void
}

/** Asks for the reason of a reversal and the end of the document's number. Render it only while open. */
export function InvoiceReversalDialog({
  invoice,
  busy,
  busyLabel,
  error,
  initial = '',
  onConfirm,
  onClose,
}: InvoiceReversalDialogProps) {
  const [reason, setReason] = useState(initial)
  const [tried, setTried] = useState(false)
  const { amount_fen, buyer_name, by_platform, document_kind, number, orders, tax } = invoice
  const word = wordOf(document_kind)
  const plain = reason.trim()
  const tooLong = length(plain) > orderRemarkLimit
  const own = plain === '' ? refusals.reason_needed : tooLong ? `最多 ${orderRemarkLimit} 个字` : undefined

  function confirm() {
    setTried(true)
    if (own === undefined) onConfirm(plain)
  }

  return (
    <IrreversibleConfirm
      open
      title={`红冲“${buyer_name}”的${word}`}
      lead={
        <>
          {by_platform ? '提交后立即发往开票平台，' : '提交后转为待红冲，会员'}
          <b>{by_platform ? '不能撤回' : '立即可以看到'}</b>：
        </>
      }
      consequences={[
        `开出红字${word} ${yuan(-amount_fen)}，原${word}留存，不删除`,
        ...(by_platform ? [] : [`在开票平台开好红字${word}后，到“待红冲”登记号码`]),
        `${by_platform ? '完成' : '登记'}后${ordersOf(invoice)}恢复可开金额 ${yuan(amount_fen)}，才能重开或退款`,
      ]}
      typed={
        number === null
          ? undefined
          : { label: `输入${numberLabel('number', document_kind)}后四位确认`, expected: number.slice(-4) }
      }
      confirmLabel={`红冲${word}`}
      busyLabel={busyLabel}
      busy={busy}
      onConfirm={confirm}
      onClose={() => onClose(reason)}
    >
      <DescriptionList
        items={[
          {
            term: `原${word}`,
            value: `${documentKinds[document_kind]} ${groupDocumentNumber(number ?? '')}`,
          },
          { term: '订单', value: orders.map(groupOrderNo).join('、') },
          {
            term: '金额',
            value: `${yuan(amount_fen)}${tax ? `（不含税 ${yuan(tax.net_fen)}，税额 ${yuan(tax.tax_fen)}）` : ''}`,
          },
        ]}
      />
      <TextareaField
        label="红冲原因"
        hint="会员可以看到。"
        rows={2}
        limit={orderRemarkLimit}
        value={reason}
        error={(tried ? own : undefined) ?? error}
        onChange={event => setReason(event.currentTarget.value)}
      />
    </IrreversibleConfirm>
  )
}
