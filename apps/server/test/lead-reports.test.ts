import { afterAll, expect, test } from 'vitest'
import {
  getOrder,
  payOrder,
  reportLeadTransfer,
  reportTransfer,
  uploadLeadVoucher,
  withdrawTransfer,
} from '@portal/api/contract/orders.contract'
import type { Envelope } from '@portal/api/contract/endpoint'
import { orderStatus } from '@portal/api/rules/order'
import { voucher } from '@portal/portal/worlds/voucher'
import { approved, confirm } from './support/journey.ts'
import { openOrders, params } from './support/orders.ts'
import { aMember, aStaff, type Person } from './support/people.ts'
import { multipartOf } from './support/uploads.ts'

const { portal, desk, see } = await openOrders()
afterAll(() => portal.close())
await portal.db.pool.insertInto('agents').values({ id: '88', name: '华南中心' }).execute()
const agent = await aStaff(portal, 'agent', '77')
const stranger = await aStaff(portal, 'agent', '88')

/** A lead of the agents' house 77 with an order to pay. */
async function aLead() {
  const person = await aMember(portal, { agentId: '77' })
  return { person, orderNo: await approved(portal, person, desk) }
}

async function upload({ token }: Person, orderNo: string): Promise<Envelope<{ file_id: string }>> {
  const { payload, type } = multipartOf({ order_no: orderNo }, Buffer.from(voucher), '回单.png')
  const answer = await portal.manager.inject({
    method: 'POST',
    url: uploadLeadVoucher.path.replace('{prefix}', 'api'),
    headers: { token, 'content-type': type },
    payload,
  })
  return answer.json()
}

async function reportOf(clerk: Person, order_no: string) {
  const { data } = await upload(clerk, order_no)
  return {
    params,
    body: {
      order_no,
      payer_name: '陈知行',
      amount_fen: 20_000,
      paid_on: '2026-05-18',
      voucher_ids: [data.file_id],
    },
  }
}

test('an agent reports for a lead who chose nothing yet: the transfer is chosen, the lead is told, finance confirms', async () => {
  const { person, orderNo } = await aLead()
  expect((await see(orderNo, agent)).allowed).toContain('report')
  const order = await portal.ok(reportLeadTransfer, await reportOf(agent, orderNo), agent)
  expect(order).toMatchObject({ order_status: orderStatus.reported, channel: 'offline' })
  expect(order.report?.vouchers).toHaveLength(1)
  expect((await portal.smsTo(person.phone))[0]?.text).toContain('会员发展机构已为您的订单')
  const history = (await see(orderNo, person)).history.map(({ text, by }) => `${text} ${by}`)
  expect(history).toContain('提交转账信息 协会')
  expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 200 })
})

test('the lead may take back what the agent reported, and report anew with the picture that the agent stored', async () => {
  const { person, orderNo } = await aLead()
  const report = await reportOf(agent, orderNo)
  await portal.ok(reportLeadTransfer, report, agent)
  await portal.ok(withdrawTransfer, { params, body: { order_no: orderNo } }, person)
  await portal.ok(reportTransfer, report, person)
  expect(await see(orderNo, person)).toMatchObject({ order_status: orderStatus.reported })
})

test('the order of another house is not found, its picture is not stored, and nobody else of the staff reports', async () => {
  const { orderNo } = await aLead()
  expect(await upload(stranger, orderNo)).toMatchObject({ code: 404 })
  const report = await reportOf(agent, orderNo)
  expect(await portal.call(reportLeadTransfer, report, stranger)).toMatchObject({ code: 404 })
  for (const clerk of [desk.finance, desk.auditor]) {
    expect(await portal.call(reportLeadTransfer, report, clerk)).toMatchObject({ code: 403 })
    expect((await see(orderNo, clerk)).allowed).not.toContain('report')
  }
})

test('a picture of one lead is no proof for another', async () => {
  const [one, two] = [await aLead(), await aLead()]
  const { body } = await reportOf(agent, one.orderNo)
  expect(
    await portal.call(reportLeadTransfer, { params, body: { ...body, order_no: two.orderNo } }, agent),
  ).toMatchObject({ code: 422, data: { rule: 'file_missing' } })
})

test('while the lead pays online, nothing is reported', async () => {
  const { person, orderNo } = await aLead()
  await portal.ok(payOrder, { params, body: { order_no: orderNo, channel: 'sandbox' } }, person)
  const report = await reportOf(agent, orderNo)
  expect(await portal.call(reportLeadTransfer, report, agent)).toMatchObject({ code: 409 })
  expect(await see(orderNo, person)).toMatchObject({ order_status: orderStatus.unpaid, channel: 'sandbox' })
})

test('what is decided or paid cannot be reported any more, nor a transfer of tomorrow', async () => {
  const { orderNo } = await aLead()
  const report = await reportOf(agent, orderNo)
  const tomorrow = { params, body: { ...report.body, paid_on: '2026-05-19' } }
  expect(await portal.call(reportLeadTransfer, tomorrow, agent)).toMatchObject({
    code: 422,
    data: { rule: 'paid_on_in_future' },
  })
  await portal.ok(reportLeadTransfer, report, agent)
  expect(await portal.call(reportLeadTransfer, report, agent)).toMatchObject({ code: 409 })
  await confirm(portal, desk, orderNo)
  expect(await portal.call(reportLeadTransfer, report, agent)).toMatchObject({
    code: 422,
    data: { rule: 'already_paid' },
  })
})

test('an agent and the lead at once: one report', async () => {
  const { person, orderNo } = await aLead()
  await portal.ok(payOrder, { params, body: { order_no: orderNo, channel: 'offline' } }, person)
  const report = await reportOf(agent, orderNo)
  const answers = await Promise.all([
    portal.call(reportLeadTransfer, report, agent),
    portal.call(reportTransfer, report, person),
    portal.call(reportLeadTransfer, report, agent),
  ])
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
  const order = await portal.ok(getOrder, { params: { ...params, order_no: orderNo } }, agent)
  expect(order.history.filter(({ text }) => text === '提交转账信息')).toHaveLength(1)
})
