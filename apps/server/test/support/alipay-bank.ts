import { createSign, createVerify, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { alipayBill, alipayRow } from './alipay-bill.ts'
import {
  inShanghai,
  openStandIn,
  type Bank,
  type Mood,
  type NoticeOver,
  type StandInAnswer,
  type StandInRequest,
} from './stand-in.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const application = pair()
const platform = pair()
const stranger = pair()

const appId = '2021000122671080'

interface Trade {
  total: string
  status: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
  ref: string
  /** By the clocks of Shanghai; empty while nobody has paid. */
  paid: string
}
interface Refund {
  trade: string
  fen: number
  arrived: boolean
  times: number
  sent: string
}

/** As the documents of RSA2 say: names in order, nothing empty, not the signature. */
const contentOf = (fields: Record<string, string>, without: string[]) =>
  Object.keys(fields)
    .filter(name => !without.includes(name) && fields[name] !== '')
    .toSorted()
    .map(name => `${name}=${fields[name] ?? ''}`)
    .join('&')

const signOf = (content: string, key: KeyObject) =>
  createSign('RSA-SHA256').update(content).sign(key, 'base64')

const toFen = (yuan: string): number => {
  if (!/^\d+\.\d\d$/.test(yuan)) throw new Error(`${yuan} is not as Alipay writes yuan`)
  return Number(yuan.replace('.', ''))
}
const toYuan = (fen: number): string =>
  String(fen)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1')

const well = { code: '10000', msg: 'Success' }
const refused = (sub_code: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg: sub_code,
})

