import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, parseTime } from '@portal/api/rules/dates'
import type { BillLine } from '@portal/portal/ports'
import { alipayProvider } from '../../src/providers/payments/alipay.ts'
import { billUrl } from '../../src/providers/payments/alipay-bill.ts'
import { wechatProvider } from '../../src/providers/payments/wechat.ts'
import { openAlipayBank } from '../support/alipay-bank.ts'
import { inGbk } from '../support/gbk.ts'
import { testConfig } from '../support/portal.ts'
import { aZip } from '../support/sheets.ts'
import type { Bank, BillRow, Mood } from '../support/stand-in.ts'
import { openWechatBank } from '../support/wechat-bank.ts'

const banks = { wechat: await openWechatBank(), alipay: await openAlipayBank() }
const clock = { now: parseTime('2026-05-01') }
for (const bank of Object.values(banks)) bank.clock = clock
afterAll(() => Promise.all(Object.values(banks).map(bank => bank.close())))

const origin = 'http://localhost:8080'
const { wechat, alipay } = testConfig({ MEMBER_ORIGIN: origin, ...banks.wechat.env, ...banks.alipay.env })
if (!wechat || !alipay) throw new Error('Both channels are needed')
const optionsOf = (channel: string, billPatienceMs = 20_000) => ({
  clock: () => clock.now,
  noticeUrl: `${origin}/pay/notify/${channel}`,
  returnUrl: (order_no: string) => `${origin}/home/invoiceOrder?order=${order_no}`,
  patienceMs: 5_000,
  billPatienceMs,
})
const providers = {
  wechat: wechatProvider(wechat, optionsOf('wechat')),
  alipay: await alipayProvider(alipay, optionsOf('alipay')),
}
const impatient = {
  wechat: wechatProvider(wechat, optionsOf('wechat', 150)),
  alipay: await alipayProvider(alipay, optionsOf('alipay', 150)),
}

const order = { order_no: '2026051800137', kind: 'dues' } as const

/** What the columns that are read are called. */
const columns = {
  wechat: {
    kind: '交易状态',
    at: '交易时间',
    number: '商户订单号',
    refund: '商户退款单号',
    amount: '订单金额',
    fee: '手续费',
  },
  alipay: {
    kind: '业务类型',
    at: '完成时间',
    number: '商户订单号',
    refund: '退款批次号/请求号',
    amount: '订单金额（元）',
    fee: '服务费（元）',
  },
}

let days = 0
/** A day on which nothing has happened yet. */
function aDay(): string {
  days += 3
  return addDays('2026-05-01', days)
}
const morningAfter = (day: string, later = 1) => {
  clock.now = parseTime(`${addDays(day, later)} 10:00:00`)
}

const sorted = (lines: BillLine[] | null) => lines?.toSorted((a, b) => a.at.getTime() - b.at.getTime())
/** Rows of which the first has another value. */
const withValue = (column: string, value: string) => (rows: BillRow[]) =>
  rows.map((row, at) => (at === 0 ? { ...row, [column]: value } : row))
/** Rows that all have other values. */
const changed = (over: BillRow) => (rows: BillRow[]) => rows.map(row => ({ ...row, ...over }))
/** A table of Alipay's. */
const table = (...lines: string[]) => inGbk(lines.join('\n'))

beforeEach(() => {
  for (const bank of Object.values(banks)) Object.assign(bank, { bills: {} }).said.mood = 'well'
})

