import type { Client } from '../client/client.ts'
import { firstRead } from '../client/early-calls.ts'
import type { CallInput, QueryOf } from '../contract/endpoint.ts'
import { listDelegations } from '../contract/delegations.contract.ts'
import {
  askInvoiceReversal,
  cancelInvoice,
  exportInvoices,
  getInvoice,
  handOverInvoice,
  handOverReversal,
  issueInvoice,
  listBillableOrders,
  listInvoices,
  listInvoiceTitles,
  listOrderInvoices,
  mendInvoice,
  removeInvoiceTitle,
  requestInvoice,
  resendInvoice,
  resubmitInvoice,
  retryInvoice,
  saveInvoiceTitle,
  sendBackInvoice,
  settleInvoiceReversal,
  uploadInvoiceFile,
} from '../contract/invoices.contract.ts'
import type { InvoiceList, InvoiceRow } from '../contract/invoices.schema.ts'
import { getOrder, listOrders } from '../contract/orders.contract.ts'
import { workCounts } from '../contract/staff.contract.ts'
import { parseTime } from '../rules/dates.ts'
import type { InvoiceStatus } from '../rules/invoice.ts'
import { normalizeText } from '../rules/text.ts'
import { useClient } from './api-context.ts'
import { orderParams, type OrderType } from './orders.ts'
import { useAction, type Settle } from './use-action.ts'
import { useAhead } from './use-ahead.ts'
import { useInStep } from './use-in-step.ts'
import { freshFiles, useRead, useReadPage } from './use-read.ts'

export type InvoiceQuery = NonNullable<QueryOf<typeof listInvoices>>

const listInput = (type: OrderType, query: InvoiceQuery) => ({ params: orderParams(type), query })
const oneInput = (type: OrderType, invoiceNo: string) => ({
  params: { ...orderParams(type), invoice_no: invoiceNo },
})

/** What `useInvoices` reads, for pages that begin it early. */
export const invoicesRead = (type: OrderType, query: InvoiceQuery) =>
  firstRead(listInvoices, listInput(type, query))

/** Between two looks at what a platform has: soon at first, seldom where it lets itself be waited for. */
const soon = 3_000
const seldom = 15_000
const soonFor = 120_000

/** Since when somebody else has to do with it: a platform, or the mail server. */
const awaitedSince = ({ handed_at, mail }: Pick<InvoiceRow, 'handed_at' | 'mail'>): string | null =>
  handed_at ?? (mail?.state === 'waiting' ? mail.at : null)

/** When to look again; of what nothing is awaited is read anew for its files alone. */
function nextLook(documents: readonly Pick<InvoiceRow, 'handed_at' | 'mail'>[] = []): number {
  const times = documents.flatMap(document => {
    const since = awaitedSince(document)
    return since === null ? [] : [parseTime(since).getTime()]
  })
  if (times.length === 0) return freshFiles.refreshInterval
  return Math.max(...times) > Date.now() - soonFor ? soon : seldom
}

/** The same for a list: what is issued may be on another page or in another tab. */
function nextLookAt({ list, counts }: InvoiceList): number {
  const isIssuing = counts.some(({ invoice_status }) => invoice_status === 'issuing')
  return Math.min(nextLook(list), isIssuing ? seldom : freshFiles.refreshInterval)
}

/** Documents of the reader, or of everybody for who may read them all; nothing is read while the query is not known. */
export const useInvoices = (type: OrderType, query: InvoiceQuery | null) =>
  useReadPage(listInvoices, query && listInput(type, query), type, {
    refreshInterval: data => (data ? nextLookAt(data) : freshFiles.refreshInterval),
  })

/** Documents of one order; nothing is read for an order without. */
export const useOrderInvoices = (type: OrderType, orderNo: string | undefined) =>
  useRead(
    listOrderInvoices,
    orderNo === undefined ? null : { params: { ...orderParams(type), order_no: orderNo } },
    { refreshInterval: data => nextLook(data?.list) },
  )

