import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import {
  inShanghai,
  openStandIn,
  type Bank,
  type Mood,
  type NoticeOver,
  type StandInAnswer,
  type StandInRequest,
} from './stand-in.ts'
import { wechatBill, wechatRow } from './wechat-bill.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const merchant = pair()
const platform = pair()
const stranger = pair()

const ids = {
  appid: 'wx2421b1c4370ec43b',
  mchid: '1900007291',
  serial: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB',
  platform: 'PUB_KEY_ID_0119000072912026111800000000001',
  apiKey: 'a-key-of-the-api-with-32-letters',
}

interface Order {
  total: number
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
  ref: string
  asked: string
  /** By the clocks of Shanghai; empty while nobody has paid. */
  paid: string
}
interface Refund {
  order: string
  fen: number
  status: 'SUCCESS' | 'PROCESSING'
  ref: string
  times: number
  sent: string
}

const pem = (
  key: { export(options: { type: 'pkcs8' | 'spki'; format: 'pem' }): string | Buffer },
  type: 'pkcs8' | 'spki',
) => key.export({ type, format: 'pem' }).toString()

const presented = ({ ref, status, fen }: Refund) => ({ refund_id: ref, status, amount: { refund: fen } })

/**
 * WeChat Pay's API v3 as far as an order needs it. Signatures and seals are those of another implementation
 * (wechatpay-axios-plugin), so that ours is not its own judge.
 */
