import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyPersonalVip, currentApplication } from '@portal/api/contract/applications.contract'
import { listDuesPeriods, listPersonalVips } from '@portal/api/contract/memberships.contract'
import {
  checkOrder,
  getOrder,
  listOrders,
  payOrder,
  reportTransfer,
  takeBackTransfer,
} from '@portal/api/contract/orders.contract'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { workCounts } from '@portal/api/contract/staff.contract'
import { closeOverdueOrders } from '../src/jobs/sweepers.ts'
import { verifyAudit } from '../src/audit/audit.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember, aStaff, type Person } from './support/people.ts'
import {
  aDesk,
  aFile,
  aForm,
  approved,
  bankRef,
  confirm,
  paidMember,
  report,
  reported,
  type Desk,
} from './support/journey.ts'

let portal: Portal
let desk: Desk
beforeAll(async () => {
  portal = await openPortal()
  desk = await aDesk(portal)
  await portal.db.pool.insertInto('agents').values({ id: '77', name: '华北中心' }).execute()
})
afterAll(async () => {
  expect(await verifyAudit(portal.db.pool, portal.deps.keys)).toMatchObject({ ok: true })
  await portal.close()
})

const params = { prefix: 'api' as const }
const day = 86_400_000
const later = async (ms: number) => {
  portal.clock.advance(ms)
  await portal.db.pool
    .updateTable('sessions')
    .set({ expires_at: new Date(portal.clock.now.getTime() + day) })
    .execute()
}
const see = (orderNo: string, { token }: Person) =>
  portal.ok(getOrder, { params: { ...params, order_no: orderNo } }, { token })
const pay = (orderNo: string, { token }: Person) =>
  portal.call(payOrder, { params, body: { order_no: orderNo, channel: 'offline' } }, { token })
const takeBack = (orderNo: string, { token }: Person, reason = '') =>
  portal.call(takeBackTransfer, { params, body: { order_no: orderNo, reason } }, { token })
const anUnpaid = async () => {
  const person = await aMember(portal)
  return { person, orderNo: await approved(portal, person, desk) }
}
const aReported = async () => {
  const { person, orderNo } = await anUnpaid()
  await reported(portal, person, orderNo)
  return { person, orderNo }
}

describe('the main job', () => {
  test('offline payment, confirmed: the membership begins today, once', async () => {
    const { person, orderNo } = await anUnpaid()
    const fresh = await see(orderNo, person)
    expect(fresh).toMatchObject({
      order_status: 0,
      amount_fen: 20_000,
      bank: null,
      remark_code: null,
      allowed: ['pay_offline'],
    })
    expect(await pay(orderNo, person)).toMatchObject({
      data: {
        remark_code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
        bank: { account_no: expect.any(String) },
      },
    })
    const code = (await see(orderNo, person)).remark_code
    expect(await pay(orderNo, person)).toMatchObject({ data: { remark_code: code } })
    expect(await report(portal, person, orderNo)).toMatchObject({
      order_status: 10,
      report: { amount_fen: 20_000, vouchers: [{ mime: 'image/png' }] },
    })
    expect(await confirm(portal, desk, orderNo)).toMatchObject({
      code: 200,
      data: { order_status: 30, period: { starts_at: '2026-05-18', ends_at: '2027-05-17' } },
    })
    const { list } = await portal.ok(listPersonalVips, {}, { token: person.token })
    expect(list).toMatchObject([
      {
        status: 'active',
        user_name: '陈知行',
        number: expect.stringMatching(/^P-2026-\d{6}$/),
        expired_time: '2027-05-17 23:59:59',
      },
    ])
    expect(await portal.ok(getCurrentUser, {}, { token: person.token })).toMatchObject({
      personal_vip_valid: true,
      personal_vip_expired_time: '2027-05-17 23:59:59',
    })
    expect(await portal.ok(currentApplication, {}, { token: person.token })).toMatchObject({
      application: { status: 'completed' },
    })
    expect((await portal.ok(listDuesPeriods, {}, { token: person.token })).list).toMatchObject([
      { type: 'join', order_no: orderNo },
    ])
    expect((await portal.smsTo(person.phone))[0]?.text).toContain('2027-05-17')
    const staffView = await see(orderNo, desk.finance)
    expect(staffView.history.map(({ text }) => text)).toEqual([
      '生成订单',
      '选择对公转账',
      '提交转账信息',
      '确认到账',
    ])
  })

  test('two clerks at once: one confirmation, one period, the other sees it', async () => {
    const second = await aStaff(portal, 'finance')
    for (let round = 0; round < 10; round += 1) {
      const { person, orderNo } = await aReported()
      const answers = await Promise.all([
        confirm(portal, desk, orderNo),
        confirm(portal, { ...desk, finance: second }, orderNo),
      ])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
      expect(answers.find(({ code }) => code === 409)).toMatchObject({
        data: { current: { order_status: 30 } },
      })
      expect((await portal.ok(listDuesPeriods, {}, { token: person.token })).total).toBe(1)
      expect((await see(orderNo, desk.finance)).receipts).toHaveLength(1)
    }
  })

  test('confirm, send back and withdraw at once leave one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, orderNo } = await aReported()
      const answers = await Promise.all([
        confirm(portal, desk, orderNo),
        takeBack(orderNo, desk.finance, '看不清'),
        takeBack(orderNo, person),
      ])
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 409)).toHaveLength(2)
    }
  })
})

