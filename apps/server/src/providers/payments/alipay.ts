import type { KeyObject } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { parseYuan, yuanDigits } from '@portal/api/rules/money'
import type { PaymentProvider, PaymentToOpen, ProviderPayment } from '@portal/portal/ports'
import * as z from 'zod/mini'
import { billUrl, readAlipayBill } from './alipay-bill.ts'
import { withoutBill } from './bill-row.ts'
import { download } from './download.ts'
import { cutToBytes, latest } from './limits.ts'

export interface AlipaySettings {
  appId: string
  privateKey: KeyObject
  /** Alipay's own, not the application's. */
  publicKey: KeyObject
  /** Address of the gateway. */
  url: string
}

export interface AlipayOptions {
  clock: () => Date
  /** Where notices go. */
  noticeUrl: string
  /** Where the payer of an order comes back to. */
  returnUrl: (order_no: string, kind: PaymentToOpen['kind']) => string
  /** How long an answer may take. */
  patienceMs: number
  /** How long a bill may take to come. */
  billPatienceMs: number
}

/** States of a trade (alipay.trade.query). */
const states = {
  WAIT_BUYER_PAY: 'open',
  TRADE_SUCCESS: 'succeeded',
  // the same when nothing can go back any more
  TRADE_FINISHED: 'succeeded',
  // nobody paid in time, or all of it went back
  TRADE_CLOSED: 'closed',
} as const satisfies Record<string, ProviderPayment['state']>

const trade = z.object({
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.enum(Object.keys(states) as [keyof typeof states]),
  total_amount: z.string(),
})
type Trade = z.infer<typeof trade>

const notice = z.extend(trade, {
  notify_type: z.literal('trade_status_sync'),
  app_id: z.string(),
  sign_type: z.literal('RSA2'),
})

const answered = z.looseObject({ code: z.string(), sub_code: z.optional(z.string()) })
const refunded = z.object({ fund_change: z.optional(z.enum(['Y', 'N'])) })
const foundRefund = z.object({ refund_status: z.optional(z.string()) })
const billed = z.object({ bill_download_url: z.string() })

/** What was answered, or the code by which it was refused. */
type Answer = { data: unknown } | { refused: string }

/** Refusals of a refund that asking again cannot change. */
const refusedForGood = new Set([
  'ACQ.TRADE_NOT_EXIST',
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_HAS_CLOSE',
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL',
  'ACQ.REFUND_FEE_ERROR',
  'ACQ.REASON_TRADE_REFUND_FEE_ERR',
  'ACQ.NOT_ALLOW_PARTIAL_REFUND',
  'ACQ.BUYER_NOT_EXIST',
  'ACQ.BUYER_ENABLE_STATUS_FORBID',
  'ACQ.BUYER_ERROR',
])

/** Written in several ways; Alipay says it of a day without trades and of a bill that is not made yet. */
const noBill = /^(?:is[pv]\.)?bill[-_]not[-_]exist$/i

/** `1234567.89` from integer fen. */
const yuanOf = (fen: number): string => yuanDigits(fen).replaceAll(',', '')

function paymentOf({ trade_no, trade_status, total_amount }: Trade): ProviderPayment | null {
  const state = states[trade_status]
  if (state !== 'succeeded') return { state, ref: trade_no, paid_fen: 0 }
  const paid_fen = parseYuan(total_amount)
  return paid_fen === null ? null : { state, ref: trade_no, paid_fen }
}

/** What the library says of a fault goes on to quote the answer, and so its payer. */
const faultOf = (error: unknown): Error =>
  new Error(error instanceof Error ? error.message.slice(0, 60) : 'unknown')

function dataOf(answer: Answer, act: string): unknown {
  if ('refused' in answer) throw new Error(`Alipay refused to ${act}: ${answer.refused}`)
  return answer.data
}

