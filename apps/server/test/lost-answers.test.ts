import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { verifyCoupon } from '@portal/api/contract/coupons.contract'
import type { CallInput, DataOf, Endpoint } from '@portal/api/contract/endpoint'
import {
  askInvoiceReversal,
  issueInvoice,
  requestInvoice,
  settleInvoiceReversal,
} from '@portal/api/contract/invoices.contract'
import {
  decidePayment,
  payOrder,
  reportTransfer,
  saveTransferDraft,
  sendBackTransfer,
  withdrawTransfer,
} from '@portal/api/contract/orders.contract'
import { decideRefund, requestRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import { orderStatus } from '@portal/api/rules/order'
import { brokenSentences } from '../faults/invariants.ts'
import { openCoupons } from './support/coupons.ts'
import { aTitle, documentNumber, issuedWith, requestOf } from './support/invoices.ts'
import { aFile, bankRef } from './support/journey.ts'
import { params } from './support/orders.ts'
import type { Person } from './support/people.ts'

const { portal, desk, aBatch, anUnpaid, batchRow } = await openCoupons()
afterAll(() => portal.close())

const lives = 32
let lost = 0

/** The write is done and its answer never arrives; the client sends it again with its key (D1.7). */
async function lossy<E extends Endpoint>(
  entry: E,
  input: CallInput<E>,
  { token }: Person,
): Promise<DataOf<E>> {
  const caller = { token, key: randomUUID() }
  const unheard = await portal.ok(entry, input, caller)
  lost += 1
  const heard = await portal.ok(entry, input, caller)
  expect(heard).toEqual(unheard)
  return heard
}

/** Everything that is written to an order from its coupon to its refund, each answer lost once; answers its number. */
async function aLife(code: string): Promise<string> {
  const { person, orderNo: order_no } = await anUnpaid()
  const { finance } = desk
  const own = { params, body: { order_no } }
  const report = {
    ...own.body,
    payer_name: '陈知行',
    payer_bank: '中国银行',
    payer_account_tail: '7788',
    note: '',
    amount_fen: 15_000,
    paid_on: '2026-05-18',
    voucher_ids: [await aFile(portal, person.id, 'voucher')],
  }
  await lossy(verifyCoupon, { params, body: { order_no, code } }, person)
  await lossy(payOrder, { params, body: { order_no, channel: 'offline' } }, person)
  await lossy(saveTransferDraft, { params, body: { ...report, payer_name: '陈' } }, person)
  await lossy(reportTransfer, { params, body: report }, person)
  await lossy(withdrawTransfer, own, person)
  await lossy(payOrder, { params, body: { order_no, channel: 'offline' } }, person)
  await lossy(reportTransfer, { params, body: report }, person)
  await lossy(sendBackTransfer, { params, body: { order_no, reason: '凭证不清' } }, finance)
  await lossy(reportTransfer, { params, body: report }, person)
  const confirm = {
    order_no,
    decision: 'confirm' as const,
    received_fen: 15_000,
    bank_ref: bankRef(),
  }
  await lossy(decidePayment, { params, body: confirm }, finance)
  const title = await aTitle(portal, person)
  const request = requestOf(title, [{ order_no, amount_fen: 15_000 }])
  const { invoice_no } = await lossy(requestInvoice, { params, body: request }, person)
  const issued = await issuedWith(portal, finance, invoice_no)
  await lossy(issueInvoice, { params, body: issued }, finance)
  await lossy(askInvoiceReversal, { params, body: { invoice_no, reason: '抬头有误' } }, person)
  const reversed = {
    invoice_no,
    result: 'done' as const,
    red_number: documentNumber(),
    reversed_on: '2026-05-18',
  }
  await lossy(settleInvoiceReversal, { params, body: reversed }, finance)
  const refund = { order_no, amount_fen: 15_000, reason: '多缴' }
  const asked = await lossy(requestRefund, { params, body: refund }, person)
  const refund_id = asked.refunds[0]?.id ?? ''
  const approved = { order_no, refund_id, decision: 'approve' as const, effect: 'keep' as const }
  await lossy(decideRefund, { params, body: approved }, finance)
  const sent = { order_no, refund_id, result: 'succeeded' as const, bank_ref: bankRef() }
  await lossy(settleRefund, { params, body: sent }, finance)
  return order_no
}

/** How many records of each kind an order has. */
const records = (orderNo: string) =>
  portal.db.script(`select o.order_status::int as status,
    (select count(*) from coupon_uses u where u.order_id = o.id)::int as coupons,
    (select count(*) from payment_attempts a where a.order_id = o.id)::int as attempts,
    (select count(*) from transfer_reports r where r.order_id = o.id)::int as reports,
    (select count(*) from receipts r where r.order_id = o.id)::int as receipts,
    (select count(*) from membership_periods p where p.order_id = o.id)::int as periods,
    (select count(*) from invoices i join invoice_lines l on l.invoice_id = i.id where l.order_id = o.id)::int as documents,
    (select count(*) from refunds f where f.order_id = o.id)::int as refunds,
    (select count(*) from payouts p join refunds f on f.id = p.refund_id where f.order_id = o.id)::int as payouts
    from orders o where order_no = '${orderNo}'`)

test('of five hundred answers that are lost after the write, none makes anything twice', async () => {
  const { id, code } = await aBatch({ total: lives })
  const orders: string[] = []
  while (orders.length < lives) orders.push(await aLife(code))
  expect(lost).toBeGreaterThanOrEqual(500)
  for (const orderNo of orders) {
    expect(await records(orderNo)).toEqual([
      {
        status: orderStatus.refunded,
        coupons: 1,
        attempts: 1,
        reports: 3,
        receipts: 1,
        periods: 1,
        documents: 1,
        refunds: 1,
        payouts: 1,
      },
    ])
  }
  expect(await batchRow(id)).toMatchObject({ taken: lives, used: lives })
  expect(await brokenSentences(portal.db)).toEqual([])
})
