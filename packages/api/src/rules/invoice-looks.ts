import type { StatusLook } from './status.ts'

/** How a document looks in each of its states (D6); what leads from one to another is in `invoiceLife`. */
export const invoiceStatusLook = {
  submitted: { label: '待开票', family: 'info', icon: 'clock' },
  returned: { label: '已退回', family: 'warning', icon: 'undo-2' },
  issuing: { label: '开票中', family: 'info', icon: 'loader' },
  failed: { label: '开票失败', family: 'danger', icon: 'triangle-alert' },
  issued: { label: '已开票', family: 'success', icon: 'circle-check' },
  red_requested: { label: '待红冲', family: 'warning', icon: 'hourglass' },
  red_done: { label: '已红冲', family: 'neutral', icon: 'file-minus' },
  cancelled: { label: '已取消', family: 'neutral', icon: 'circle-minus' },
} as const satisfies Record<string, StatusLook>

type Status = keyof typeof invoiceStatusLook

/** How a state looks to the member: what the platform did not issue is for finance to mend, and still on its way. */
export const memberInvoiceLook = {
  ...invoiceStatusLook,
  failed: invoiceStatusLook.issuing,
} as const satisfies Record<Status, StatusLook>

/** The mail with an issued document: on its way, taken over by the mail server of its receiver, or given up. */
export const invoiceMailLook = {
  waiting: { label: '等邮箱回执', family: 'info', icon: 'clock' },
  delivered: { label: '已送达', family: 'success', icon: 'mail-check' },
  failed: { label: '没有送达', family: 'warning', icon: 'triangle-alert' },
} as const satisfies Record<string, StatusLook>
export type InvoiceMailState = keyof typeof invoiceMailLook

/** How a state looks where it is told at once whether the document has reached its receiver. */
export const lookWithMail = <Looks extends Readonly<Record<Status, StatusLook>>>(
  looks: Looks,
  status: Status,
  isDelivered: boolean,
): Looks[Status] | typeof invoiceMailLook.delivered =>
  status === 'issued' && isDelivered ? invoiceMailLook.delivered : looks[status]
