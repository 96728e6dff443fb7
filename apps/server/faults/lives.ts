import { randomUUID } from 'node:crypto'
import { consentVersion } from '@portal/api/rules/association'
import { formatTime } from '@portal/api/rules/dates'
import { voucher } from '@portal/portal/worlds/voucher'
import { aForm } from '../test/support/personal-form.ts'
import type { RunningServer } from '../test/support/process.ts'
import { expectOk, get, post, upload } from './portal-client.ts'

/** One write of a life. */
export interface Step {
  path: string
  token: string
  key: string
  /** Asked once, before it is sent for the first time: it may need what an earlier step was answered. */
  words: (server: RunningServer) => object | Promise<object>
  /** Sent again as it is while nothing was answered; null before the first time. */
  body: object | null
  onAnswer: (data: Record<string, unknown>) => void
  /** Whether it shows at once in what the server says: a payment whose notice is lost does not. */
  shows: boolean
  acknowledged: boolean
}

/** An order and the writes that are met by a kill. */
export interface Life {
  orderNo: string
  memberToken: string
  /** null: it is paid online. */
  bankRef: string | null
  steps: readonly Step[]
  /** How many of its steps have happened, as the server says; throws when one is half done. */
  reached: (server: RunningServer) => Promise<number>
}

export interface Desk {
  finance: string
  auditor: string
  /** A code that takes 50 yuan off personal dues, for everybody. */
  coupon: string
}

type Prepare = (server: RunningServer, desk: Desk, index: number) => Promise<Life>

const today = formatTime(new Date()).slice(0, 10)
const form = aForm({ user_name: '王思源' })
const dues = 20_000
const off = 5_000

async function signIn(server: RunningServer, name: string): Promise<string> {
  const answer = await post(server.manager, '/companyapi/company_users/name_login', {
    name,
    password: 'Demo_2026',
  })
  return String(expectOk(answer, 'staff sign-in')['token'])
}

/** The clerks of a server's demo data, with a coupon that the order of everybody may use. */
export async function openDesk(server: RunningServer): Promise<Desk> {
  const auditor = await signIn(server, 'super')
  const coupon = `KILL${String(Date.now() % 1e6).padStart(6, '0')}`
  const batch = {
    name: '开年入会',
    way: 'amount',
    off_fen: off,
    items: ['personal_dues'],
    total: 100_000,
    per_member: 1,
    issuing: 'shared',
    code: coupon,
    starts_on: today,
    ends_on: '2099-12-31',
  }
  expectOk(await post(server.manager, '/api/coupon_batches', batch, auditor), 'coupon')
  return { finance: await signIn(server, 'finance'), auditor, coupon }
}

let made = 0
/** Phones no other run on this database has used. */
const newPhone = () => `15${String((Date.now() % 1e6) * 1000 + (++made % 1000)).padStart(9, '0')}`

const aStep = (
  path: string,
  token: string,
  words: Step['words'],
  part: Partial<Pick<Step, 'onAnswer' | 'shows'>> = {},
): Step => ({
  path,
  token,
  words,
  key: randomUUID(),
  body: null,
  onAnswer: () => undefined,
  shows: true,
  acknowledged: false,
  ...part,
})

const asRecord = (value: unknown): Record<string, unknown> => Object(value)
const listIn = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asRecord) : []

/** A new member up to an order that is to be paid. */
async function anOrder(
  { member, manager }: RunningServer,
  desk: Desk,
): Promise<{ orderNo: string; memberToken: string }> {
  const phone = newPhone()
  expectOk(await post(member, '/api/users/send_msg', { phone, scene: 'login' }), 'code')
  const sent = await get(member, `/dev/sms?phone=${phone}`)
  const code = String(listIn(sent.data)[0]?.['code'])
  const session = expectOk(
    await post(member, '/api/users/code_login', { phone, code, consent_version: consentVersion }),
    'sign-in',
  )
  const memberToken = String(session['token'])
  const applied = expectOk(
    await post(member, '/api/personal_vips', { action: 'submit', version: 0, form }, memberToken),
    'submit',
  )
  const { id } = asRecord(applied['application'])
  const passed = expectOk(
    await post(manager, '/api/personal_vips/apply_check', { id, result: 'pass' }, desk.auditor),
    'pass',
  )
  return { orderNo: String(passed['order_no']), memberToken }
}