const afterInvoice = [
  getInvoice,
  listInvoices,
  listOrderInvoices,
  listBillableOrders,
  getOrder,
  listOrders,
  workCounts,
  listDelegations,
]

/** How a document stands, and the mail with it. */
const standOf = ({ invoice_status, mail }: InvoiceRow): string => `${invoice_status} ${mail?.state ?? ''}`

/** One document, with files whose links do not run out; in step with `row`, what its list knows of it. */
export function useInvoice(type: OrderType, invoiceNo: string | undefined, row?: InvoiceRow) {
  const read = useRead(getInvoice, invoiceNo === undefined ? null : oneInput(type, invoiceNo), {
    refreshInterval: data => nextLook(data && [data]),
  })
  useInStep({ row: row && standOf(row), record: read.data && standOf(read.data) }, afterInvoice)
  return read
}

/** Asks for a document, or a page of a list, before it is opened. */
export function useInvoicesAhead(type: OrderType) {
  const one = useAhead(getInvoice)
  const list = useAhead(listInvoices)
  return {
    one: (invoiceNo: string) => one(oneInput(type, invoiceNo)),
    list: (query: InvoiceQuery) => list(listInput(type, query)),
  }
}

/** Orders of the member for which a document can be asked. */
export const useBillableOrders = (type: OrderType) =>
  useRead(listBillableOrders, { params: orderParams(type) })

interface InvoiceWrite {
  params: ReturnType<typeof orderParams>
  body: { invoice_no: string }
}

/** The document as it is now, when the answer to a write was lost. */
const invoiceNow = (client: Client, { params, body }: InvoiceWrite) =>
  client.call(getInvoice, { params: { ...params, invoice_no: body.invoice_no } }, { silent: true })

/** A lost act happened when the document is where the act leads. */
async function invoiceIn(status: InvoiceStatus, client: Client, input: InvoiceWrite) {
  const invoice = await invoiceNow(client, input)
  return invoice.invoice_status === status ? invoice : undefined
}

/** The same with a reason: another reason was another act. The portal keeps it as it cleans what is typed. */
async function explainedAs(
  status: InvoiceStatus,
  client: Client,
  input: InvoiceWrite & { body: { reason?: string | undefined } },
) {
  const invoice = await invoiceIn(status, client, input)
  return invoice?.reason === normalizeText(input.body.reason ?? '') ? invoice : undefined
}

const settleResubmit: Settle<typeof resubmitInvoice> = (...call) => invoiceIn('submitted', ...call)
const settleCancel: Settle<typeof cancelInvoice> = (...call) => invoiceIn('cancelled', ...call)
const settleSendBack: Settle<typeof sendBackInvoice> = (...call) => explainedAs('returned', ...call)
const settleReversalRequest: Settle<typeof askInvoiceReversal> = (...call) =>
  explainedAs('red_requested', ...call)

const settleIssue: Settle<typeof issueInvoice> = async (client, input) => {
  const invoice = await invoiceNow(client, input)
  return invoice.number === input.body.number ? invoice : undefined
}

/** It is with the platform, or has come back from it. */
const isHandedOver = ({ handed_at }: { handed_at: string | null }) => handed_at !== null

const settleHandOver: Settle<typeof handOverInvoice> = async (client, input) => {
  const invoice = await invoiceNow(client, input)
  const hasCome = invoice.invoice_status === 'issued' || invoice.invoice_status === 'failed'
  return hasCome || isHandedOver(invoice) ? invoice : undefined
}
/** Failed as before: it was not tried again, or in vain, which is the same. */
const settleRetry: Settle<typeof retryInvoice> = async (client, input) => {
  const invoice = await invoiceNow(client, input)
  return invoice.invoice_status === 'issued' || isHandedOver(invoice) ? invoice : undefined
}
/** A title that is mended is as it was sent, whatever became of it since. */
const settleMend: Settle<typeof mendInvoice> = async (client, input) => {
  const invoice = await invoiceNow(client, input)
  const { buyer_name, tax_no = '', title_note } = input.body
  return invoice.title_note === normalizeText(title_note) &&
    invoice.title.buyer_name === normalizeText(buyer_name) &&
    invoice.title.tax_no === tax_no
    ? invoice
    : undefined
}
const settleReversalHandOver: Settle<typeof handOverReversal> = async (client, input) => {
  const invoice = await invoiceNow(client, input)
  return invoice.invoice_status === 'red_done' || isHandedOver(invoice) ? invoice : undefined
}