describe('back and forth', () => {
  test('withdrawn, reported, sent back with a reason, corrected, confirmed', async () => {
    const { person, orderNo } = await aReported()
    expect(await takeBack(orderNo, person)).toMatchObject({
      data: { order_status: 0, report: null, reported_at: null },
    })
    await report(portal, person, orderNo)
    expect(await takeBack(orderNo, desk.finance)).toMatchObject({ data: { rule: 'reason_needed' } })
    expect(await takeBack(orderNo, desk.finance, '凭证看不清')).toMatchObject({
      data: { order_status: 15, sent_back_reason: '凭证看不清' },
    })
    expect((await see(orderNo, person)).allowed).toEqual(['report'])
    expect(await report(portal, person, orderNo)).toMatchObject({ order_status: 10, sent_back_reason: '' })
    expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 200 })
  })

  test('short, then the rest; a bank line pays once', async () => {
    const { person, orderNo } = await aReported()
    const bank_ref = bankRef()
    expect(
      await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 20_000, bank_ref }),
    ).toMatchObject({ data: { rule: 'received_not_short' } })
    expect(
      await confirm(portal, desk, orderNo, { decision: 'short', received_fen: 15_000, bank_ref }),
    ).toMatchObject({ data: { order_status: 20, received_fen: 15_000 } })
    expect((await portal.ok(listPersonalVips, {}, { token: person.token })).total).toBe(0)
    expect((await portal.smsTo(person.phone))[0]?.text).toContain('¥50.00')
    expect(await confirm(portal, desk, orderNo, { received_fen: 4_999 })).toMatchObject({
      data: { rule: 'received_too_little' },
    })
    expect(
      await confirm(portal, desk, orderNo, { received_fen: 5_000, bank_ref: ` ${bank_ref.toLowerCase()} ` }),
    ).toMatchObject({ data: { rule: 'bank_ref_used' } })
    expect(await confirm(portal, desk, orderNo, { received_fen: 5_000 })).toMatchObject({
      data: { order_status: 30, received_fen: 20_000 },
    })
  })

  test('one bank line for two orders at once pays one of them', async () => {
    const [one, two] = [await aReported(), await aReported()]
    const bank_ref = bankRef()
    const answers = await Promise.all(
      [one, two].map(({ orderNo }) => confirm(portal, desk, orderNo, { bank_ref })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422])
  })

  test('finance decides completely or not at all', async () => {
    const { orderNo } = await aReported()
    expect(await confirm(portal, desk, orderNo, { received_fen: undefined })).toMatchObject({
      data: { rule: 'received_needed' },
    })
    expect(await confirm(portal, desk, orderNo, { bank_ref: undefined })).toMatchObject({
      data: { rule: 'bank_ref_needed' },
    })
    expect(await confirm(portal, desk, orderNo, { received_at: '2199-01-01' })).toMatchObject({
      data: { rule: 'paid_on_in_future' },
    })
    expect(await confirm(portal, desk, orderNo, { decision: 'exception' })).toMatchObject({
      data: { rule: 'reason_needed' },
    })
    expect(await see(orderNo, desk.finance)).toMatchObject({ order_status: 10, receipts: [] })
    expect(await confirm(portal, desk, orderNo, { decision: 'exception', remark: '户名不符' })).toMatchObject(
      { data: { order_status: 99 } },
    )
    expect(await confirm(portal, desk, orderNo)).toMatchObject({ code: 409 })
  })
})

