import { renewMembership } from '@portal/api/contract/applications.contract'
import { createCouponBatch, verifyCoupon } from '@portal/api/contract/coupons.contract'
import type { Envelope } from '@portal/api/contract/endpoint'
import {
  askInvoiceReversal,
  cancelInvoice,
  handOverInvoice,
  handOverReversal,
  issueInvoice,
  listInvoiceTitles,
  mendInvoice,
  requestInvoice,
  resendInvoice,
  retryInvoice,
  sendBackInvoice,
  settleInvoiceReversal,
} from '@portal/api/contract/invoices.contract'
import {
  closeOrder,
  decidePayment,
  getOrder,
  payOrder,
  pollOrder,
  reportTransfer,
  resolveOrder,
  sendBackTransfer,
  withdrawTransfer,
} from '@portal/api/contract/orders.contract'
import { decideRefund, requestRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import { playCashier } from '@portal/api/contract/sandbox.contract'
import type { InvoiceProvider } from '@portal/api/rules/invoice'
import { sandboxActs, type SandboxAct } from '@portal/api/rules/payment'
import { deliverInvoice } from '@portal/portal/invoices/mail-invoice'
import { sandboxPlatform } from '@portal/portal/invoices/sandbox/platform'
import { sweep } from '@portal/portal/jobs/sweep'
import type { MailReceipt } from '@portal/portal/ports'
import { batchOf } from './coupons.ts'
import { aTitle, documentNumber, issuedWith, requestOf } from './invoices.ts'
import { aFile, bankRef } from './journey.ts'
import { mailServer, refusal } from './mails.ts'
import { openOnline } from './online.ts'
import { aStaff, type Person } from './people.ts'
import type { Portal } from './portal.ts'

const params = { prefix: 'api' as const }
const minute = 60_000

/** A member with an order. */
export interface Life {
  member: Person
  orderNo: string
}

/** `dice`, from 0 to 999, chooses amounts and which of several. */
export type MoneyAct = (life: Life, dice: number) => Promise<Envelope<unknown> | undefined>

const someOf = <T>(list: readonly T[], dice: number): T | undefined => list[dice % Math.max(list.length, 1)]

/** Everything that member, finance, bank, channel and time can do to an order and its money, by name. */
export async function openMoneyActs(portal: Portal) {
  const online = await openOnline(portal)
  const { desk } = online
  const second = await aStaff(portal, 'finance')
  const coupon = batchOf({ total: 100_000, ends_on: '2099-12-31', per_member: 2 })
  await portal.ok(createCouponBatch, { body: coupon }, { token: desk.auditor.token })

  const newestRefund = async (orderNo: string) => {
    const { refunds } = await portal.ok(
      getOrder,
      { params: { ...params, order_no: orderNo } },
      { token: desk.finance.token },
    )
    return refunds[0]?.id ?? 'none'
  }
  /** Numbers of all that a member ever opened at the sandbox: its cashiers stay where they are. */
  async function paymentsOf({ id }: Person): Promise<string[]> {
    const rows = await portal.db.pool
      .selectFrom('payment_attempts as a')
      .innerJoin('orders as o', 'o.id', 'a.order_id')
      .select('a.number')
      .where('o.member_id', '=', id)
      .orderBy('a.id')
      .execute()
    return rows.flatMap(({ number }) => number ?? [])
  }
  async function invoicesOf({ id }: Person): Promise<string[]> {
    const rows = await portal.db.pool
      .selectFrom('invoices')
      .select('invoice_no')
      .where('member_id', '=', id)
      .orderBy('id')
      .execute()
    return rows.map(({ invoice_no }) => invoice_no)
  }
  async function newestOrder({ id }: Person): Promise<string | undefined> {
    const row = await portal.db.pool
      .selectFrom('orders')
      .select('order_no')
      .where('member_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.order_no
  }
  const byFinance = { token: desk.finance.token }
  const { host } = portal
  const { settings } = host
  host.invoicePlatform = sandboxPlatform(host)
  /** Documents are issued so from now on; what a platform has it keeps. */
  const issueBy = (invoiceProvider: InvoiceProvider) => {
    host.settings = { ...settings, invoiceProvider }
  }
  const issuedBy =
    (provider: InvoiceProvider): MoneyAct =>
    async () => {
      issueBy(provider)
      return undefined
    }
  const atPlatform =
    (act: typeof handOverInvoice | typeof retryInvoice | typeof handOverReversal): MoneyAct =>
    async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      return invoice_no === undefined
        ? undefined
        : portal.call(act, { params, body: { invoice_no } }, byFinance)
    }
  /** Any mail with a document of the member, due or not. */
  const mailed =
    (answer: MailReceipt | null): MoneyAct =>
    async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      if (invoice_no === undefined) return undefined
      const mailing = await portal.db.pool
        .selectFrom('invoices')
        .select(['id', 'mailing'])
        .where('invoice_no', '=', invoice_no)
        .executeTakeFirstOrThrow()
      await deliverInvoice(host, mailServer(answer), mailing)
      return undefined
    }

  const cashier =
    (act: SandboxAct): MoneyAct =>
    async ({ member }, dice) => {
      const number = someOf(await paymentsOf(member), dice)
      return number === undefined
        ? undefined
        : portal.call(playCashier, { params: { number }, body: { act } })
    }
  const take =
    (decision: 'confirm' | 'short' | 'late' | 'repeated', received_fen: number): MoneyAct =>
    ({ orderNo }) => {
      const money = { received_fen, bank_ref: bankRef(), return_surplus: received_fen > 20_000 }
      return portal.call(
        decidePayment,
        { params, body: { order_no: orderNo, decision, ...money } },
        byFinance,
      )
    }
  const resolve =
    (outcome: 'resume' | 'close' | 'return'): MoneyAct =>
    ({ orderNo }) =>
      portal.call(resolveOrder, { params, body: { order_no: orderNo, outcome, reason: '已核实' } }, byFinance)
  const decide =
    (decision: 'approve' | 'review' | 'reject', who: Person): MoneyAct =>
    async ({ orderNo }, dice) => {
      const effect = someOf(['keep', 'shorten', 'revoke', undefined] as const, dice)
      const refund_id = await newestRefund(orderNo)
      return portal.call(
        decideRefund,
        {
          params,
          body: {
            order_no: orderNo,
            refund_id,
            decision,
            ...(decision === 'reject' ? { remark: '不符合退款规则' } : {}),
            ...(decision === 'approve' && effect ? { effect } : {}),
          },
        },
        { token: who.token },
      )
    }
  const settle =
    (result: 'succeeded' | 'failed' | 'retry'): MoneyAct =>
    async ({ orderNo }) =>
      portal.call(
        settleRefund,
        {
          params,
          body: {
            order_no: orderNo,
            refund_id: await newestRefund(orderNo),
            result,
            ...(result === 'succeeded' ? { bank_ref: bankRef() } : {}),
            ...(result === 'failed' ? { remark: '户名不符' } : {}),
          },
        },
        byFinance,
      )
  const wait =
    (ms: number): MoneyAct =>
    async () => {
      await online.later(ms)
      await sweep(portal.host)
      return undefined
    }

  const acts = {
    payOnline: ({ member, orderNo }) => online.pay(member, orderNo),
    payByTransfer: ({ member, orderNo }) =>
      portal.call(payOrder, { params, body: { order_no: orderNo, channel: 'offline' } }, member),
    poll: ({ member, orderNo }) => portal.call(pollOrder, { params, body: { order_no: orderNo } }, member),
    ...(Object.fromEntries(sandboxActs.map(act => [act, cashier(act)])) as Record<SandboxAct, MoneyAct>),
    useCoupon: ({ member, orderNo }) =>
      portal.call(verifyCoupon, { params, body: { order_no: orderNo, code: coupon.code ?? '' } }, member),
    leaveCoupon: ({ member, orderNo }) =>
      portal.call(verifyCoupon, { params, body: { order_no: orderNo, code: '' } }, member),
    report: async ({ member, orderNo }, dice) => {
      const voucher_ids = [await aFile(portal, member.id, 'voucher')]
      const amount_fen = someOf([20_000, 15_000, 20_001], dice) ?? 20_000
      const body = {
        order_no: orderNo,
        payer_name: '陈知行',
        amount_fen,
        paid_on: '2026-05-18',
        voucher_ids,
      }
      return portal.call(reportTransfer, { params, body }, member)
    },
    takeBack: ({ member, orderNo }) =>
      portal.call(withdrawTransfer, { params, body: { order_no: orderNo } }, member),
    sendBack: ({ orderNo }) =>
      portal.call(sendBackTransfer, { params, body: { order_no: orderNo, reason: '凭证不清' } }, byFinance),
    confirm: take('confirm', 20_000),
    confirmDiscounted: take('confirm', 15_000),
    confirmTooMuch: take('confirm', 20_100),
    short: take('short', 5_000),
    late: take('late', 20_000),
    lateTooMuch: take('late', 20_100),
    lateTooLittle: take('late', 5_000),
    repeated: take('repeated', 20_000),
    exception: ({ orderNo }) =>
      portal.call(
        decidePayment,
        { params, body: { order_no: orderNo, decision: 'exception', remark: '疑似代付' } },
        byFinance,
      ),
    resume: resolve('resume'),
    closeException: resolve('close'),
    returnException: resolve('return'),
    close: ({ member, orderNo }) => portal.call(closeOrder, { params, body: { order_no: orderNo } }, member),
    closeBySuper: ({ orderNo }) =>
      portal.call(
        closeOrder,
        { params, body: { order_no: orderNo, reason: '重复下单' } },
        { token: desk.auditor.token },
      ),
    askRefund: ({ member, orderNo }, dice) =>
      portal.call(
        requestRefund,
        {
          params,
          body: {
            order_no: orderNo,
            amount_fen: someOf([20_000, 15_000, 5_000, 1], dice) ?? 1,
            reason: '多缴',
          },
        },
        member,
      ),
    approve: decide('approve', desk.finance),
    review: decide('review', second),
    reject: decide('reject', desk.finance),
    sentBack: settle('succeeded'),
    cameBack: settle('failed'),
    sendAgain: settle('retry'),
    askInvoice: async (life, dice) => {
      const { list } = await portal.ok(listInvoiceTitles, {}, life.member)
      const title = list[0] ?? (await aTitle(portal, life.member))
      const amount_fen = someOf([20_000, 15_000, 5_000], dice) ?? 1
      const remark = someOf(['', '沙箱拒绝一次', '沙箱慢', '沙箱无应答', '沙箱金额错'], dice) ?? ''
      const body = { ...requestOf(title, [{ order_no: life.orderNo, amount_fen }]), remark }
      return portal.call(requestInvoice, { params, body }, life.member)
    },
    cancelInvoice: async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      return invoice_no === undefined
        ? undefined
        : portal.call(cancelInvoice, { params, body: { invoice_no } }, member)
    },
    issueInvoice: async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      if (invoice_no === undefined) return undefined
      const issued_on = portal.clock.now.toISOString().slice(0, 10)
      const body = await issuedWith(portal, desk.finance, invoice_no, { issued_on }).catch(() => undefined)
      return body && portal.call(issueInvoice, { params, body }, byFinance)
    },
    returnInvoice: async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      return invoice_no === undefined
        ? undefined
        : portal.call(sendBackInvoice, { params, body: { invoice_no, reason: '抬头有误' } }, byFinance)
    },
    byPlatform: issuedBy('sandbox'),
    byHand: issuedBy('manual'),
    handOver: atPlatform(handOverInvoice),
    tryAgain: atPlatform(retryInvoice),
    mendTitle: async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      if (invoice_no === undefined) return undefined
      const body = { invoice_no, buyer_name: `更正 ${dice}`, tax_no: '', title_note: '请更新抬头' }
      return portal.call(mendInvoice, { params, body }, byFinance)
    },
    mailTaken: mailed({ state: 'taken' }),
    mailRefused: mailed(refusal),
    mailUnanswered: mailed(null),
    resend: async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      if (invoice_no === undefined) return undefined
      const body = { invoice_no, email: `mail${dice}@huayue.example` }
      return portal.call(resendInvoice, { params, body }, member)
    },
    handOverReversal: atPlatform(handOverReversal),
    askReversal: async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      return invoice_no === undefined
        ? undefined
        : portal.call(askInvoiceReversal, { params, body: { invoice_no, reason: '抬头有误' } }, member)
    },
    reverse: async ({ member }, dice) => {
      const invoice_no = someOf(await invoicesOf(member), dice)
      if (invoice_no === undefined) return undefined
      const body = {
        invoice_no,
        result: 'done' as const,
        red_number: documentNumber(),
        reversed_on: portal.clock.now.toISOString().slice(0, 10),
      }
      return portal.call(settleInvoiceReversal, { params, body }, byFinance)
    },
    renew: async life => {
      const answer = await portal.call(renewMembership, {}, life.member)
      life.orderNo = (await newestOrder(life.member)) ?? life.orderNo
      return answer
    },
    minutes: wait(4 * minute),
    couponRunsOut: wait(16 * minute),
    hours: wait(3 * 60 * minute),
    days: wait(10 * 24 * 60 * minute),
  } satisfies Record<string, MoneyAct>

  async function aLife(): Promise<Life> {
    issueBy('manual')
    const { member, orderNo } = await online.anOrder()
    return { member, orderNo }
  }
  return { acts: acts as Record<string, MoneyAct>, aLife }
}