/** A mail to that address is on its way. */
const settleResend: Settle<typeof resendInvoice> = async (client, input) => {
  const invoice = await invoiceNow(client, input)
  const { mail } = invoice
  return mail?.to === input.body.email && mail.state === 'waiting' ? invoice : undefined
}

const settleReversal: Settle<typeof settleInvoiceReversal> = async (client, input) => {
  if (input.body.result === 'refused') return explainedAs('issued', client, input)
  const invoice = await invoiceNow(client, input)
  return invoice.red && invoice.red.number === input.body.red_number ? invoice : undefined
}

/** A member asks for a document. A repeat is known by its key: there is nothing to look up before it has a number. */
export const useRequestInvoice = () => useAction(requestInvoice, afterInvoice)
export const useResubmitInvoice = () => useAction(resubmitInvoice, afterInvoice, settleResubmit)
export const useCancelInvoice = () => useAction(cancelInvoice, afterInvoice, settleCancel)
/** Finance sends a request back with a reason. */
export const useSendBackInvoice = () => useAction(sendBackInvoice, afterInvoice, settleSendBack)
/** Finance registers what was issued. */
export const useIssueInvoice = () => useAction(issueInvoice, afterInvoice, settleIssue)
/** Finance has the platform issue a document, try again what it did not issue, or issue a red letter. */
export const useHandOverInvoice = () => useAction(handOverInvoice, afterInvoice, settleHandOver)
export const useRetryInvoice = () => useAction(retryInvoice, afterInvoice, settleRetry)
/** Finance mends the title of what the platform did not issue, and has it try again. */
export const useMendInvoice = () => useAction(mendInvoice, afterInvoice, settleMend)
export const useHandOverReversal = () => useAction(handOverReversal, afterInvoice, settleReversalHandOver)
/** The member or finance asks for a red letter. */
export const useAskInvoiceReversal = () => useAction(askInvoiceReversal, afterInvoice, settleReversalRequest)
/** The member or finance has a document mailed once more. */
export const useResendInvoice = () => useAction(resendInvoice, afterInvoice, settleResend)
/** Finance registers the red letter, or refuses it. */
export const useSettleInvoiceReversal = () => useAction(settleInvoiceReversal, afterInvoice, settleReversal)

/** The documents of a tab as a table; nothing that is shown changes. */
export const useExportInvoices = () => useAction(exportInvoices, [])

/** The member's title book. */
export const useInvoiceTitles = () => useRead(listInvoiceTitles, {})
export const useRemoveInvoiceTitle = () => useAction(removeInvoiceTitle, [listInvoiceTitles])

const settleTitle: Settle<typeof saveInvoiceTitle> = async (client, { body }) => {
  const { list } = await client.call(listInvoiceTitles, {}, { silent: true })
  return list.find(
    title =>
      (body.title_id === undefined || title.id === body.title_id) &&
      title.buyer_name === body.buyer_name &&
      title.tax_no === (body.tax_no ?? '') &&
      title.address_phone === (body.address_phone ?? '') &&
      title.bank_account === (body.bank_account ?? ''),
  )
}
export const useSaveInvoiceTitle = () => useAction(saveInvoiceTitle, [listInvoiceTitles], settleTitle)

/** Uploads one file of a document; several may run side by side, each with its own progress. */
export function useUploadInvoiceFile(type: OrderType) {
  const client = useClient()
  return (
    { invoice_no, file }: CallInput<typeof uploadInvoiceFile>['body'] & { file: File },
    options: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
  ) =>
    client.call(
      uploadInvoiceFile,
      { params: orderParams(type), body: { invoice_no }, file },
      { ...options, silent: true },
    )
}