describe('refused reports', () => {
  test('channel not chosen, future day, foreign or too many vouchers', async () => {
    const { person, orderNo } = await anUnpaid()
    const own = await aFile(portal, person.id, 'voucher')
    const body = {
      order_no: orderNo,
      payer_name: '陈知行',
      amount_fen: 20_000,
      paid_on: '2026-05-18',
      voucher_ids: [own],
    }
    const send = (part: object) =>
      portal.call(reportTransfer, { params, body: { ...body, ...part } }, { token: person.token })
    expect(await send({})).toMatchObject({ data: { rule: 'offline_not_chosen' } })
    await pay(orderNo, person)
    expect(await send({ paid_on: '2199-01-01' })).toMatchObject({ data: { rule: 'paid_on_in_future' } })
    const stranger = await aMember(portal)
    expect(await send({ voucher_ids: [await aFile(portal, stranger.id, 'voucher')] })).toMatchObject({
      data: { rule: 'file_missing' },
    })
    expect(await send({ voucher_ids: [own, own] })).toMatchObject({ data: { rule: 'file_missing' } })
    expect(await send({ voucher_ids: Array(6).fill(own) })).toMatchObject({
      code: 400,
      data: { errors: { voucher_ids: '转账凭证最多 5 个' } },
    })
    expect(await send({ voucher_ids: [] })).toMatchObject({ code: 400 })
    expect(await send({ amount_fen: 0.5 })).toMatchObject({ code: 400 })
    expect(await takeBack(orderNo, person)).toMatchObject({ code: 409 })
    expect(await send({})).toMatchObject({ code: 200 })
    expect(await send({})).toMatchObject({ code: 409 })
  })

  test('closed and paid orders say so; a reported one is never closed by time', async () => {
    const [closing, waiting] = [await anUnpaid(), await aReported()]
    await pay(closing.orderNo, closing.person)
    await later(31 * day)
    await closeOverdueOrders(portal.deps)
    expect((await see(closing.orderNo, closing.person)).order_status).toBe(0)
    await later(3 * day)
    await closeOverdueOrders(portal.deps)
    expect(await see(closing.orderNo, closing.person)).toMatchObject({
      order_status: 90,
      deadline_at: null,
      allowed: [],
    })
    expect(await pay(closing.orderNo, closing.person)).toMatchObject({ data: { rule: 'order_closed' } })
    expect((await see(waiting.orderNo, waiting.person)).order_status).toBe(10)
    expect(await confirm(portal, desk, waiting.orderNo)).toMatchObject({ code: 200 })
    expect(await pay(waiting.orderNo, waiting.person)).toMatchObject({ data: { rule: 'already_paid' } })
  })
})

describe('who sees what', () => {
  test('another member, the other prefix and an agent of another house find nothing', async () => {
    const { orderNo, person } = await aReported()
    const stranger = await aMember(portal)
    const agent = await aStaff(portal, 'agent', '77')
    const loose = await aStaff(portal, 'agent', null)
    for (const { token } of [stranger, agent, loose]) {
      expect(
        await portal.call(getOrder, { params: { ...params, order_no: orderNo } }, { token }),
      ).toMatchObject({ code: 404 })
      expect((await portal.ok(listOrders, { params }, { token })).total).toBe(0)
    }
    expect(
      await portal.call(
        getOrder,
        { params: { prefix: 'nrckapi', order_no: orderNo } },
        { token: person.token },
      ),
    ).toMatchObject({ code: 404 })
    expect(await pay(orderNo, stranger)).toMatchObject({ code: 404 })
    expect(
      await portal.call(
        checkOrder,
        { params, body: { order_no: orderNo, decision: 'confirm', received_fen: 20_000, bank_ref: 'X' } },
        { token: person.token },
      ),
    ).toMatchObject({ code: 200, data: { order_status: 10 } })
  })

  test("an agent sees own leads' orders; the order desk sees them masked and cannot search by name", async () => {
    const person = await aMember(portal, { agentId: '77' })
    const orderNo = await approved(portal, person, desk, aForm({ user_name: '欧阳晓晓' }))
    await reported(portal, person, orderNo)
    const agent = await aStaff(portal, 'agent', '77')
    expect((await portal.ok(listOrders, { params }, { token: agent.token })).list).toMatchObject([
      { order_no: orderNo, agent_name: '华北中心', subject_name: '欧阳晓晓' },
    ])
    for (const subRole of ['others', '', 'gardener'] as const) {
      const clerk = await aStaff(portal, subRole)
      const seen = await see(orderNo, clerk)
      expect(seen).toMatchObject({
        subject_name: '欧**晓',
        report: { vouchers: [], payer_name: '陈*行' },
        allowed: [],
      })
      expect(JSON.stringify(seen)).not.toMatch(/欧阳|陈知行|6621/)
      for (const q of ['欧阳', person.phone])
        expect((await portal.ok(listOrders, { params, query: { q } }, { token: clerk.token })).total).toBe(0)
      expect(
        (await portal.ok(listOrders, { params, query: { q: orderNo } }, { token: clerk.token })).total,
      ).toBe(1)
    }
    for (const q of [
      '欧阳',
      person.phone,
      ` +86 ${person.phone}`,
      seenCode(await see(orderNo, agent)).toLowerCase(),
    ])
      expect(
        (await portal.ok(listOrders, { params, query: { q } }, { token: desk.finance.token })).list,
      ).toMatchObject([{ order_no: orderNo }])
    expect(
      (await portal.ok(listOrders, { params, query: { q: '%' } }, { token: desk.finance.token })).total,
    ).toBe(0)
  })

  test('filters, sorting, pages, counts and sums agree', async () => {
    const { token } = desk.finance
    const all = await portal.ok(
      listOrders,
      { params, query: { page_size: 100, sort: 'created_at' } },
      { token },
    )
    const times = all.list.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted())
    expect(all.counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.total)
    expect(all.total_fen).toBe(all.total * 20_000)
    const paid = await portal.ok(
      listOrders,
      { params, query: { status: '30,90', page_size: 10, page: 2 } },
      { token },
    )
    expect(paid.total).toBe(all.list.filter(({ order_status }) => [30, 90].includes(order_status)).length)
    expect(paid.counts).toEqual(all.counts)
    const first = await portal.ok(
      listOrders,
      { params, query: { status: '30,90', page_size: 10 } },
      { token },
    )
    expect(new Set([...first.list, ...paid.list].map(({ order_no }) => order_no)).size).toBe(
      first.list.length + paid.list.length,
    )
    expect(
      (await portal.ok(listOrders, { params, query: { from: '2026-05-18', to: '2026-05-18' } }, { token }))
        .total,
    ).toBeGreaterThan(0)
    expect((await portal.ok(listOrders, { params, query: { to: '2026-05-17' } }, { token })).total).toBe(0)
    const { payments_to_confirm } = await portal.ok(workCounts, {}, { token })
    expect(payments_to_confirm).toBe(
      all.list.filter(({ order_status }) => [10, 20].includes(order_status)).length,
    )
  })
})

