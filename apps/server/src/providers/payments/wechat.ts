import { createHash } from 'node:crypto'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import type { PaymentProvider, ProviderPayment, ProviderRefund } from '@portal/portal/ports'
import * as z from 'zod/mini'
import { withoutBill } from './bill-row.ts'
import { cutToBytes, latest } from './limits.ts'
import { readWechatBill } from './wechat-bill.ts'
import {
  jsonOf,
  wechatClient,
  type WechatAnswer,
  type WechatClientOptions,
  type WechatSettings,
} from './wechat-client.ts'
import { unseal } from './wechat-signature.ts'

/** States of a transaction (微信支付 v3, 查询订单); what is only known of scanned customers never comes up here. */
const states = {
  NOTPAY: 'open',
  USERPAYING: 'open',
  ACCEPT: 'open',
  SUCCESS: 'succeeded',
  // what went back meanwhile had come
  REFUND: 'succeeded',
  PAYERROR: 'failed',
  CLOSED: 'closed',
  REVOKED: 'closed',
} as const satisfies Record<string, ProviderPayment['state']>

const refundStates = {
  SUCCESS: 'succeeded',
  PROCESSING: 'processing',
  // the account it came from takes it no more; nothing moves until somebody does by hand
  ABNORMAL: 'failed',
  CLOSED: 'failed',
} as const satisfies Record<string, ProviderRefund['state']>

const named = <S extends Record<string, string>>(known: S) => z.enum(Object.keys(known) as [keyof S & string])

const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.optional(z.string()),
  trade_state: named(states),
  amount: z.optional(z.object({ total: z.int(), currency: z._default(z.literal('CNY'), 'CNY') })),
})
type Transaction = z.infer<typeof transaction>

const opened = z.object({ code_url: z.string().check(z.minLength(1)) })
const refunded = z.object({ refund_id: z.string(), status: named(refundStates) })

const billed = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.string() })

const notice = z.object({
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal('AEAD_AES_256_GCM'),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z._default(z.string(), ''),
  }),
})

/** Refusals of a refund that asking again cannot change. */
const refusedForGood = new Set(['INVALID_REQUEST', 'RESOURCE_NOT_EXISTS', 'USER_ACCOUNT_ABNORMAL'])
const unknownOrder = new Set(['ORDER_NOT_EXIST', 'ORDERNOTEXIST', 'RESOURCE_NOT_EXISTS'])

function paymentOf({ trade_state, transaction_id, amount }: Transaction): ProviderPayment {
  const state = states[trade_state]
  if (state !== 'succeeded') return { state, ref: transaction_id ?? '', paid_fen: 0 }
  if (transaction_id === undefined || amount === undefined) throw new Error('A payment without its amount')
  return { state, ref: transaction_id, paid_fen: amount.total }
}

function dataOf(answer: WechatAnswer, act: string): unknown {
  if ('refused' in answer) throw new Error(`WeChat Pay refused to ${act}: ${answer.refused}`)
  return answer.data
}

const transactionPath = (number: string): string =>
  `/v3/pay/transactions/out-trade-no/${encodeURIComponent(number)}`

const rfc3339 = (instant: Date): string => `${formatTime(instant).replace(' ', 'T')}+08:00`

export interface WechatOptions extends WechatClientOptions {
  /** Where notices go. */
  noticeUrl: string
}

/** WeChat Pay, Native: a code that the payer scans (API v3). */
export function wechatProvider(settings: WechatSettings, options: WechatOptions): PaymentProvider {
  const { appId: appid, merchantId: mchid } = settings
  const { ask, fetchFile, isSigned } = wechatClient(settings, options)

  const isOurs = (answered: Transaction) => answered.appid === appid && answered.mchid === mchid

  async function query(number: string): Promise<ProviderPayment | null> {
    const answer = await ask('GET', `${transactionPath(number)}?mchid=${encodeURIComponent(mchid)}`)
    if ('refused' in answer && unknownOrder.has(answer.refused)) return null
    const answered = transaction.parse(dataOf(answer, 'answer'))
    if (!isOurs(answered) || answered.out_trade_no !== number)
      throw new Error('WeChat Pay answered of another order')
    return paymentOf(answered)
  }

  /** How a refund stands; null where there is none of this number. */
  async function findRefund(refund_no: string): Promise<ProviderRefund | null> {
    const answer = await ask('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refund_no)}`)
    if ('refused' in answer && answer.refused === 'RESOURCE_NOT_EXISTS') return null
    const { status, refund_id } = refunded.parse(dataOf(answer, 'answer'))
    return { state: refundStates[status], ref: refund_id }
  }

  return {
    async open({ number, title, amount_fen, expires_at }) {
      const answer = await ask('POST', '/v3/pay/transactions/native', {
        appid,
        mchid,
        description: cutToBytes(title, 127),
        out_trade_no: number,
        // it takes nothing that ends within a minute
        time_expire: rfc3339(latest(expires_at, new Date(options.clock().getTime() + 90_000))),
        notify_url: options.noticeUrl,
        amount: { total: amount_fen, currency: 'CNY' },
      })
      return opened.parse(dataOf(answer, 'open')).code_url
    },

    query,

    async close(number) {
      const answer = await ask('POST', `${transactionPath(number)}/close`, { mchid })
      if ('data' in answer) return { state: 'closed', ref: '', paid_fen: 0 }
      const now = await query(number)
      if (now?.state === 'open') throw new Error(`WeChat Pay refused to close: ${answer.refused}`)
      return now
    },

    async refund({ refund_no, number, amount_fen, paid_fen, reason }) {
      const known = await findRefund(refund_no)
      if (known) return known
      const answer = await ask('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: number,
        out_refund_no: refund_no,
        reason: cutToBytes(reason, 80),
        amount: { refund: amount_fen, total: paid_fen, currency: 'CNY' },
      })
      if ('refused' in answer && refusedForGood.has(answer.refused)) return { state: 'failed', ref: '' }
      const { status, refund_id } = refunded.parse(dataOf(answer, 'refund'))
      return { state: refundStates[status], ref: refund_id }
    },

    async bill(day) {
      const now = options.clock()
      if (day >= dayOf(now)) return null
      const answer = await ask('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
      if ('refused' in answer && answer.refused === 'STATEMENT_CREATING') return null
      if ('refused' in answer && answer.refused === 'NO_STATEMENT_EXIST') return withoutBill(day, now)
      const { hash_value, download_url } = billed.parse(dataOf(answer, 'give a bill'))
      const content = await fetchFile(download_url)
      const isWhole = createHash('sha1').update(content).digest('hex') === hash_value.toLowerCase()
      if (!isWhole) throw new Error('Another file came than the bill that WeChat Pay named')
      return readWechatBill(content, mchid)
    },

    read({ headers, body }) {
      if (!isSigned(headers, body)) return null
      const given = notice.safeParse(jsonOf(body))
      if (!given.success || !given.data.event_type.startsWith('TRANSACTION.')) return null
      const text = unseal(given.data.resource, settings.apiKey)
      const answered = transaction.safeParse(text === null ? null : jsonOf(text))
      if (!answered.success || !isOurs(answered.data)) return null
      return { number: answered.data.out_trade_no, payment: paymentOf(answered.data) }
    },

    answer: taken =>
      taken
        ? { status: 204, type: 'application/json; charset=utf-8', body: '' }
        : {
            status: 400,
            type: 'application/json; charset=utf-8',
            body: JSON.stringify({ code: 'FAIL', message: '未受理' }),
          },
  }
}