/** An order whose member has chosen a transfer, with the picture of it. */
async function aTransfer(server: RunningServer, desk: Desk) {
  const { orderNo, memberToken } = await anOrder(server, desk)
  const chosen = { order_no: orderNo, channel: 'offline' }
  expectOk(await post(server.member, '/api/orders/pay', chosen, memberToken), 'pay')
  const file = await upload(server.member, '/api/ali_upload_image', memberToken, {
    fields: { purpose: 'voucher' },
    content: voucher,
    name: 'voucher.png',
  })
  const bankRef = `KILL${orderNo}`
  const reportOf = (amount_fen: number) => ({
    order_no: orderNo,
    payer_name: form.user_name,
    amount_fen,
    paid_on: today,
    voucher_ids: [file],
  })
  const confirmOf = (received_fen: number) => ({
    order_no: orderNo,
    decision: 'confirm',
    received_fen,
    received_at: today,
    bank_ref: bankRef,
  })
  return { orderNo, memberToken, bankRef, reportOf, confirmOf }
}

/** An order that was paid before anybody is killed. */
async function aPaid(server: RunningServer, desk: Desk) {
  const { reportOf, confirmOf, ...order } = await aTransfer(server, desk)
  const { member, manager } = server
  expectOk(await post(member, '/api/orders/off_line_remark', reportOf(dues), order.memberToken), 'report')
  expectOk(await post(manager, '/api/orders/check_order', confirmOf(dues), desk.finance), 'confirm')
  return order
}

/** The order as finance sees it, whose receipts and periods must be those of its status. */
async function seen(
  server: RunningServer,
  desk: Desk,
  order: Pick<Life, 'orderNo' | 'memberToken'>,
): Promise<{ status: number; found: Record<string, unknown> }> {
  const found = expectOk(await get(server.manager, `/api/orders/${order.orderNo}`, desk.finance), 'order')
  const status = Number(found['order_status'])
  const periods = expectOk(
    await get(server.member, '/api/personal_vips/periods', order.memberToken),
    'periods',
  )
  const receipts = listIn(found['receipts']).length
  const whole = [30, 40, 60].includes(status) ? 1 : 0
  if (receipts !== whole || Number(periods['total']) !== whole)
    throw new Error(
      `${order.orderNo}: half done at ${status}: ${receipts} receipts, ${String(periods['total'])} periods`,
    )
  return { status, found }
}

/** Opened at the sandbox and paid at its cashier, whose notice is lost every second time. */
const online: Prepare = async (server, desk, index) => {
  const order = await anOrder(server, desk)
  const { orderNo, memberToken } = order
  const open = { order_no: orderNo, channel: 'sandbox' }
  const { payment } = expectOk(await post(server.member, '/api/orders/pay', open, memberToken), 'pay')
  const number = String(asRecord(payment)['pay_url']).split('/').at(-1) ?? ''
  const heard = index % 4 === 1
  return {
    ...order,
    bankRef: null,
    steps: [
      aStep('/api/orders/pay', memberToken, () => open),
      aStep(`/service/sandbox_payments/${number}`, '', () => ({ act: heard ? 'pay_twice' : 'pay_unheard' }), {
        shows: heard,
      }),
    ],
    reached: async now => ((await seen(now, desk, order)).status === 30 ? 2 : 1),
  }
}

