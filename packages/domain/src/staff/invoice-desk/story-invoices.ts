import type { StoryContext } from '@storybook/react-vite'
import { exportInvoices, getInvoice, listInvoices } from '@portal/api/contract/invoices.contract'
import type {
  InvoiceDetail,
  InvoiceFile,
  InvoiceList,
  InvoiceRow,
} from '@portal/api/contract/invoices.schema'
import { anInvoice, anIssuedInvoice, aTaxedInvoice } from '@portal/api/fixtures/invoices'
import { mock } from '@portal/api/mocks'
import type { InvoiceFormat, InvoiceStatus } from '@portal/api/rules/invoice'
import { setClock } from '../../../../../.storybook/clock.ts'
import { afresh } from '../staff-desk/story-desk.tsx'

export const list = mock(listInvoices)
export const one = mock(getInvoice)
export const exporting = mock(exportInvoices)

/** The mock-ups' afternoon: what waits is told against it. */
const atAnHour = () => setClock(new Date('2026-05-18T14:40:00+08:00'))

const title = (part: Partial<InvoiceDetail['title']> = {}): InvoiceDetail['title'] => ({
  title_type: 'unit',
  buyer_name: '华岳重工集团有限公司',
  tax_no: '91110108MA01X7Q24N',
  address_phone: '北京市海淀区知春路 00 号 010-6200 0000',
  bank_account: '示例银行北京知春路支行 6222000000006621',
  ...part,
})

const taxed = {
  order_kind: 'evaluation',
  document_kind: 'ordinary',
  amount_fen: 130_000,
  orders: ['2024052000065', '2022111800042'],
} as const

/** An evaluation of one order, paid for. */
export const aLine = (
  part: Partial<InvoiceDetail['lines'][number]> = {},
): InvoiceDetail['lines'][number] => ({
  order_no: '2022111800042',
  item: '评价费',
  item_note: '二星',
  paid_fen: 50_000,
  elsewhere_fen: 0,
  amount_fen: 50_000,
  ...part,
})

/** Number of the request at a place of the queue, from 0. */
export const invoiceAt = (place: number) => `20260518004${2 - place}`

export const rows: InvoiceRow[] = [
  anInvoice({ ...taxed, orders: [...taxed.orders], submitted_at: '2026-05-17 11:40:00' }),
  anInvoice({
    id: 'i2',
    invoice_no: invoiceAt(1),
    buyer_name: '赵清和',
    submitted_at: '2026-05-18 11:16:00',
    orders: ['2026032200088'],
  }),
  anInvoice({
    id: 'i3',
    invoice_no: invoiceAt(2),
    buyer_name: '韩以宁',
    submitted_at: '2026-05-18 14:16:00',
    invoice_status: 'red_requested',
    orders: ['2026032200089'],
  }),
]

export const page = (part: Partial<InvoiceList> = {}): InvoiceList => ({
  list: rows,
  total: rows.length,
  page: 1,
  page_size: 50,
  counts: [
    { invoice_status: 'submitted', count: 2 },
    { invoice_status: 'red_requested', count: 1 },
    { invoice_status: 'returned', count: 4 },
  ],
  platform: null,
  ...part,
})