/** The gateway of Alipay as far as an order needs it. It signs and verifies by itself, not with the library. */
export async function openAlipayBank(): Promise<Bank> {
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, Refund>()
  /** Bills that were made, by the tokens of their addresses. */
  const files = new Map<string, Buffer>()

  /** Fields of a request that bears the application's signature; null for every other. */
  function genuine(fields: Record<string, string>): Record<string, string> | null {
    const verify = createVerify('RSA-SHA256').update(contentOf(fields, ['sign']))
    if (fields['app_id'] !== appId || fields['sign_type'] !== 'RSA2') return null
    // Alipay reads the time as Shanghai's
    const at = Date.parse(`${String(fields['timestamp']).replace(' ', 'T')}+08:00`)
    if (!(Math.abs(at - bank.clock.now.getTime()) < 15 * 60_000)) return null
    return verify.verify(application.publicKey, fields['sign'] ?? '', 'base64') ? fields : null
  }

  function signed(method: string, data: Record<string, unknown>, mood: Mood): StandInAnswer {
    const content = JSON.stringify(data)
    const sign = signOf(content, mood === 'forged' ? stranger.privateKey : platform.privateKey)
    const rest = mood === 'unsigned' ? '' : `,"sign":${JSON.stringify(sign)}`
    return {
      status: 200,
      headers: { 'content-type': 'application/json;charset=utf-8' },
      body: `{"${method.replaceAll('.', '_')}_response":${content}${rest}}`,
    }
  }
  function takeRefund(asked: Record<string, string>): Record<string, unknown> {
    const number = asked['out_request_no'] ?? ''
    const trade = trades.get(asked['out_trade_no'] ?? '')
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
    if (bank.refunds === 'refuse') return refused('ACQ.TRADE_NOT_ALLOW_REFUND')
    const fen = toFen(asked['refund_amount'] ?? '')
    const known = refunds.get(number)
    if (known) known.times += 1
    else {
      const before = [...refunds.values()].filter(({ trade: tradeNo }) => tradeNo === asked['out_trade_no'])
      const left = toFen(trade.total) - before.reduce((sum, made) => sum + made.fen, 0)
      if (trade.status !== 'TRADE_SUCCESS') return refused('ACQ.TRADE_STATUS_ERROR')
      if (fen > left) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
      refunds.set(number, {
        trade: asked['out_trade_no'] ?? '',
        fen,
        arrived: bank.refunds === 'succeed',
        times: 1,
        sent: inShanghai(bank.clock.now),
      })
      if (fen === left) trade.status = 'TRADE_CLOSED'
    }
    const changes = !known && bank.refunds === 'succeed'
    return {
      ...well,
      trade_no: trade.ref,
      out_trade_no: asked['out_trade_no'],
      fund_change: changes ? 'Y' : 'N',
    }
  }

  /** What was booked on a day, the oldest first. */
  function rowsOf(day: string) {
    const payments = [...trades].map(([number, { paid, ref, total }]) =>
      alipayRow({ time: paid, number, ref, fen: toFen(total) }),
    )
    const back = [...refunds].map(([refund, { trade, sent, fen }]) =>
      alipayRow({ time: sent, number: trade, ref: trades.get(trade)?.ref ?? '', fen, refund }),
    )
    return [...payments, ...back].filter(({ 完成时间 }) => 完成时间?.startsWith(day))
  }

  function makeBill({ bill_type, bill_date = '' }: Record<string, string>): Record<string, unknown> {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(bill_date)
    if (bill_type !== 'trade' || !isDay || bill_date >= inShanghai(bank.clock.now).slice(0, 10))
      return refused('isv.invalid_arguments')
    const rows = rowsOf(bill_date)
    if (rows.length === 0 || bank.bills.beingMade === true) return refused('isp.bill_not_exist')
    const token = randomBytes(12).toString('hex')
    files.set(token, alipayBill(bill_date, bank.bills.rows?.(rows) ?? rows, bank.bills))
    const address = `${server.url}/downloadBillFile.resource?bizType=trade&fileType=csv.zip&token=${token}`
    return { ...well, bill_download_url: bank.bills.address?.(address) ?? address }
  }

  /** Files are for whoever has their addresses. */
  function giveBill(token: string): StandInAnswer {
    const made = files.get(token)
    if (!made) return { status: 200, body: '<html>下载超时，请重新下载' }
    const { file, status = 200, stalls = false } = bank.bills
    return { status, body: file?.(made) ?? made, stalls }
  }

  function act(method: string, asked: Record<string, string>): Record<string, unknown> {
    if (method === 'alipay.data.dataservice.bill.downloadurl.query') return makeBill(asked)
    const number = asked['out_trade_no'] ?? ''
    const trade = trades.get(number)
    if (method === 'alipay.trade.refund') return takeRefund(asked)
    if (!trade) return refused('ACQ.TRADE_NOT_EXIST')
    if (method === 'alipay.trade.query')
      return {
        ...well,
        out_trade_no: number,
        trade_no: trade.ref,
        trade_status: trade.status,
        total_amount: trade.total,
        buyer_logon_id: 'che***@example.com',
      }
    if (method === 'alipay.trade.close') {
      if (trade.status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR')
      trade.status = 'TRADE_CLOSED'
      return { ...well, out_trade_no: number, trade_no: trade.ref }
    }
    const made = refunds.get(asked['out_request_no'] ?? '')
    return {
      ...well,
      out_trade_no: number,
      ...(made?.arrived === true ? { refund_status: 'REFUND_SUCCESS', refund_amount: toYuan(made.fen) } : {}),
    }
  }

  function answer({ path, body }: StandInRequest, mood: Mood): StandInAnswer {
    const { pathname, searchParams } = new URL(path, 'http://bank')
    if (pathname === '/downloadBillFile.resource') return giveBill(searchParams.get('token') ?? '')
    const given = [...searchParams, ...new URLSearchParams(body)]
    const fields = genuine(Object.fromEntries(given))
    const method = searchParams.get('method') ?? ''
    if (!fields)
      return signed(
        method,
        { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' },
        mood,
      )
    return signed(
      method,
      act(method, JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string>),
      mood,
    )
  }

  /** What the page that an address opens asks for. */
  function pageOf(payUrl: string): { number: string; total: string; expires: number } {
    const fields = genuine(Object.fromEntries(new URL(payUrl).searchParams))
    if (fields?.['method'] !== 'alipay.trade.page.pay')
      throw new Error('This page was not signed by the application')
    const asked = JSON.parse(fields['biz_content'] ?? '{}') as Record<string, string>
    const { out_trade_no = '', total_amount = '', product_code, subject = '', time_expire = '' } = asked
    if (product_code !== 'FAST_INSTANT_TRADE_PAY' || subject === '' || /[/=&]/.test(subject))
      throw new Error('Alipay would not show this page')
    if (
      !fields['notify_url']?.endsWith('/pay/notify/alipay') ||
      !/\/home\/invoiceOrder\?order=\d+$/.test(fields['return_url'] ?? '')
    )
      throw new Error('Nobody would be told')
    return {
      number: out_trade_no,
      total: total_amount,
      expires: Date.parse(`${time_expire.replace(' ', 'T')}+08:00`),
    }
  }

  const server = await openStandIn(answer)
  const bank: Bank = {
    said: server.said,
    close: () => server.close(),
    clock: { now: new Date() },
    refunds: 'succeed',
    bills: {},
    env: {
      ALIPAY_APP_ID: appId,
      ALIPAY_PRIVATE_KEY: application.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
      ALIPAY_PUBLIC_KEY: platform.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      ALIPAY_URL: `${server.url}/gateway.do`,
    },
    numberOf: payUrl => pageOf(payUrl).number,
    visit(payUrl) {
      const { number, total } = pageOf(payUrl)
      if (trades.has(number)) return
      const ref = `2026051822001${randomBytes(6).readUIntBE(0, 6)}`
      trades.set(number, { total, status: 'WAIT_BUYER_PAY', ref, paid: '' })
    },
    pay(payUrl, fen) {
      const { number, total, expires } = pageOf(payUrl)
      if (expires <= bank.clock.now.getTime()) throw new Error('The page says that its time is over')
      bank.visit(payUrl)
      const trade = trades.get(number)
      if (trade?.status !== 'WAIT_BUYER_PAY') throw new Error('Nothing to pay')
      Object.assign(trade, {
        status: 'TRADE_SUCCESS',
        total: fen === undefined ? total : toYuan(fen),
        paid: inShanghai(bank.clock.now),
      })
    },
    stateOf: number => trades.get(number)?.status,
    refunded: number => refunds.get(number),
    settleRefunds() {
      for (const made of refunds.values()) made.arrived = true
    },
    notice(number, over: NoticeOver = {}) {
      const trade = trades.get(number)
      if (!trade) throw new Error('No such trade')
      const fields: Record<string, string> = {
        gmt_create: '2026-05-18 14:00:05',
        charset: 'utf-8',
        gmt_payment: '2026-05-18 14:00:09',
        notify_time: '2026-05-18 14:00:10',
        subject: '个人会费 + 50% & 更多',
        buyer_id: '2088102116773037',
        invoice_amount: trade.total,
        version: '1.0',
        notify_id: '2026051800222140010077930517584',
        fund_bill_list: '[{"amount":"200.00","fundChannel":"ALIPAYACCOUNT"}]',
        notify_type: 'trade_status_sync',
        out_trade_no: over.number ?? number,
        total_amount: over.fen === undefined ? trade.total : toYuan(over.fen),
        trade_status: over.state ?? trade.status,
        trade_no: trade.ref,
        auth_app_id: over.app ?? appId,
        app_id: over.app ?? appId,
        seller_id: over.merchant ?? '2088102175794899',
      }
      const key = over.foreign === true ? stranger.privateKey : platform.privateKey
      const sign = signOf(contentOf(fields, []), key)
      return {
        body: new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      }
    },
  }
  return bank
}