/** Alipay's page for computers (alipay.trade.page.pay): an address of its own that the payer opens. */
export async function alipayProvider(
  { appId, privateKey, publicKey, url }: AlipaySettings,
  { clock, noticeUrl, returnUrl, patienceMs, billPatienceMs }: AlipayOptions,
): Promise<PaymentProvider> {
  // 45 MB that only whoever has this channel needs
  const { AlipaySdk } = await import('alipay-sdk')
  const sdk = new AlipaySdk({
    appId,
    keyType: 'PKCS8',
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    alipayPublicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    gateway: url,
    camelcase: false,
    timeout: patienceMs,
  })
  // it would write the time of whichever zone the machine is in
  const timestamp = () => formatTime(clock())

  /** Throws when there is no answer that is Alipay's own. */
  async function ask(method: string, bizContent: Record<string, string>): Promise<Answer> {
    const late = new AbortController()
    const answer = await Promise.race([
      sdk.exec(method, { timestamp: timestamp(), bizContent }, { validateSign: true }).catch(faultOf),
      // the library's own limit starts anew with every part of an answer
      rest(patienceMs, new Error('it took too long'), { signal: late.signal }),
    ]).finally(() => late.abort())
    if (answer instanceof Error) throw new Error(`Alipay did not answer to ${method}`, { cause: answer })
    const { code, sub_code = '', ...data } = answered.parse(answer)
    if (code === '10000') return { data }
    if (code === '40004') return { refused: sub_code }
    throw new Error(`Alipay's answer to ${method}: ${code} ${sub_code}`)
  }

  async function query(number: string): Promise<ProviderPayment | null> {
    const answer = await ask('alipay.trade.query', { out_trade_no: number })
    // there is none before the payer has signed in at the page
    if ('refused' in answer && answer.refused === 'ACQ.TRADE_NOT_EXIST') return null
    const found = trade.parse(dataOf(answer, 'answer'))
    const payment = found.out_trade_no === number ? paymentOf(found) : null
    if (!payment) throw new Error('Alipay answered of another trade, or without its amount')
    return payment
  }

  async function isRefunded(number: string, refund_no: string): Promise<boolean> {
    const key = { out_trade_no: number, out_request_no: refund_no }
    const answer = await ask('alipay.trade.fastpay.refund.query', key)
    return 'data' in answer && foundRefund.parse(answer.data).refund_status === 'REFUND_SUCCESS'
  }

  return {
    async open({ number, order_no, kind, title, amount_fen, expires_at }) {
      return sdk.pageExecute('alipay.trade.page.pay', 'GET', {
        timestamp: timestamp(),
        notifyUrl: noticeUrl,
        returnUrl: returnUrl(order_no, kind),
        bizContent: {
          out_trade_no: number,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          total_amount: yuanOf(amount_fen),
          subject: cutToBytes(title.replaceAll(/[/=&]/g, ' '), 256),
          // it takes nothing that ends within a minute
          time_expire: formatTime(latest(expires_at, new Date(clock().getTime() + 90_000))),
        },
      })
    },

    query,

    async close(number) {
      const answer = await ask('alipay.trade.close', { out_trade_no: number })
      if ('data' in answer) return { state: 'closed', ref: '', paid_fen: 0 }
      const now = await query(number)
      if (now?.state === 'open') throw new Error(`Alipay refused to close: ${answer.refused}`)
      return now
    },

    async refund({ refund_no, number, amount_fen, reason }) {
      const answer = await ask('alipay.trade.refund', {
        out_trade_no: number,
        out_request_no: refund_no,
        refund_amount: yuanOf(amount_fen),
        refund_reason: cutToBytes(reason, 256),
      })
      // Alipay knows a refund by our number alone
      const ref = refund_no
      if ('data' in answer && refunded.parse(answer.data).fund_change === 'Y')
        return { state: 'succeeded', ref }
      // asked again, or not yet sent: only the question tells
      if (await isRefunded(number, refund_no)) return { state: 'succeeded', ref }
      if ('data' in answer) return { state: 'processing', ref }
      if (refusedForGood.has(answer.refused)) return { state: 'failed', ref }
      throw new Error(`Alipay refused to refund: ${answer.refused}`)
    },

    async bill(day) {
      if (day >= dayOf(clock())) return null
      const asked = { bill_type: 'trade', bill_date: day }
      const answer = await ask('alipay.data.dataservice.bill.downloadurl.query', asked)
      if ('refused' in answer && noBill.test(answer.refused)) return withoutBill(day, clock())
      const { bill_download_url } = billed.parse(dataOf(answer, 'give a bill'))
      return readAlipayBill(await download(billUrl(bill_download_url, url), { patienceMs: billPatienceMs }))
    },

    read({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body))
      // the signature's own kind is read from the notice: RSA2 alone is taken
      const verdict = notice.safeParse(fields)
      if (!verdict.success || verdict.data.app_id !== appId || !isSigned(fields)) return null
      const payment = paymentOf(verdict.data)
      return payment && { number: verdict.data.out_trade_no, payment }
    },

    answer: taken => ({
      status: taken ? 200 : 400,
      type: 'text/plain; charset=utf-8',
      body: taken ? 'success' : 'fail',
    }),
  }

  function isSigned(fields: Record<string, string>): boolean {
    try {
      return sdk.checkNotifySignV2(fields)
    } catch {
      return false
    }
  }
}
