import type { BillableOrder, InvoiceDetail, InvoiceTitle } from '@portal/api/contract/invoices.schema'
import type { Action } from '@portal/api/hooks/use-action'
import { emailError } from '@portal/api/rules/email'
import { longTexts } from '@portal/api/rules/form-fields'
import {
  documentKindsOf,
  documentKinds,
  maxInvoiceOrders,
  whyNotOffered,
  isKindFor,
  type DocumentKind,
} from '@portal/api/rules/invoice'
import { invoiceRequestForm, needsTaxNo } from '@portal/api/rules/invoice-form'
import { refusals, type Refusal } from '@portal/api/rules/refusals'

export const { fields } = invoiceRequestForm

type OrderKind = 'dues' | 'evaluation'

/** What a member types when asking for a document. */
export interface RequestDraft {
  document_kind: DocumentKind
  /** Empty: the default of the book. */
  title_id: string
  email: string
  remark: string
  /** What is asked for of each order that is chosen, in fen; null while no amount can be read. */
  amounts: Readonly<Record<string, number | null>>
}

/** Messages by what they are about; `amounts` by order. */
export interface RequestErrors {
  document_kind?: string
  title_id?: string
  email?: string
  remark?: string
  lines?: string
  amounts?: Readonly<Record<string, string>>
}

/** The orders that are chosen, each with all that is left of it; the only one there is needs no choice. */
const allOf = (orders: readonly BillableOrder[], chosen: readonly string[]) =>
  Object.fromEntries(
    orders.flatMap(({ order_no, billable_fen }) =>
      chosen.includes(order_no) || orders.length === 1 ? [[order_no, billable_fen]] : [],
    ),
  )

/** A new request for some orders; a request that was sent back as it was, as far as it is still possible. */
export function freshRequest(
  orderKind: OrderKind,
  orders: readonly BillableOrder[],
  { chosen, returned }: { chosen: readonly string[]; returned?: InvoiceDetail | undefined },
): RequestDraft {
  const [usual] = documentKindsOf[orderKind]
  if (!returned) {
    return { document_kind: usual, title_id: '', email: '', remark: '', amounts: allOf(orders, chosen) }
  }
  return {
    document_kind: returned.document_kind,
    title_id: '',
    email: returned.email,
    remark: returned.remark,
    amounts: Object.fromEntries(
      returned.lines.flatMap(({ order_no, amount_fen }) => {
        const left = orders.find(order => order.order_no === order_no)?.billable_fen ?? 0
        return left > 0 ? [[order_no, Math.min(left, amount_fen)]] : []
      }),
    ),
  }
}

/** The kinds of documents, those that do not fit the orders closed with the reason. */
export const kindOptions = (orderKind: OrderKind) =>
  (Object.keys(documentKinds) as DocumentKind[]).map(value => {
    const offered = isKindFor(orderKind, value)
    return {
      value,
      label: documentKinds[value],
      help: offered ? helpOf[value] : whyNotOffered[orderKind],
      disabled: !offered,
    }
  })

const helpOf = {
  receipt: '单位或个人抬头',
  ordinary: '单位或个人抬头',
  special: '须一般纳税人单位抬头',
} as const satisfies Record<DocumentKind, string>

/** The title that a request is made out to: the chosen one, else the default. */
export const titleOf = (
  titles: readonly InvoiceTitle[],
  { title_id }: RequestDraft,
): InvoiceTitle | undefined => titles.find(title => title.id === title_id) ?? titles[0]

/** Why a title does not do for a kind of document. */
function titleError(kind: DocumentKind, title: InvoiceTitle | undefined): string | undefined {
  if (!title) return '请选择发票抬头'
  if (kind === 'special' && title.title_type === 'personal') return '专用发票须用单位抬头'
  return needsTaxNo(kind, title.title_type) && title.tax_no === '' ? refusals.tax_no_needed : undefined
}

function amountErrors(
  orders: readonly BillableOrder[],
  amounts: RequestDraft['amounts'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([order_no, amount]) => {
      const left = orders.find(order => order.order_no === order_no)?.billable_fen ?? 0
      if (amount === null || amount <= 0) return [[order_no, '请输入开票金额']]
      return amount > left ? [[order_no, refusals.billed_too_much]] : []
    }),
  )
}

/** What stands in the way of asking; empty when nothing does. */
export function validateRequest(
  draft: RequestDraft,
  orders: readonly BillableOrder[],
  titles: readonly InvoiceTitle[],
): RequestErrors {
  const count = Object.keys(draft.amounts).length
  const title = titleError(draft.document_kind, titleOf(titles, draft))
  const email = emailError(draft.email)
  const amounts = amountErrors(orders, draft.amounts)
  return {
    ...longTexts({ remark: fields.remark }, draft),
    ...(title === undefined ? {} : { title_id: title }),
    ...(email === undefined ? {} : { email }),
    ...(count === 0 ? { lines: '请选择要开票的订单' } : {}),
    ...(count > maxInvoiceOrders ? { lines: `一张票据最多合并 ${maxInvoiceOrders} 笔订单` } : {}),
    ...(Object.keys(amounts).length > 0 ? { amounts } : {}),
  }
}

/** Sum of what is asked for, in fen. */
export const totalOf = ({ amounts }: RequestDraft): number =>
  Object.values(amounts).reduce<number>((sum, amount) => sum + (amount ?? 0), 0)

/** The request as it is sent. */
export const requestBody = (draft: RequestDraft, title: InvoiceTitle) => ({
  document_kind: draft.document_kind,
  title_id: title.id,
  email: draft.email.trim(),
  remark: draft.remark.trim(),
  lines: Object.entries(draft.amounts).map(([order_no, amount]) => ({ order_no, amount_fen: amount ?? 0 })),
})

const fieldOfRule: { [R in Refusal]?: 'title_id' | 'document_kind' | 'lines' } = {
  title_missing: 'title_id',
  tax_no_needed: 'title_id',
  document_kind_unfit: 'document_kind',
  not_billable: 'lines',
  billed_too_much: 'lines',
}

/** A refusal at the fields to blame, or as one message when no field is. */
export function readRequestRefusal(
  { rule, message, fieldErrors }: NonNullable<Action<never>['error']>,
  draft: RequestDraft,
): { errors: RequestErrors; message: string } {
  const field = rule === null ? undefined : fieldOfRule[rule]
  if (field) return { errors: { [field]: message }, message: '' }
  const orders = Object.keys(draft.amounts)
  const errors: Record<string, string> = {}
  const amounts: Record<string, string> = {}
  for (const [path, text] of Object.entries(fieldErrors)) {
    const [name = '', at = ''] = path.split('.')
    const order = orders[Number(at)]
    if (name === 'lines' && at !== '' && order !== undefined) amounts[order] = text
    else if (['document_kind', 'title_id', 'email', 'remark', 'lines'].includes(name)) errors[name] = text
  }
  const found = Object.keys(errors).length + Object.keys(amounts).length
  return {
    errors: { ...errors, ...(Object.keys(amounts).length > 0 ? { amounts } : {}) },
    message: found > 0 ? '' : message,
  }
}