export async function openWechatBank(): Promise<Bank> {
  const orders = new Map<string, Order>()
  const refunds = new Map<string, Refund>()
  const nonces = new Set<string>()
  /** Bills that were made, by the tokens of their addresses. */
  const files = new Map<string, Buffer>()

  const seconds = () => Math.trunc(bank.clock.now.getTime() / 1_000)

  function signed(status: number, data: unknown, mood: Mood): StandInAnswer {
    const body = data === null ? '' : JSON.stringify(data)
    if (mood === 'unsigned') return { status, body }
    const nonce = Formatter.nonce()
    const time = seconds()
    const key = mood === 'forged' ? stranger.privateKey : platform.privateKey
    return {
      status,
      body,
      headers: {
        'Wechatpay-Timestamp': String(time),
        'Wechatpay-Nonce': nonce,
        'Wechatpay-Serial': ids.platform,
        'Wechatpay-Signature': Rsa.sign(Formatter.response(String(time), nonce, body), key),
      },
    }
  }
  const refused = (status: number, code: string, mood: Mood) => signed(status, { code, message: code }, mood)

  function isAuthorized({ method, path, headers, body }: StandInRequest): boolean {
    const [kind, list = ''] = (headers.authorization ?? '').split(' ')
    const given = Object.fromEntries(
      [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    )
    const {
      mchid,
      nonce_str = '',
      timestamp = '',
      serial_no,
      signature = '',
    } = given as Record<string, string>
    if (kind !== 'WECHATPAY2-SHA256-RSA2048' || mchid !== ids.mchid || serial_no !== ids.serial) return false
    if (headers['wechatpay-serial'] !== ids.platform || nonces.has(nonce_str)) return false
    nonces.add(nonce_str)
    if (Math.abs(Number(timestamp) - seconds()) > 300) return false
    return Rsa.verify(
      Formatter.request(method, path, timestamp, nonce_str, body),
      signature,
      merchant.publicKey,
    )
  }

  function open(asked: Record<string, unknown>, body: string, mood: Mood): StandInAnswer {
    const { out_trade_no, amount, appid, mchid, description, time_expire, notify_url } = asked
    const number = String(out_trade_no)
    const { total, currency } = Object(amount) as { total: unknown; currency: unknown }
    const isRight =
      appid === ids.appid &&
      mchid === ids.mchid &&
      typeof description === 'string' &&
      currency === 'CNY' &&
      Number.isInteger(total) &&
      /^[\w|*-]{6,32}$/.test(number) &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(String(time_expire)) &&
      Date.parse(String(time_expire)) > bank.clock.now.getTime() + 60_000 &&
      String(notify_url).endsWith('/pay/notify/wechat')
    if (!isRight) return refused(400, 'PARAM_ERROR', mood)
    const known = orders.get(number)
    if (known && known.state !== 'NOTPAY')
      return refused(400, known.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID', mood)
    if (known && known.asked !== body) return refused(400, 'INVALID_REQUEST', mood)
    orders.set(number, { total: Number(total), state: 'NOTPAY', ref: '', asked: body, paid: '' })
    return signed(200, { code_url: `weixin://wxpay/bizpayurl?pr=${number}` }, mood)
  }

  const transactionOf = (number: string, order: Order, over: NoticeOver = {}) => ({
    appid: over.app ?? ids.appid,
    mchid: over.merchant ?? ids.mchid,
    out_trade_no: over.number ?? number,
    trade_state: over.state ?? order.state,
    trade_state_desc: '支付成功',
    ...(order.state === 'NOTPAY'
      ? {}
      : {
          transaction_id: order.ref,
          trade_type: 'NATIVE',
          bank_type: 'OTHERS',
          amount: {
            total: over.fen ?? order.total,
            payer_total: over.fen ?? order.total,
            currency: 'CNY',
            payer_currency: 'CNY',
          },
          payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
        }),
  })

  function takeRefund(asked: Record<string, unknown>, mood: Mood): StandInAnswer {
    const number = String(asked['out_refund_no'])
    const { refund: fen, total } = Object(asked['amount']) as { refund: number; total: number }
    const known = refunds.get(number)
    if (known) {
      known.times += 1
      return signed(200, presented(known), mood)
    }
    if (bank.refunds === 'refuse') return refused(400, 'INVALID_REQUEST', mood)
    const order = orders.get(String(asked['out_trade_no']))
    const before = [...refunds.values()].filter(({ order: orderNo }) => orderNo === asked['out_trade_no'])
    const left = (order?.total ?? 0) - before.reduce((sum, { fen: gone }) => sum + gone, 0)
    if (!order || order.total !== total || fen > left || Buffer.byteLength(String(asked['reason'])) > 80)
      return refused(400, 'INVALID_REQUEST', mood)
    const made: Refund = {
      order: String(asked['out_trade_no']),
      fen,
      status: bank.refunds === 'process' ? 'PROCESSING' : 'SUCCESS',
      ref: `503000${randomBytes(8).readBigUInt64BE()}`,
      times: 1,
      sent: inShanghai(bank.clock.now),
    }
    refunds.set(number, made)
    order.state = 'REFUND'
    return signed(200, presented(made), mood)
  }

  /** What was booked on a day, the oldest first. */
  function rowsOf(day: string) {
    const { appid, mchid } = ids
    const payments = [...orders].map(([number, { paid, ref, total }]) =>
      wechatRow({ appid, mchid, time: paid, number, ref, fen: total }),
    )
    const back = [...refunds].map(([number, { order, sent, ref, fen }]) =>
      wechatRow({
        appid,
        mchid,
        time: sent,
        fen,
        number: order,
        ref: orders.get(order)?.ref ?? '',
        refund: { number, ref },
      }),
    )
    return [...payments, ...back].filter(({ 交易时间 }) => 交易时间?.startsWith(day))
  }

  function makeBill(day: string, type: string | null, mood: Mood): StandInAnswer {
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || type !== 'ALL' || day >= inShanghai(bank.clock.now).slice(0, 10))
      return refused(400, 'PARAM_ERROR', mood)
    if (bank.bills.beingMade === true) return refused(400, 'STATEMENT_CREATING', mood)
    const rows = rowsOf(day)
    if (rows.length === 0) return refused(404, 'NO_STATEMENT_EXIST', mood)
    const made = wechatBill(bank.bills.rows?.(rows) ?? rows, bank.bills)
    const token = randomBytes(12).toString('base64url')
    files.set(token, made)
    const address = `${server.url}/v3/billdownload/file?token=${token}`
    const hash_value = createHash('sha1').update(made).digest('hex')
    const download_url = bank.bills.address?.(address) ?? address
    return signed(200, { hash_type: 'SHA1', hash_value, download_url }, mood)
  }

  /** Files come without a signature. */
  function giveBill(token: string): StandInAnswer {
    const made = files.get(token)
    if (!made) return { status: 404, body: '' }
    const { file, status = 200, stalls = false } = bank.bills
    return { status, body: file?.(made) ?? made, stalls }
  }

  function answer(request: StandInRequest, mood: Mood): StandInAnswer {
    if (!isAuthorized(request)) return refused(401, 'SIGN_ERROR', mood)
    const { method, body } = request
    const { pathname, searchParams } = new URL(request.path, 'http://bank')
    if (pathname === '/v3/bill/tradebill')
      return makeBill(searchParams.get('bill_date') ?? '', searchParams.get('bill_type'), mood)
    if (pathname === '/v3/billdownload/file') return giveBill(searchParams.get('token') ?? '')
    const asked = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
    if (method === 'POST' && pathname === '/v3/pay/transactions/native') return open(asked, body, mood)
    if (method === 'POST' && pathname === '/v3/refund/domestic/refunds') return takeRefund(asked, mood)
    const found = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(pathname)
    if (method === 'GET' && found) {
      const known = refunds.get(found[1] ?? '')
      return known ? signed(200, presented(known), mood) : refused(404, 'RESOURCE_NOT_EXISTS', mood)
    }
    const payment = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname)
    const number = payment?.[1] ?? ''
    const order = orders.get(number)
    if (!order) return refused(404, 'ORDER_NOT_EXIST', mood)
    if (method === 'GET')
      return searchParams.get('mchid') === ids.mchid
        ? signed(200, transactionOf(number, order), mood)
        : refused(400, 'PARAM_ERROR', mood)
    if (asked['mchid'] !== ids.mchid) return refused(400, 'PARAM_ERROR', mood)
    if (order.state !== 'NOTPAY')
      return refused(400, order.state === 'CLOSED' ? 'ORDER_CLOSED' : 'ORDERPAID', mood)
    order.state = 'CLOSED'
    return signed(204, null, mood)
  }

  const server = await openStandIn(answer)
  const bank: Bank = {
    said: server.said,
    close: () => server.close(),
    clock: { now: new Date() },
    refunds: 'succeed',
    bills: {},
    env: {
      WECHAT_APP_ID: ids.appid,
      WECHAT_MERCHANT_ID: ids.mchid,
      WECHAT_CERTIFICATE_SERIAL: ids.serial,
      WECHAT_PRIVATE_KEY: pem(merchant.privateKey, 'pkcs8'),
      WECHAT_API_KEY: ids.apiKey,
      WECHAT_PUBLIC_KEY_ID: ids.platform,
      WECHAT_PUBLIC_KEY: pem(platform.publicKey, 'spki'),
      WECHAT_URL: server.url,
    },
    numberOf: payUrl => new URL(payUrl).searchParams.get('pr') ?? '',
    visit: () => undefined,
    pay(payUrl, fen) {
      const order = orders.get(bank.numberOf(payUrl))
      if (order?.state !== 'NOTPAY') throw new Error('Nothing to pay')
      Object.assign(order, {
        state: 'SUCCESS',
        ref: `420000${randomBytes(8).readBigUInt64BE()}`,
        paid: inShanghai(bank.clock.now),
        ...(fen === undefined ? {} : { total: fen }),
      })
    },
    stateOf: number => orders.get(number)?.state,
    refunded: number => refunds.get(number),
    settleRefunds() {
      for (const made of refunds.values()) made.status = 'SUCCESS'
    },
    notice(number, over = {}) {
      const order = orders.get(number)
      if (!order) throw new Error('No such order')
      const nonce = randomBytes(6).toString('hex')
      const plain = JSON.stringify(transactionOf(number, order, over))
      const body = JSON.stringify({
        id: 'EV-2018022511223320873',
        create_time: '2026-05-18T14:00:00+08:00',
        resource_type: 'encrypt-resource',
        event_type: 'TRANSACTION.SUCCESS',
        summary: '支付成功',
        resource: {
          original_type: 'transaction',
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: Aes.AesGcm.encrypt(plain, ids.apiKey, nonce, 'transaction'),
          associated_data: 'transaction',
          nonce,
        },
      })
      const time = String(seconds() - (over.ageMs ?? 0) / 1_000)
      const key = over.foreign === true ? stranger.privateKey : platform.privateKey
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'wechatpay-timestamp': time,
          'wechatpay-nonce': nonce,
          'wechatpay-serial': ids.platform,
          'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
          'wechatpay-signature': Rsa.sign(Formatter.response(time, nonce, body), key),
        },
      }
    },
  }
  return bank
}
