import { afterAll, expect, test } from 'vitest'
import { listPersonalVips } from '@portal/api/contract/memberships.contract'
import { renewMembership } from '@portal/api/contract/applications.contract'
import { getOrder } from '@portal/api/contract/orders.contract'
import { decideRefund, requestRefund, settleRefund } from '@portal/api/contract/refunds.contract'
import type { BodyOf } from '@portal/api/contract/endpoint'
import type { OrderDetail } from '@portal/api/contract/orders.schema'
import { system } from '@portal/portal/kernel/callers'
import { inUnitOfWork } from '@portal/portal/kernel/work'
import { createOrder, type NewOrder } from '@portal/portal/orders/create'
import { aDesk, bankRef, confirm, paidMember, reported } from './support/journey.ts'
import { aMember, aStaff, type Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'

const portal = await openPortal()
afterAll(() => portal.close())
const desk = await aDesk(portal)
const colleague = await aStaff(portal, 'finance')
const { pool } = portal.db

const params = { prefix: 'api' } as const
const asCaller = ({ token }: Person) => ({ token })

const seen = (person: Person, order_no: string, prefix: 'api' | 'nrckapi' = 'api') =>
  portal.ok(getOrder, { params: { prefix, order_no } }, person)

const ask = (person: Person, order_no: string, amount_fen: number, reason = '重复缴费') =>
  portal.call(requestRefund, { params, body: { order_no, amount_fen, reason } }, asCaller(person))

const asked = async (person: Person, order_no: string, amount_fen: number, reason = '重复缴费') =>
  newest(await portal.ok(requestRefund, { params, body: { order_no, amount_fen, reason } }, asCaller(person)))

const newest = ({ refunds: [refund] }: Pick<OrderDetail, 'refunds'>) => {
  if (!refund) throw new Error('no refund')
  return refund
}

type Decision = Pick<BodyOf<typeof decideRefund>, 'decision' | 'effect' | 'remark'>
const decide = (clerk: Person, order_no: string, refund_id: string, body: Decision) =>
  portal.call(decideRefund, { params, body: { order_no, refund_id, ...body } }, asCaller(clerk))

const decided = (clerk: Person, order_no: string, refund_id: string, body: Decision) =>
  portal.ok(decideRefund, { params, body: { order_no, refund_id, ...body } }, asCaller(clerk))

type Result = Omit<BodyOf<typeof settleRefund>, 'order_no' | 'refund_id'>
const settle = (clerk: Person, order_no: string, refund_id: string, body: Result) =>
  portal.call(settleRefund, { params, body: { order_no, refund_id, ...body } }, asCaller(clerk))

const settled = (clerk: Person, order_no: string, refund_id: string, body: Result) =>
  portal.ok(settleRefund, { params, body: { order_no, refund_id, ...body } }, asCaller(clerk))

async function refunded(
  orderNo: string,
  refundId: string,
  effect?: Decision['effect'],
): Promise<OrderDetail> {
  await decided(desk.finance, orderNo, refundId, { decision: 'approve', ...(effect ? { effect } : {}) })
  return settled(desk.finance, orderNo, refundId, { result: 'succeeded', bank_ref: bankRef() })
}

const membershipOf = async (person: Person) => (await portal.ok(listPersonalVips, {}, person)).list[0]

const lastTextTo = async ({ phone }: Person) => (await portal.smsTo(phone))[0]?.text

async function aPaidMember(): Promise<{ member: Person; orderNo: string }> {
  const member = await aMember(portal)
  return { member, orderNo: await paidMember(portal, member, desk) }
}

async function renewed(member: Person): Promise<string> {
  const { order_no } = await portal.ok(renewMembership, {}, member)
  if (order_no === null) throw new Error('no order')
  await reported(portal, member, order_no)
  expect(await confirm(portal, desk, order_no)).toMatchObject({ code: 200 })
  return order_no
}

test('a whole refund that takes the year back: expired at once, without grace, and the money adds up', async () => {
  const { member, orderNo } = await aPaidMember()
  const before = await seen(member, orderNo)
  expect(before).toMatchObject({ order_status: 30, allowed: ['ask_refund'], refunds: [] })
  expect(before.refundable).toMatchObject({ most_fen: 20_000 })
  const { id, choices, refund_status } = await asked(member, orderNo, 20_000)
  expect(refund_status).toBe('requested')
  expect(choices).toMatchObject([
    { effect: 'keep', open: true, note: '有效期仍至 2027-05-17' },
    { effect: 'shorten', open: false, note: '全额退款不适用' },
    {
      effect: 'revoke',
      open: true,
      changes: [
        { what: '有效期', from: '2027-05-17', to: '2026-05-18' },
        { what: '会员状态', from: '有效', to: '已到期' },
      ],
    },
  ])
  const unchosen = await decide(desk.finance, orderNo, id, { decision: 'approve' })
  expect(unchosen).toMatchObject({ code: 422, data: { rule: 'refund_effect_needed' } })
  const unfit = await decide(desk.finance, orderNo, id, { decision: 'approve', effect: 'shorten' })
  expect(unfit).toMatchObject({ code: 422, data: { rule: 'refund_effect_unfit' } })
  const done = await refunded(orderNo, id, 'revoke')
  expect(done).toMatchObject({ order_status: 60, received_fen: 20_000, refunded_fen: 20_000 })
  expect(newest(done)).toMatchObject({
    refund_status: 'succeeded',
    effect: 'revoke',
    effect_text: '已收回本次会员期，有效期至 2026-05-18',
    returned_on: '2026-05-18',
    allowed: [],
  })
  expect(done.history.map(({ text }) => text).slice(-3)).toEqual(['申请退款', '批准退款', '退回全部款项'])
  expect(await lastTextTo(member)).toContain(`订单 ${orderNo} 退款 ¥200.00 已退回原付款账户。`)
  portal.clock.advance(86_400_000)
  try {
    expect(await membershipOf(member)).toMatchObject({
      status: 'expired',
      expired_time: '2026-05-18 23:59:59',
      renewal: 'open',
      next_starts_at: '2026-05-19',
    })
  } finally {
    portal.clock.advance(-86_400_000)
  }
  expect((await ask(member, orderNo, 1)).code).toBe(409)
})

test('parts of a payment: each shortens the year by its share, the last one makes it whole', async () => {
  const { member, orderNo } = await aPaidMember()
  const first = await asked(member, orderNo, 5_000)
  expect(first.choices[1]).toMatchObject({ open: true, note: '至 2027-02-15' })
  expect(await refunded(orderNo, first.id, 'shorten')).toMatchObject({
    order_status: 50,
    refunded_fen: 5_000,
  })
  expect(await membershipOf(member)).toMatchObject({ expired_time: '2027-02-15 23:59:59', status: 'active' })
  expect(await ask(member, orderNo, 15_001)).toMatchObject({ code: 422, data: { rule: 'refund_too_much' } })
  const second = await asked(member, orderNo, 15_000)
  expect(second.choices[1]).toMatchObject({ open: false, note: '全额退款不适用' })
  const whole = await refunded(orderNo, second.id, 'keep')
  expect(whole).toMatchObject({ order_status: 60, refunded_fen: 20_000 })
  expect(await membershipOf(member)).toMatchObject({ expired_time: '2027-02-15 23:59:59' })
})

test('a rejected refund leaves the order as it was, with the reason for the member', async () => {
  const { member, orderNo } = await aPaidMember()
  const { id } = await asked(member, orderNo, 20_000)
  const bare = await decide(desk.finance, orderNo, id, { decision: 'reject' })
  expect(bare).toMatchObject({ code: 422, data: { rule: 'reason_needed' } })
  const rejected = await decide(desk.finance, orderNo, id, { decision: 'reject', remark: '服务已经开始' })
  expect(rejected.data).toMatchObject({ order_status: 30, refunds: [{ refund_status: 'rejected' }] })
  const known = await seen(member, orderNo)
  expect(newest(known)).toMatchObject({ trouble: '服务已经开始', asked_by: '本人', allowed: [] })
  expect(known.allowed).toEqual(['ask_refund'])
  const part = await asked(member, orderNo, 1_000)
  await refunded(orderNo, part.id, 'keep')
  const further = await asked(member, orderNo, 1_000)
  const kept = await decide(desk.finance, orderNo, further.id, { decision: 'reject', remark: '已退过一次' })
  expect(kept.data).toMatchObject({ order_status: 50, refunded_fen: 1_000 })
})

test('above the configured sum a second person of finance reviews what the first one chose', async () => {
  const member = await aMember(portal)
  const orderNo = await orderedAndPaid(member, {
    reason: 'join',
    level: 'personal',
    amount_fen: 600_000,
  })
  const { id, needs_second } = await asked(desk.auditor, orderNo, 600_000)
  expect(needs_second).toBe(true)
  expect(await lastTextTo(member)).toContain('协会已为您的订单')
  const early = await decide(colleague, orderNo, id, { decision: 'review' })
  expect(early.code).toBe(409)
  const first = await decided(desk.finance, orderNo, id, { decision: 'approve', effect: 'revoke' })
  expect(newest(first)).toMatchObject({
    refund_status: 'approved',
    effect: 'revoke',
    effect_text: '',
    allowed: ['reject'],
  })
  expect(await membershipOf(member)).toMatchObject({ status: 'active' })
  const own = await decide(desk.finance, orderNo, id, { decision: 'review' })
  expect(own).toMatchObject({ code: 422, data: { rule: 'second_person_needed' } })
  const again = await decide(colleague, orderNo, id, { decision: 'approve', effect: 'keep' })
  expect(again.code).toBe(409)
  const reviewed = await decided(colleague, orderNo, id, { decision: 'review' })
  expect(newest(reviewed)).toMatchObject({
    refund_status: 'processing',
    effect_text: '已收回本次会员期，有效期至 2026-05-18',
    approved_by: expect.any(String),
    reviewed_by: expect.any(String),
    allowed: ['succeed', 'fail'],
  })
})

test('money that comes back is sent again, and a line of the bank pays one refund', async () => {
  const first = await aPaidMember()
  const second = await aPaidMember()
  const one = await asked(first.member, first.orderNo, 20_000)
  const two = await asked(second.member, second.orderNo, 20_000)
  await decide(desk.finance, first.orderNo, one.id, { decision: 'approve', effect: 'keep' })
  await decide(desk.finance, second.orderNo, two.id, { decision: 'approve', effect: 'keep' })
  const bare = await settle(desk.finance, first.orderNo, one.id, { result: 'failed' })
  expect(bare).toMatchObject({ code: 422, data: { rule: 'reason_needed' } })
  const failed = await settled(colleague, first.orderNo, one.id, { result: 'failed', remark: '账户已注销' })
  expect(newest(failed)).toMatchObject({
    refund_status: 'failed',
    trouble: '账户已注销',
    allowed: ['retry'],
  })
  await settle(desk.finance, first.orderNo, one.id, { result: 'retry' })
  const bank_ref = bankRef()
  const tomorrow = { result: 'succeeded', returned_on: '2026-05-19', bank_ref } as const
  expect(await settle(desk.finance, first.orderNo, one.id, tomorrow)).toMatchObject({
    code: 422,
    data: { rule: 'returned_in_future' },
  })
  const answers = await Promise.all([
    settle(desk.finance, first.orderNo, one.id, { result: 'succeeded', bank_ref }),
    settle(colleague, second.orderNo, two.id, { result: 'succeeded', bank_ref }),
  ])
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422])
  const payouts = await pool.selectFrom('payouts').selectAll().where('bank_ref', '=', bank_ref).execute()
  expect(payouts).toHaveLength(1)
})

