import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import { groupInvoiceNo } from '@portal/api/rules/invoice'
import { orderRemarkLimit } from '@portal/api/rules/order'
import { ReasonDialog } from '../staff-desk/ReasonDialog.tsx'
import type { InvoiceDraft, ReasonedAct } from './invoice-form.ts'
import { InvoiceReversalDialog } from './InvoiceReversalDialog.tsx'
import { doing } from './use-invoice-decision.ts'

export interface InvoiceDialogsProps {
  act: ReasonedAct
  invoice: InvoiceDetail
  /** What was typed before and not sent. */
  reasons: InvoiceDraft['reasons']
  busy: boolean
  /** Why the server refused the reason. */
  reasonError: string | undefined
  onReason: (act: ReasonedAct, reason: string) => void
  onReasons: (reasons: InvoiceDraft['reasons']) => void
  onClose: () => void
}

const reasoned = {
  send_back: {
    title: '退回申请',
    phrases: ['抬头与税号不一致，请核对', '税号不正确，请核对', '请补充单位税号', '票据种类选错，请重新选择'],
    text: '原因会逐字显示给会员，会员可以修改后重新提交。',
  },
  refuse_red: {
    title: '驳回红冲',
    phrases: ['票面内容无误，不需要红冲', '已入账或已抵扣，请先办理冲销', '请补充红冲原因后重新申请'],
    text: '原因会逐字显示给会员，状态回到已开票。',
  },
} as const satisfies Record<Exclude<ReasonedAct, 'ask_red'>, unknown>

/** The dialogs of the invoice desk: one at a time, fetched when the first is opened. */
export function InvoiceDialogs({
  act,
  invoice,
  reasons,
  busy,
  reasonError,
  onReason,
  onReasons,
  onClose,
}: InvoiceDialogsProps) {
  const shared = {
    busy,
    busyLabel: doing[act],
    error: reasonError,
    initial: reasons[act],
    onConfirm: (reason: string) => onReason(act, reason),
    onClose(typed: string) {
      onReasons({ ...reasons, [act]: typed })
      onClose()
    },
  }
  if (act === 'ask_red') return <InvoiceReversalDialog {...shared} invoice={invoice} />
  const { title, phrases, text } = reasoned[act]
  return (
    <ReasonDialog
      {...shared}
      title={`${title} ${groupInvoiceNo(invoice.invoice_no)}`}
      phrases={phrases}
      limit={orderRemarkLimit}
      confirmLabel={title}
    >
      {text}
    </ReasonDialog>
  )
}
