import type { InvoiceDetail } from '@portal/api/contract/invoices.schema'
import {
  useAskInvoiceReversal,
  useHandOverInvoice,
  useHandOverReversal,
  useIssueInvoice,
  useMendInvoice,
  useRetryInvoice,
  useSendBackInvoice,
  useSettleInvoiceReversal,
} from '@portal/api/hooks/invoices'
import { orderParams, type OrderType } from '@portal/api/hooks/orders'
import type { Draft } from '@portal/api/hooks/unsent'
import { groupDocumentNumber } from '@portal/api/rules/invoice'
import { useDecision, type Desk } from '../staff-desk/index.ts'
import {
  plainNumber,
  readRefusal,
  validate,
  wordOf,
  type InvoiceAct,
  type InvoiceDraft,
  type PlatformAct,
  type ReasonedAct,
  type RegisterAct,
} from './invoice-form.ts'
import { mendBody, mendValues, validateMend } from './mend-form.ts'

interface Options {
  /** Type of the orders on the desk. */
  type: OrderType
  desk: Pick<Desk, 'hold' | 'leave'>
  invoice: InvoiceDetail | undefined
  draft: Draft<InvoiceDraft>
  /** Today in Shanghai. */
  today: string
  /** What was typed about the document is not needed any more. */
  onDone: (invoiceNo: string) => void
}

/** The form or the dialog says what is wrong. */
const atTheForm = { silent: true }

/** What is said while it is on the line. */
export const doing = {
  issue: '正在登记',
  reverse: '正在登记',
  send_back: '正在退回',
  ask_red: '正在提交',
  refuse_red: '正在驳回',
  hand_over: '正在提交',
  retry: '正在重试',
  mend: '正在提交',
  hand_over_red: '正在提交',
} as const satisfies Record<InvoiceAct, string>

/** Tells what was done. */
function done(
  act: InvoiceAct,
  { buyer_name, document_kind, number, red, by_platform }: InvoiceDetail,
): string {
  switch (act) {
    case 'issue':
      return `已登记“${buyer_name}”的票据${number === null ? '' : `，号码 ${groupDocumentNumber(number)}`}`
    case 'reverse':
      return `已登记“${buyer_name}”的红冲${red ? `，红字号码 ${groupDocumentNumber(red.number)}` : ''}`
    case 'send_back':
      return `已退回“${buyer_name}”的开票申请`
    case 'ask_red':
      return by_platform
        ? `已交平台红冲“${buyer_name}”的票据，有结果会自动更新`
        : `“${buyer_name}”的票据转为待红冲，开好红字${wordOf(document_kind)}后登记`
    case 'refuse_red':
      return `已驳回“${buyer_name}”的红冲申请`
    case 'hand_over':
      return `已交平台开具“${buyer_name}”的票据，有结果会自动更新`
    case 'retry':
      return `已重新交平台开具“${buyer_name}”的票据，有结果会自动更新`
    case 'mend':
      return `抬头已改为“${buyer_name}”，重新交平台开具，有结果会自动更新`
    case 'hand_over_red':
      return `已交平台红冲“${buyer_name}”的票据，有结果会自动更新`
  }
}

/** Finance's decision on a document: the forms and the reasons that it sends. */
export function useInvoiceDecision({ type, desk, invoice, draft, today, onDone }: Options) {
  const issue = useIssueInvoice()
  const sendBack = useSendBackInvoice()
  const askReversal = useAskInvoiceReversal()
  const settle = useSettleInvoiceReversal()
  const mendTitle = useMendInvoice()
  const atPlatform = {
    hand_over: useHandOverInvoice(),
    retry: useRetryInvoice(),
    hand_over_red: useHandOverReversal(),
  } satisfies Record<PlatformAct, unknown>
  const decision = useDecision<InvoiceDetail, InvoiceAct, ReturnType<typeof readRefusal>, InvoiceDraft>({
    desk,
    item: invoice,
    keyOf: ({ invoice_no }) => invoice_no,
    draft,
    statusOf: ({ invoice_status }) => invoice_status,
    doing,
    mendedInDialog: ['send_back', 'ask_red', 'refuse_red'],
    readRefusal,
    done,
    missed: ({ buyer_name }, message) => `“${buyer_name}”的票据没有处理：${message}`,
    onDone,
  })
  const { ask, send, refuse, justWentOn, ...shown } = decision
  const params = orderParams(type)

  function write(act: RegisterAct, invoice_no: string) {
    const { number, issued_on, staff_remark, file_ids, red_number, reversed_on } = draft.read()
    if (act === 'issue') {
      const body = { number: plainNumber(number), issued_on, staff_remark: staff_remark.trim() }
      return issue.run(
        { params, body: { invoice_no, ...body, file_ids: file_ids.map(({ id }) => id) } },
        atTheForm,
      )
    }
    const body = { result: 'done', red_number: plainNumber(red_number), reversed_on, reason: '' } as const
    return settle.run({ params, body: { invoice_no, ...body } }, atTheForm)
  }

  /** Registers at once: what follows stands above the button. */
  function register(act: RegisterAct) {
    if (!invoice || justWentOn()) return
    const errors = validate(act, draft.read(), invoice, today)
    if (Object.keys(errors).length > 0) refuse({ errors, message: '' })
    else send(act, ({ invoice_no }) => write(act, invoice_no))
  }

  /** The platform is asked for it, and says what became of it later. */
  function handOver(act: PlatformAct) {
    if (justWentOn()) return
    send(act, ({ invoice_no }) => atPlatform[act].run({ params, body: { invoice_no } }, atTheForm))
  }

  /** The same with another title. */
  function mend() {
    if (!invoice || justWentOn()) return
    const values = mendValues(draft.read().title, invoice)
    const errors = validateMend(values, invoice)
    if (Object.keys(errors).length > 0) refuse({ errors, message: '' })
    else
      send('mend', ({ invoice_no }) =>
        mendTitle.run({ params, body: { invoice_no, ...mendBody(values, invoice) } }, atTheForm),
      )
  }

  function explain(act: ReasonedAct, invoice_no: string, reason: string) {
    switch (act) {
      case 'send_back':
        return sendBack.run({ params, body: { invoice_no, reason } }, atTheForm)
      case 'ask_red':
        return askReversal.run({ params, body: { invoice_no, reason } }, atTheForm)
      case 'refuse_red':
        return settle.run({ params, body: { invoice_no, result: 'refused', reason } }, atTheForm)
    }
  }
  const giveReason = (act: ReasonedAct, reason: string) =>
    send(act, ({ invoice_no }) => explain(act, invoice_no, reason))

  function askFor(act: ReasonedAct) {
    if (invoice && !justWentOn()) ask(act)
  }

  return { ...shown, register, handOver, mend, ask: askFor, giveReason }
}

export type InvoiceDecision = ReturnType<typeof useInvoiceDecision>