test('only the last paid year can end earlier; one that has not begun is given back as a whole', async () => {
  const { member, orderNo } = await aPaidMember()
  const next = await renewed(member)
  const first = await asked(member, orderNo, 10_000)
  expect(first.choices).toMatchObject([
    { effect: 'keep', open: true },
    { effect: 'shorten', open: false, note: '其后的会员期（至 2028-05-17）已缴费，须先退那一期' },
    { effect: 'revoke', open: false },
  ])
  const second = await asked(member, next, 20_000)
  expect(second.choices[2]).toMatchObject({
    open: true,
    changes: [{ what: '有效期', from: '2028-05-17', to: '2027-05-17' }],
  })
  await refunded(next, second.id, 'revoke')
  expect(await membershipOf(member)).toMatchObject({
    expired_time: '2027-05-17 23:59:59',
    status: 'active',
    renewal: 'open',
  })
  const now = newest(await seen(desk.finance, orderNo))
  expect(now.choices.map(({ open }) => open)).toEqual([true, true, true])
  expect(await renewed(member)).toBeDefined()
})

test('five approvals of one refund at once have one effect and one notice', async () => {
  const { member, orderNo } = await aPaidMember()
  const { id } = await asked(member, orderNo, 20_000)
  const clerks = [desk.finance, colleague, desk.finance, colleague, desk.finance]
  const answers = await Promise.all(
    clerks.map(clerk => decide(clerk, orderNo, id, { decision: 'approve', effect: 'revoke' })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(4)
  const notices = (await portal.smsTo(member.phone)).filter(({ text }) => text.includes('已批准'))
  expect(notices).toHaveLength(1)
})

test('a year paid while the one before is taken back leaves no hole and no overlap', async () => {
  const { member, orderNo } = await aPaidMember()
  const { order_no: next } = await portal.ok(renewMembership, {}, member)
  await reported(portal, member, next ?? '')
  const { id } = await asked(member, orderNo, 20_000)
  const [paid, taken] = await Promise.all([
    confirm(portal, desk, next ?? ''),
    decide(colleague, orderNo, id, { decision: 'approve', effect: 'revoke' }),
  ])
  expect(paid).toMatchObject({ code: 200 })
  expect([200, 422]).toContain(taken.code)
  const periods = await pool
    .selectFrom('membership_periods as p')
    .innerJoin('memberships as m', 'm.id', 'p.membership_id')
    .where('m.member_id', '=', member.id)
    .select(['p.starts_on', 'p.ends_on'])
    .orderBy('p.starts_on')
    .execute()
  const [first, second] = periods
  expect(first?.ends_on).toBe(taken.code === 200 ? '2026-05-18' : '2027-05-17')
  expect(second?.starts_on).toBe(taken.code === 200 ? '2026-05-19' : '2027-05-18')
})

test('an agent asks for the own leads alone, finance for nobody, and masked readers learn no reason', async () => {
  const { member, orderNo } = await aPaidMember()
  const agent = await aStaff(portal, 'agent')
  const others = await aStaff(portal, 'others')
  expect((await ask(agent, orderNo, 100)).code).toBe(404)
  expect((await ask(desk.finance, orderNo, 100)).code).toBe(403)
  expect((await ask(await aMember(portal), orderNo, 100)).code).toBe(404)
  await asked(member, orderNo, 100)
  const masked = newest(await seen(others, orderNo))
  expect(masked).toMatchObject({ reason: '', allowed: [] })
  expect(masked.asked_by).not.toContain('陈知行')
})

test('an agent asks for an own lead: the member is told, the history names who it was, finance approves', async () => {
  const houses = { '77': '华北中心', '78': '华东中心' }
  for (const [id, name] of Object.entries(houses))
    await pool.insertInto('agents').values({ id, name }).execute()
  const agent = await aStaff(portal, 'agent', '77')
  const member = await aMember(portal, { agentId: '77' })
  const orderNo = await paidMember(portal, member, desk)
  expect((await seen(agent, orderNo)).allowed).toEqual(['ask_refund'])
  expect((await ask(await aStaff(portal, 'agent', '78'), orderNo, 5_000)).code).toBe(404)
  const { id, asked_by } = await asked(agent, orderNo, 5_000, '会员调岗')
  expect(asked_by).toBe(agent.id)
  expect(await lastTextTo(member)).toContain(`协会已为您的订单 ${orderNo} 申请退款 ¥50.00`)
  const entry = { text: '申请退款', note: '会员调岗' }
  const known = await seen(desk.finance, orderNo)
  expect(known).toMatchObject({ order_status: 40, refunds: [{ asked_by: agent.id }] })
  expect(known.history.at(-1)).toMatchObject({ ...entry, by: agent.id })
  expect((await seen(member, orderNo)).history.at(-1)).toMatchObject({ ...entry, by: '协会' })
  expect((await decide(agent, orderNo, id, { decision: 'approve', effect: 'keep' })).code).toBe(403)
  expect(await refunded(orderNo, id, 'keep')).toMatchObject({ order_status: 50, refunded_fen: 5_000 })
  expect(await lastTextTo(member)).toContain(`订单 ${orderNo} 退款 ¥50.00 已退回原付款账户。`)
})

test('a refund of another order is not found under this one', async () => {
  const { orderNo } = await aPaidMember()
  const other = await aPaidMember()
  const { id } = await asked(other.member, other.orderNo, 100)
  const answer = await decide(desk.finance, orderNo, id, { decision: 'approve', effect: 'keep' })
  expect(answer.code).toBe(404)
})

test('an upgrade that is paid back gives its level back; an evaluation asks for no choice', async () => {
  const { member } = await aPaidMember()
  const upgrade = await orderedAndPaid(member, { reason: 'upgrade', level: 'director', amount_fen: 3_000 })
  const { id, choices } = await asked(member, upgrade, 3_000)
  expect(choices).toMatchObject([
    { effect: 'keep', name: '会员级别不变' },
    { effect: 'revoke', open: true, changes: [{ from: '理事单位', to: '个人会员' }] },
  ])
  await refunded(upgrade, id, 'revoke')
  expect(await membershipOf(member)).toMatchObject({ level: 'personal', expired_time: '2027-05-17 23:59:59' })

  const evaluation = await orderedAndPaid(member, { reason: 'evaluation', amount_fen: 80_000 })
  const prefix = { prefix: 'nrckapi' } as const
  const requested = await portal.ok(
    requestRefund,
    { params: prefix, body: { order_no: evaluation, amount_fen: 80_000, reason: '不再参评' } },
    asCaller(member),
  )
  const refund = newest(requested)
  expect(refund.choices).toEqual([])
  const body = { order_no: evaluation, refund_id: refund.id }
  const approved = await portal.ok(
    decideRefund,
    { params: prefix, body: { ...body, decision: 'approve' } },
    asCaller(desk.finance),
  )
  expect(newest(approved)).toMatchObject({ refund_status: 'processing', effect: null, effect_text: '' })
})

type Bought = Pick<NewOrder, 'reason' | 'level'> & { amount_fen: number }

async function orderedAndPaid(member: Person, { amount_fen, ...given }: Bought): Promise<string> {
  const orderNo = await inUnitOfWork(
    portal.host,
    { caller: system, address: '', now: portal.clock.now },
    work =>
      createOrder(work, {
        ...given,
        memberId: member.id,
        subjectName: '陈知行',
        lines: [{ title: '费用', amount_fen }],
      }),
  )
  if (orderNo === undefined) throw new Error('an open order exists')
  const prefix = given.reason === 'evaluation' ? 'nrckapi' : 'api'
  await reported(portal, member, orderNo, amount_fen, prefix)
  expect(await confirm(portal, desk, orderNo, { received_fen: amount_fen }, prefix)).toMatchObject({
    code: 200,
  })
  return orderNo
}