/** The first of them: two orders on one invoice. */
export const detail = (part: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  aTaxedInvoice({ submitted_at: '2026-05-17 11:40:00', title: title(), ...part })

const second = detail({
  ...rows[1],
  title: title({
    title_type: 'personal',
    buyer_name: '赵清和',
    tax_no: '',
    address_phone: '',
    bank_account: '',
  }),
  email: 'zhao@example.cn',
  remark: '',
  lines: [
    {
      order_no: '2026032200088',
      item: '个人会费',
      item_note: '个人会员 · 1 年',
      paid_fen: 20_000,
      elsewhere_fen: 0,
      amount_fen: 20_000,
    },
  ],
  tax: null,
})

/** The first, once it has a number. */
export const issued = (part: Partial<InvoiceDetail> = {}): InvoiceDetail => {
  const { invoice_status, number, issued_on, files, mail, history, allowed } = anIssuedInvoice()
  return detail({ invoice_status, number, issued_on, files, mail, history, allowed, ...part })
}

export const redRequested = (part: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  issued({
    invoice_status: 'red_requested',
    reason: '抬头开错，需要重开',
    history: [
      ...issued().history,
      { at: '2026-05-18 15:02:00', text: '申请红冲', by: '陈知行', note: '抬头开错，需要重开' },
    ],
    allowed: ['refuse_red', 'reverse'],
    ...part,
  })

export const reversed = (part: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  redRequested({
    invoice_status: 'red_done',
    red: { number: '26112000000041837790', reversed_on: '2026-05-18' },
    allowed: [],
    ...part,
  })

/** The first, where a platform issues. */
export const atPlatform = (part: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  detail({ by_platform: true, allowed: ['send_back', 'hand_over'], ...part })

/** The platform has it, for half a minute. */
export const issuing = (part: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  atPlatform({
    invoice_status: 'issuing',
    handed_at: '2026-05-18 14:39:30',
    history: [
      ...detail().history,
      { at: '2026-05-18 14:39:30', text: '交开票平台开具', by: '沈静仪', note: '' },
    ],
    allowed: [],
    ...part,
  })

const trouble = '购方税号与名称不符，请核对后重新提交'

/** The platform did not issue it. */
export const failed = (part: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  issuing({
    invoice_status: 'failed',
    handed_at: null,
    trouble,
    history: [
      ...issuing().history,
      { at: '2026-05-18 14:39:52', text: '开票平台没有开出', by: '开票平台', note: trouble },
    ],
    allowed: ['send_back', 'issue', 'retry', 'mend'],
    ...part,
  })

/** The same at the second try, and the platform says under which name it knows the buyer. */
export const knownOtherwise = (part: Partial<InvoiceDetail> = {}): InvoiceDetail =>
  failed({
    registered_name: '华岳重工装备集团有限公司',
    attempts: [
      { at: '2026-05-18 14:39:52', result: 'failed', note: trouble },
      { at: '2026-05-18 14:31:10', result: 'failed', note: '平台繁忙' },
    ],
    history: [
      ...detail().history,
      { at: '2026-05-18 14:30:40', text: '交开票平台开具', by: '沈静仪', note: '' },
      { at: '2026-05-18 14:31:10', text: '开票平台没有开出', by: '开票平台', note: '平台繁忙' },
      { at: '2026-05-18 14:39:30', text: '重新交开票平台开具', by: '沈静仪', note: '' },
      { at: '2026-05-18 14:39:52', text: '开票平台没有开出', by: '开票平台', note: trouble },
    ],
    ...part,
  })

/** A queue of a desk with a platform. */
export const platformPage = (part: Partial<InvoiceList> = {}): InvoiceList =>
  page({
    list: [failed({ id: 'i9', invoice_no: invoiceAt(0) }), ...rows.slice(1)],
    counts: [
      { invoice_status: 'submitted', count: 1 },
      { invoice_status: 'issuing', count: 2 },
      { invoice_status: 'failed', count: 1 },
      { invoice_status: 'red_requested', count: 1 },
    ],
    platform: { silent: false, issued_today: 64 },
    ...part,
  })

/** The same of one document in a state of its own tab. */
export const aloneAtPlatform = (invoice: InvoiceDetail, platform = platformPage().platform) => ({
  handlers: [one.reply(invoice), list.reply(platformPage({ list: [invoice], total: 1, platform }))],
  parameters: at(`tab=${invoice.invoice_status}`),
})

/** A stored file, as the upload answers. */
export const storedFile = (format: InvoiceFormat): InvoiceFile => ({
  file_id: `f-${format}`,
  name: `华岳重工 1300.${format}`,
  size: 86_000,
  mime: `application/${format}`,
  url: `/invoice.${format}`,
  format,
})

/** A queue of one document in a state of its own tab. */
export const alone = (invoice: InvoiceDetail) => ({
  handlers: [one.reply(invoice), list.reply(page({ list: [invoice], total: 1 }))],
  parameters: at(`tab=${invoice.invoice_status}`),
})

export const at = (search: string) => ({ router: { initialEntries: [`/?${search}`] } })

/** What the server answers unless a story says otherwise: each document by its number, and the tab's rows. */
export const usual = () => [
  one.answer(({ params }) =>
    Promise.resolve([detail(), second].find(({ invoice_no }) => invoice_no === params['invoice_no'])),
  ),
  one.reply(detail()),
  list.answer(({ request }) => {
    const asked = new URL(request.url).searchParams.get('status')?.split(',') ?? []
    const found = rows.filter(({ invoice_status }) =>
      asked.some((s): s is InvoiceStatus => s === invoice_status),
    )
    return Promise.resolve(page({ list: found, total: found.length }))
  }),
]

/** Before each story: its afternoon, nothing heard, and the usual answers. */
export function beforeInvoices(context: Parameters<ReturnType<typeof afresh>>[0]) {
  afresh(usual)(context)
  return atAnHour()
}

type Hands = Pick<StoryContext, 'canvas' | 'userEvent'>
type Given = ReturnType<typeof aloneAtPlatform>
type Handlers = Parameters<StoryContext['msw']['use']>

/** The desk with one document, and what the network answers besides. */
export const on = ({ handlers, parameters }: Given, ...answers: Handlers) => ({
  parameters,
  beforeEach: ({ msw }: Pick<StoryContext, 'msw'>) => msw.use(...handlers, ...answers),
})

export const press = async ({ canvas, userEvent }: Hands, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))
export const choose = async ({ canvas, userEvent }: Hands, name: RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }))