const seenCode = ({ remark_code }: { remark_code: string | null }) => remark_code ?? ''

describe('renewal', () => {
  test('in the window it follows the old end; after grace it starts on the day of confirmation', async () => {
    const person = await aMember(portal)
    await paidMember(portal, person, desk)
    const member = () => portal.ok(listPersonalVips, {}, { token: person.token }).then(({ list }) => list[0])
    const since = (await member())?.member_since
    const firstEnd = (await member())?.expired_time.slice(0, 10) ?? ''
    const renewal = async () => {
      const { order_no } = await portal.ok(
        applyPersonalVip,
        { body: { action: 'renew' } },
        { token: person.token },
      )
      expect(
        await portal.call(applyPersonalVip, { body: { action: 'renew' } }, { token: person.token }),
      ).toMatchObject({ data: { rule: 'open_order_exists' } })
      await reported(portal, person, order_no ?? '')
      return confirm(portal, desk, order_no ?? '')
    }
    await later(310 * day)
    expect(await member()).toMatchObject({ status: 'expiring' })
    expect(await renewal()).toMatchObject({ code: 200 })
    expect(await member()).toMatchObject({ status: 'active', member_since: since })
    const { list } = await portal.ok(listDuesPeriods, {}, { token: person.token })
    expect(list.map(({ type }) => type)).toEqual(['renew', 'join'])
    expect(Date.parse(list[0]?.starts_at ?? '') - Date.parse(firstEnd)).toBe(day)
    await later(500 * day)
    expect(await member()).toMatchObject({ status: 'expired', days_left: 0 })
    expect(await portal.ok(getCurrentUser, {}, { token: person.token })).toMatchObject({
      personal_vip_valid: false,
    })
    const today = new Date(portal.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await renewal()).toMatchObject({ data: { period: { starts_at: today } } })
    expect(await member()).toMatchObject({ status: 'active', member_since: since })
  })

  test('overlapping periods are impossible in the database', async () => {
    const person = await aMember(portal)
    await paidMember(portal, person, desk)
    const period = await portal.db.pool
      .selectFrom('membership_periods as p')
      .innerJoin('memberships as m', 'm.id', 'p.membership_id')
      .selectAll('p')
      .where('m.member_id', '=', person.id)
      .executeTakeFirstOrThrow()
    await expect(
      portal.db.pool
        .insertInto('membership_periods')
        .values({ ...period, id: 'twice', order_id: null, starts_on: period.ends_on })
        .execute(),
    ).rejects.toMatchObject({ code: '23P01' })
  })

  test('a changed fee never changes an order', async () => {
    const { person, orderNo } = await anUnpaid()
    const today = new Date(portal.clock.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
    await portal.db.pool
      .insertInto('fees')
      .values({ level: 'personal', effective_from: today, amount_fen: 30_000 })
      .execute()
    expect((await see(orderNo, person)).amount_fen).toBe(20_000)
    const fresh = await anUnpaid()
    expect((await see(fresh.orderNo, fresh.person)).amount_fen).toBe(30_000)
    await portal.db.pool.deleteFrom('fees').where('amount_fen', '=', 30_000).execute()
  })
})