describe.each(['wechat', 'alipay'] as const)('the bill of %s', channel => {
  const bank: Bank = banks[channel]
  const provider = providers[channel]
  const names = columns[channel]
  let made = 0

  async function pay(at: string, fen: number): Promise<string> {
    clock.now = parseTime(at)
    made += 1
    const number = `BILLOF${channel.toUpperCase()}${made}`
    const expires_at = new Date(clock.now.getTime() + 15 * 60_000)
    const title = '个人会费, 2026 年'
    bank.pay(await provider.open({ number, ...order, title, amount_fen: fen, expires_at }))
    return number
  }
  async function refund(at: string, number: string, amount_fen: number, paid_fen: number): Promise<string> {
    clock.now = parseTime(at)
    const refund_no = `R${number}`
    await provider.refund({ refund_no, number, amount_fen, paid_fen, reason: '多缴' })
    return refund_no
  }

  /** A day on which 200.00 came in, and 50.00 of it went back; its bill is there. */
  async function aBilledDay() {
    const day = aDay()
    const payment = await pay(`${day} 14:00:00`, 20_000)
    const back = await refund(`${day} 18:30:00`, payment, 5_000, 20_000)
    morningAfter(day)
    return { day, payment, back }
  }

  test('has what was booked on its day, to the second and to the fen', async () => {
    const day = aDay()
    await pay(`${addDays(day, -1)} 23:59:59`, 30_000)
    const amounts = [1, 10, 99, 100, 12_345, 123_456_789, 999_999_999_99]
    const first = await pay(`${day} 00:00:00`, 20_000)
    const others: string[] = []
    for (const [at, fen] of amounts.entries()) others.push(await pay(`${day} 09:00:0${at}`, fen))
    const back = await refund(`${day} 18:30:00`, first, 5_000, 20_000)
    const last = await pay(`${day} 23:59:59`, 8_800)
    await pay(`${addDays(day, 1)} 00:00:00`, 30_000)
    morningAfter(day)
    const fees = [0, 0, 1, 1, 74, 740_741, 600_000_000]
    expect(sorted(await provider.bill(day))).toEqual([
      { kind: 'payment', number: first, at: parseTime(day), amount_fen: 20_000, fee_fen: 120 },
      ...amounts.map((amount_fen, at) => ({
        kind: 'payment',
        number: others[at],
        at: parseTime(`${day} 09:00:0${at}`),
        amount_fen,
        fee_fen: fees[at],
      })),
      { kind: 'refund', number: back, at: parseTime(`${day} 18:30:00`), amount_fen: 5_000, fee_fen: -30 },
      { kind: 'payment', number: last, at: parseTime(`${day} 23:59:59`), amount_fen: 8_800, fee_fen: 53 },
    ])
  })

  test('is not there on its day, may be late on the next, and is empty where it still is not there', async () => {
    const day = aDay()
    clock.now = parseTime(`${day} 23:59:59`)
    const asked = bank.said.requests.length
    expect(await provider.bill(day)).toBeNull()
    expect(bank.said.requests).toHaveLength(asked)
    morningAfter(day)
    expect(await provider.bill(day)).toBeNull()
    morningAfter(day, 2)
    expect(await provider.bill(day)).toEqual([])
  })

  test('is null while it is being made', async () => {
    const { day } = await aBilledDay()
    bank.bills.beingMade = true
    expect(await provider.bill(day)).toBeNull()
    bank.bills = {}
    expect(await provider.bill(day)).toHaveLength(2)
  })

  test('can have no lines', async () => {
    const { day } = await aBilledDay()
    bank.bills.rows = () => []
    expect(await provider.bill(day)).toEqual([])
  })

  test('is read by the names of its columns', async () => {
    const { day, payment, back } = await aBilledDay()
    bank.bills.columns = given => ['新的一列', ...given.toReversed()]
    bank.bills.rows = rows => rows.map(row => ({ ...row, 备注: '' }))
    expect(await provider.bill(day)).toMatchObject([
      { number: payment, amount_fen: 20_000, fee_fen: 120 },
      { number: back, amount_fen: 5_000, fee_fen: -30 },
    ])
  })

  test.each(['200', '200.0', '200.000', '200.00000'])('takes %s for 200 yuan', async text => {
    const { day } = await aBilledDay()
    bank.bills.rows = withValue(names.amount, text)
    expect(await provider.bill(day)).toMatchObject([{ amount_fen: 20_000 }, {}])
  })

  test.each([
    '',
    ...'200.001 199.999 200. .5 1e5 0x10 ２００.00 ¥200.00 1,200.00 99999999999.00'.split(' '),
    ...'0.00 -200.00 +200.00 =200 =1+199 @200'.split(' '),
  ])('is not used with an amount of «%s»', async text => {
    const { day } = await aBilledDay()
    bank.bills.rows = withValue(names.amount, text)
    await expect(provider.bill(day)).rejects.toThrow(/bill/)
  })

  test.each(['', '0.125', '=0.60', '0.6 0', '免'])('is not used with a fee of «%s»', async text => {
    const { day } = await aBilledDay()
    bank.bills.rows = withValue(names.fee, text)
    await expect(provider.bill(day)).rejects.toThrow(/without a readable/)
  })

  test.each([
    '',
    ...'2026-02-30 14:00:00;2026-05-18 24:30:00;2026/05/18 14:00:00;2026-05-18;14:00:00'.split(';'),
    ...'=NOW();46160.58;2026-05-18T14:00:00Z'.split(';'),
  ])('is not used with a time of «%s»', async text => {
    const { day } = await aBilledDay()
    bank.bills.rows = withValue(names.at, text)
    await expect(provider.bill(day)).rejects.toThrow(/without a readable/)
  })

  test('is not used where a row is neither payment nor refund, or has no number', async () => {
    const { day } = await aBilledDay()
    for (const text of ['', 'CLOSED', '转账', 'success']) {
      bank.bills.rows = withValue(names.kind, text)
      await expect(provider.bill(day)).rejects.toThrow('neither payment nor refund')
    }
    bank.bills.rows = rows => rows.map(row => ({ ...row, 商户订单号: '', 微信订单号: '0', 支付宝交易号: '' }))
    await expect(provider.bill(day)).rejects.toThrow(/without a readable/)
  })

  test('keeps numbers as they are, and takes those of the channel where there is none of ours', async () => {
    const { day } = await aBilledDay()
    bank.bills.rows = withValue(names.number, '=cmd|1')
    expect(await provider.bill(day)).toMatchObject([{ number: '=cmd|1' }, {}])
    bank.bills.rows = withValue(names.number, '')
    expect(await provider.bill(day)).toMatchObject([{ number: expect.stringMatching(/^(42|20)\d+$/) }, {}])
    bank.bills.rows = rows => rows.map(row => ({ ...row, [names.refund]: '' }))
    expect(await provider.bill(day)).toMatchObject([{}, { number: expect.stringMatching(/^(503|BILLOF)/) }])
  })

  test.each(['kind', 'at', 'amount', 'fee'] as const)(
    'is not used without its column of %s',
    async column => {
      const { day } = await aBilledDay()
      bank.bills.columns = given => given.map(name => (name === names[column] ? '别的' : name))
      await expect(provider.bill(day)).rejects.toThrow(/bill/)
    },
  )

  test.each([
    ['half of it', (file: Buffer) => file.subarray(0, file.length / 2), Error],
    ['all but its end', (file: Buffer) => file.subarray(0, -1), Error],
    ['nothing', () => '', Error],
    ['a page', () => '<html>busy', Error],
    [
      'one bit less',
      (file: Buffer) => Buffer.from(file.map((byte, at) => (at === 200 ? byte ^ 1 : byte))),
      Error,
    ],
    ['more than 20 MB', () => Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), 'too long'],
  ])('is not used where %s came', async (_, file, fault) => {
    const { day } = await aBilledDay()
    bank.bills.file = file
    await expect(provider.bill(day)).rejects.toThrow(fault)
  })

  test('is not used where its download fails or does not end', async () => {
    const { day } = await aBilledDay()
    bank.bills = { status: 500 }
    await expect(provider.bill(day)).rejects.toThrow('answered with 500')
    bank.bills = { status: 302 }
    await expect(provider.bill(day)).rejects.toThrow(Error)
    bank.bills = { stalls: true }
    await expect(impatient[channel].bill(day)).rejects.toThrow('No whole answer')
    bank.bills = {}
    expect(await provider.bill(day)).toHaveLength(2)
  })

  test.each(['fault', 'garbage', 'unsigned', 'forged'] satisfies Mood[])(
    'is not taken from an answer that is %s',
    async mood => {
      const { day } = await aBilledDay()
      bank.said.mood = mood
      await expect(provider.bill(day)).rejects.toThrow(Error)
    },
  )

  test('is not sought elsewhere', async () => {
    const { day } = await aBilledDay()
    const elsewhere =
      channel === 'wechat'
        ? [() => 'https://example.com/bill', (address: string) => address.replace('127.0.0.1', 'localhost')]
        : [() => 'ftp://example.com/bill', () => 'data:application/zip;base64,UEs=', () => 'bill.zip']
    for (const address of elsewhere) {
      bank.bills.address = address
      await expect(provider.bill(day)).rejects.toThrow(/elsewhere|Invalid URL/)
    }
  })
})