/** A coupon, a report and a confirmation. */
const transfer: Prepare = async (server, desk) => {
  const { reportOf, confirmOf, ...order } = await aTransfer(server, desk)
  const { orderNo, memberToken } = order
  return {
    ...order,
    steps: [
      aStep('/api/orders/coupon_pay_verify', memberToken, () => ({ order_no: orderNo, code: desk.coupon })),
      aStep('/api/orders/off_line_remark', memberToken, () => reportOf(dues - off)),
      aStep('/api/orders/check_order', desk.finance, () => confirmOf(dues - off)),
    ],
    reached: async now => {
      const { status, found } = await seen(now, desk, order)
      if ((found['report'] !== null) !== status >= 10)
        throw new Error(`${orderNo}: half reported at ${status}`)
      if (status === 30) return 3
      if (status === 10) return 2
      return Number(found['discount_fen']) === off ? 1 : 0
    },
  }
}

const refundSteps: Readonly<Record<string, number>> = {
  requested: 1,
  approved: 2,
  processing: 2,
  succeeded: 3,
}

/** Money is asked back, the refund is approved, and sent back by the bank. */
const refund: Prepare = async (server, desk) => {
  const order = await aPaid(server, desk)
  const { orderNo, memberToken } = order
  let refund_id = ''
  return {
    ...order,
    steps: [
      aStep(
        '/api/orders/refund',
        memberToken,
        () => ({ order_no: orderNo, amount_fen: dues, reason: '重复缴费' }),
        {
          onAnswer: data => {
            refund_id = String(listIn(data['refunds'])[0]?.['id'])
          },
        },
      ),
      aStep('/api/orders/refund_check', desk.finance, () => ({
        order_no: orderNo,
        refund_id,
        decision: 'approve',
        effect: 'keep',
      })),
      aStep('/api/orders/refund_result', desk.finance, () => ({
        order_no: orderNo,
        refund_id,
        result: 'succeeded',
        bank_ref: `BACK${orderNo}`,
      })),
    ],
    reached: async now => {
      const { status, found } = await seen(now, desk, order)
      const refunds = listIn(found['refunds'])
      if (refunds.length > 1) throw new Error(`${orderNo}: ${refunds.length} refunds`)
      const step = refundSteps[String(refunds[0]?.['refund_status'])] ?? 0
      if (status !== (step === 0 ? 30 : step === 3 ? 60 : 40))
        throw new Error(`${orderNo}: half refunded at ${status}`)
      return step
    },
  }
}

/** A receipt is asked for, and issued with its file. */
const document: Prepare = async (server, desk) => {
  const order = await aPaid(server, desk)
  const { orderNo, memberToken } = order
  const title = expectOk(
    await post(
      server.member,
      '/api/invoice_titles',
      { title_type: 'personal', buyer_name: form.user_name },
      memberToken,
    ),
    'title',
  )
  let invoice_no = ''
  return {
    ...order,
    steps: [
      aStep(
        '/api/invoices',
        memberToken,
        () => ({
          document_kind: 'receipt',
          title_id: title['id'],
          email: 'caiwu@example.com',
          remark: '',
          lines: [{ order_no: orderNo, amount_fen: dues }],
        }),
        {
          onAnswer: data => {
            invoice_no = String(data['invoice_no'])
          },
        },
      ),
      aStep('/api/invoices/issue', desk.finance, async now => {
        const file = await upload(now.manager, '/api/invoices/file', desk.finance, {
          fields: { invoice_no },
          content: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
          name: '票据.pdf',
        })
        return { invoice_no, number: `2611${orderNo}`, issued_on: today, file_ids: [file] }
      }),
    ],
    reached: async now => {
      await seen(now, desk, order)
      const { list } = expectOk(
        await get(now.manager, `/api/orders/${orderNo}/invoices`, desk.finance),
        'documents',
      )
      const documents = listIn(list)
      if (documents.length > 1) throw new Error(`${orderNo}: ${documents.length} documents`)
      return documents.length === 0 ? 0 : documents[0]?.['invoice_status'] === 'issued' ? 2 : 1
    },
  }
}

/** What a round is made of. */
export const kinds: readonly Prepare[] = [transfer, online, refund, online, document, transfer]
