import { afterAll, describe, expect, test } from 'vitest'
import { renewMembership } from '@portal/api/contract/applications.contract'
import { listDuesPeriods, listPersonalVips } from '@portal/api/contract/memberships.contract'
import { decidePayment, getOrder, listOrders } from '@portal/api/contract/orders.contract'
import { getCurrentUser } from '@portal/api/contract/users.contract'
import { workCounts } from '@portal/api/contract/staff.contract'
import { aMember, aStaff } from './support/people.ts'
import { approved, confirm, paidMember, reported } from './support/journey.ts'
import { aForm } from './support/personal-form.ts'
import { day, openOrders, params } from './support/orders.ts'

const { portal, desk, anUnpaid, aReported, later, see, pay } = await openOrders()
afterAll(() => portal.close())

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
        decidePayment,
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
    const { orderNo } = await aReported()
    await confirm(portal, desk, orderNo, { decision: 'exception', remark: '户名不符' })
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
    const countIn = (...statuses: number[]) =>
      all.list.filter(({ order_status }) => statuses.includes(order_status)).length
    expect(await portal.ok(workCounts, {}, { token })).toMatchObject({
      payments_to_confirm: countIn(10, 20),
      refunds: countIn(40),
      exceptions: countIn(99),
      invoices: 0,
    })
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
      const { order_no } = await portal.ok(renewMembership, {}, { token: person.token })
      expect(await portal.call(renewMembership, {}, { token: person.token })).toMatchObject({
        data: { rule: 'open_order_exists' },
      })
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