describe('of WeChat Pay alone', () => {
  const { wechat: bank } = banks
  const { wechat: provider } = providers

  async function aBilledDay() {
    const day = aDay()
    clock.now = parseTime(`${day} 14:00:00`)
    const number = `WECHATALONE${day.replaceAll('-', '')}`
    const expires_at = new Date(clock.now.getTime() + 15 * 60_000)
    const payment = { number, ...order, title: '会费', amount_fen: 20_000, expires_at }
    bank.pay(await provider.open(payment))
    morningAfter(day)
    return { day, number }
  }

  test('a bill of another merchant is not used', async () => {
    const { day } = await aBilledDay()
    bank.bills.rows = rows => [...rows, ...changed({ 商户号: '1900000000' })(rows)]
    await expect(provider.bill(day)).rejects.toThrow('another merchant')
  })

  test('a bill that was not made to its end is not used', async () => {
    const { day } = await aBilledDay()
    bank.bills.made = file => Buffer.from(file.toString().slice(0, file.toString().indexOf('总交易单数')))
    await expect(provider.bill(day)).rejects.toThrow('no end')
    bank.bills.made = () => Buffer.alloc(0)
    await expect(provider.bill(day)).rejects.toThrow('no end')
    bank.bills.made = () => Buffer.from([0xff, 0xff, 0x61])
    await expect(provider.bill(day)).rejects.toThrow('no end')
  })

  test('another application of the merchant may have sold something', async () => {
    const { day } = await aBilledDay()
    bank.bills.rows = changed({ 公众账号ID: 'wx0000000000000000', 商户订单号: 'SOMEBODYELSES' })
    expect(await provider.bill(day)).toMatchObject([{ number: 'SOMEBODYELSES', amount_fen: 20_000 }])
  })

  test('a title may hold anything but what parts two values', async () => {
    const { day } = await aBilledDay()
    bank.bills.rows = changed({ 商品名称: '会费, "2026", =1+1` 年' })
    expect(await provider.bill(day)).toMatchObject([{ amount_fen: 20_000, fee_fen: 120 }])
    bank.bills.rows = changed({ 商品名称: '会费,`2026' })
    await expect(provider.bill(day)).rejects.toThrow('more or fewer columns')
  })

  test('bills of before coupons have other columns', async () => {
    const { day, number } = await aBilledDay()
    const old = { 应结订单金额: '总金额', 代金券金额: '企业红包金额', 充值券退款金额: '企业红包退款金额' }
    bank.bills.columns = given =>
      given
        .filter(name => !['订单金额', '申请退款金额', '费率备注'].includes(name))
        .map(name => Object.entries(old).find(([now]) => now === name)?.[1] ?? name)
    bank.bills.rows = rows => [
      ...changed({ 总金额: '200.00' })(rows),
      ...changed({ 交易状态: 'REFUND', 商户退款单号: 'R1', 退款金额: '50.00', 手续费: '-0.30000' })(rows),
    ]
    expect(await provider.bill(day)).toMatchObject([
      { kind: 'payment', number, amount_fen: 20_000 },
      { kind: 'refund', number: 'R1', amount_fen: 5_000, fee_fen: -30 },
    ])
  })

  test('what was taken back at a till went back', async () => {
    const { day, number } = await aBilledDay()
    bank.bills.rows = changed({ 交易状态: 'REVOKED', 申请退款金额: '200.00', 手续费: '-1.20000' })
    expect(await provider.bill(day)).toMatchObject([{ kind: 'refund', number, amount_fen: 20_000 }])
  })

  test('a bill that is being made for days is waited for', async () => {
    const { day } = await aBilledDay()
    bank.bills.beingMade = true
    morningAfter(day, 3)
    expect(await provider.bill(day)).toBeNull()
  })
})

describe('of Alipay alone', () => {
  const { alipay: bank } = banks
  const { alipay: provider } = providers
  const details = '支付宝交易号,商户订单号,业务类型,完成时间,订单金额(元),退款批次号/请求号,服务费(元)'
  const payment = '2026051822001,A1,交易,2026-05-18 14:00:00,200.00,,-1.20'

  /** What is made of a zip of these tables. */
  async function billOf(tables: Buffer[], size?: number): Promise<BillLine[] | null> {
    const day = aDay()
    clock.now = parseTime(`${day} 14:00:00`)
    const number = `ALIPAYALONE${day.replaceAll('-', '')}`
    const expires_at = new Date(clock.now.getTime() + 15 * 60_000)
    const asked = { number, ...order, title: '会费', amount_fen: 20_000, expires_at }
    bank.pay(await provider.open(asked))
    morningAfter(day)
    const parts = tables.map((content, at) => ({ name: `${at}.csv`, content, deflated: true }))
    bank.bills.file = () => aZip(parts, size)
    return provider.bill(day)
  }

  test('a long bill has several tables, and brackets of either width', async () => {
    const other = payment.replace('A1', 'A2')
    const wide = details.replaceAll('(', '（').replaceAll(')', '）')
    const lines = await billOf([table(details, payment), table('#', wide, '', other, ''), table('#')])
    expect(lines).toMatchObject([{ number: 'A1' }, { number: 'A2', amount_fen: 20_000, fee_fen: 120 }])
  })

  test('a refund that would bring money is not used', async () => {
    const refund = payment.replace('交易', '退款').replace(',,-1.20', ',R1,1.20')
    await expect(billOf([table(details, refund)])).rejects.toThrow('without money')
  })

  test('a zip that is not a bill is not used', async () => {
    await expect(billOf([])).rejects.toThrow('no details')
    await expect(billOf([table('门店编号,门店名称')])).rejects.toThrow('no details')
    await expect(billOf([Buffer.from([0x61, 0xff, 0xff, 0x2c])])).rejects.toThrow('cannot be read')
    await expect(billOf([table(details, ...Array.from({ length: 20_300 }, () => payment))])).rejects.toThrow(
      'statement_too_long',
    )
  })

  test('a zip that would fill the memory is not unpacked', async () => {
    const tables = [table(details, payment)]
    await expect(billOf(tables, 0x7fff_ffff)).rejects.toThrow('too much')
    await expect(billOf(Array.from({ length: 21 }, () => table('#')))).rejects.toThrow('too much')
    await expect(billOf([Buffer.alloc(10 * 1024 * 1024)], 1_000)).rejects.toThrow(/larger than/)
  })

  test('addresses with http are asked with https, unless the gateway itself is not', () => {
    const address = 'http://dwbillcenter.alipay.com/downloadBillFile.resource?token=1'
    const real = 'https://openapi.alipay.com/gateway.do'
    expect(billUrl(address, real).href).toBe(address.replace('http:', 'https:'))
    expect(billUrl(address.replace('http:', 'https:'), real).protocol).toBe('https:')
    expect(billUrl(address, 'http://127.0.0.1/gateway.do').href).toBe(address)
    for (const other of ['file:///etc/passwd', 'data:,x', 'ftp://a/b'])
      expect(() => billUrl(other, real)).toThrow('elsewhere')
  })
})
