import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkEligibility,
  decideApplication,
  renewMembership,
  saveApplication,
  submitApplication,
  withdrawApplication,
  currentApplication,
  getApplication,
  listApplications,
  revealIdNumber,
} from '@portal/api/contract/applications.contract'
import { openPortal, type Portal } from './support/portal.ts'
import { aMember, type Person } from './support/people.ts'
import { aDesk, aFile, approved, paidMember, submitted, type Desk } from './support/journey.ts'
import { aForm } from './support/personal-form.ts'
import { closeOverdueOrders, lapseApplications } from '@portal/portal/jobs/sweep'
import { verifyAudit } from '@portal/portal/kernel/audit-verify'
import { foldApplicationCounts } from '@portal/portal/applications/applications.repository'

let portal: Portal
let desk: Desk
beforeAll(async () => {
  portal = await openPortal()
  desk = await aDesk(portal)
})
afterAll(() => portal.close())

const save = (person: Person, version: number, form: object) =>
  portal.call(saveApplication, { body: { version, form } }, { token: person.token })
const current = async (person: Person) =>
  (await portal.ok(currentApplication, {}, { token: person.token })).application
const decide = (id: string, body: object) =>
  portal.call(decideApplication, { body: { id, result: 'pass', ...body } }, { token: desk.auditor.token })
/** Sessions outlive the years that some tests let pass. */
const later = async (person: Person, ms: number) => {
  portal.clock.advance(ms)
  await portal.db.pool
    .updateTable('sessions')
    .set({ expires_at: new Date(portal.clock.now.getTime() + 86_400_000) })
    .execute()
  return person
}
const day = 86_400_000

describe('draft', () => {
  test('keeps what was typed, right or wrong, with a version; the second tab sees the first', async () => {
    const person = await aMember(portal)
    expect(await save(person, 0, { user_name: '陈', id_number: '1101' })).toMatchObject({
      code: 200,
      data: { application: { version: 1, form: { user_name: '陈', id_number: '****' } } },
    })
    expect(await save(person, 1, { user_name: '陈知行', id_number: '11010119900307002X' })).toMatchObject({
      data: { application: { version: 2, form: { id_number: '1101**********002X' } } },
    })
    const behind = await save(person, 1, { user_name: '另一个标签页' })
    expect(behind).toMatchObject({
      code: 409,
      data: { current: { application: { version: 2, form: { user_name: '陈知行' } } } },
    })
    expect(await save(person, 0, {})).toMatchObject({ code: 409 })
  })

  test('the ID number is encrypted, its mask sent back keeps it', async () => {
    const person = await aMember(portal)
    await save(person, 0, { id_number: '11010119900307002X' })
    await save(person, 1, { id_number: '1101**********002X', user_name: '陈知行' })
    const answer = await portal.ok(
      submitApplication,
      { body: { version: 2, form: aForm({ id_number: '1101**********002X' }) } },
      { token: person.token },
    )
    const { id_number } = await portal.ok(
      revealIdNumber,
      { params: { id: answer.application?.id ?? '' } },
      { token: desk.auditor.token },
    )
    expect(id_number).toBe('11010119900307002X')
    const rows = await portal.db.pool.selectFrom('applications').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('900307')
    const trail = await portal.db.pool
      .selectFrom('audit_entries')
      .selectAll()
      .where('act', '=', 'applications.revealIdNumber')
      .execute()
    expect(trail).toHaveLength(1)
    expect(JSON.stringify(trail)).not.toContain('900307')
  })

  test('a mask without a real number behind it is a field error', async () => {
    const person = await aMember(portal)
    const form = aForm({ id_number: '1101**********0021' })
    expect(
      await portal.call(submitApplication, { body: { version: 0, form } }, { token: person.token }),
    ).toMatchObject({ code: 400, data: { errors: { 'form.id_number': expect.any(String) } } })
    expect(await current(person)).toBeNull()
  })

  test('parallel openings make one draft', async () => {
    const person = await aMember(portal)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save(person, 0, {})))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  test("someone else's file is no attachment", async () => {
    const [one, two] = [await aMember(portal), await aMember(portal)]
    const theirs = await aFile(portal, two.id, 'application')
    const voucher = await aFile(portal, one.id, 'voucher')
    for (const id of [theirs, voucher, 'nothing'])
      expect(await save(one, 0, { attachment_ids: [id] })).toMatchObject({ data: { rule: 'file_missing' } })
    const own = await aFile(portal, one.id, 'application')
    expect(await save(one, 0, { attachment_ids: [own] })).toMatchObject({
      data: { application: { attachments: [{ file_id: own }] } },
    })
  })
})

test('an act that the path does not have is a field error', async () => {
  const { token } = await aMember(portal)
  for (const payload of [{}, { action: 'approve' }, { action: 1 }, []])
    expect(
      (
        await portal.member.inject({ method: 'POST', url: '/api/personal_vips', headers: { token }, payload })
      ).json(),
    ).toMatchObject({ code: 400, data: { errors: { action: '内容格式不正确' } } })
})

describe('audit', () => {
  test('returned with remarks, corrected, passed: the whole path', async () => {
    const person = await aMember(portal)
    const application = await submitted(portal, person)
    expect(application).toMatchObject({ status: 'submitted', round: 1, allowed: ['withdraw'] })
    expect(await decide(application.id, { result: 'return' })).toMatchObject({
      data: { rule: 'remarks_needed' },
    })
    expect(await decide(application.id, { result: 'reject' })).toMatchObject({
      data: { rule: 'reason_needed' },
    })
    const remarks = [{ field: 'employer', text: '请填写全称' }]
    expect(await decide(application.id, { result: 'return', remarks })).toMatchObject({
      code: 200,
      data: { status: 'returned' },
    })
    const back = await current(person)
    expect(back).toMatchObject({
      status: 'returned',
      remarks,
      version: 2,
      deadline_at: '2026-07-17 23:59:59',
    })
    expect((await portal.smsTo(person.phone))[0]?.text).toContain('补正')

    const form = aForm({ employer: '示例制造股份有限公司北京分公司', id_number: '110101199003070046' })
    const again = await portal.ok(submitApplication, { body: { version: 2, form } }, { token: person.token })
    expect(again.application).toMatchObject({ status: 'submitted', round: 2, remarks: [] })
    const asked = { former_remarks: remarks, former_remark: '', changes: again.application?.changes }
    expect(
      await portal.ok(getApplication, { params: { id: application.id } }, { token: desk.auditor.token }),
    ).toMatchObject(asked)
    expect(again.application?.changes).toEqual([
      { field: 'id_number', before: '1101**********002X' },
      { field: 'employer', before: '示例制造股份有限公司' },
    ])
    expect(await decide(application.id, {})).toMatchObject({
      data: { status: 'approved_unpaid', order_no: expect.stringMatching(/^\d{13}$/) },
    })
    const seen = await portal.ok(
      getApplication,
      { params: { id: application.id } },
      { token: desk.auditor.token },
    )
    expect(seen.history.map(({ text }) => text)).toEqual([
      '开始填写',
      '提交申请',
      '退回补正',
      '提交申请',
      '审核通过，待缴会费',
    ])
  })

  test('decided already is 409 with what it is now, also for two at once', async () => {
    const person = await aMember(portal)
    const { id } = await submitted(portal, person)
    const answers = await Promise.all([
      decide(id, {}),
      decide(id, { result: 'reject', remark: '不符合条件' }),
    ])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(answers.find(({ code }) => code === 409)).toMatchObject({ data: { current: { id } } })
    const orders = await portal.db.pool
      .selectFrom('orders')
      .select('id')
      .where('application_id', '=', id)
      .execute()
    expect(orders).toHaveLength(answers[0]?.code === 200 ? 1 : 0)
  })

  test('a draft is not visible to staff', async () => {
    const person = await aMember(portal)
    await save(person, 0, { user_name: '草稿' })
    const draft = await current(person)
    const { token } = desk.auditor
    expect(await portal.call(getApplication, { params: { id: draft?.id ?? '' } }, { token })).toMatchObject({
      code: 404,
    })
    expect(await decide(draft?.id ?? '', {})).toMatchObject({ code: 404 })
    expect((await portal.ok(listApplications, { query: { status: 'draft' } }, { token })).list).toEqual([])
  })

  test('the queue shows the longest waiting first', async () => {
    const { list, total, counts } = await portal.ok(listApplications, {}, { token: desk.auditor.token })
    const times = list.map(({ submitted_at }) => submitted_at ?? '')
    expect(times).toEqual(times.toSorted())
    expect(counts.find(({ status }) => status === 'submitted')?.count ?? 0).toBe(total)
  })

  test('the counts of the tabs are exact, folded or not', async () => {
    const { token } = desk.auditor
    /** Each status with what the desk counts in it, and what stands in the table. */
    async function counts() {
      const { counts: given } = await portal.ok(listApplications, {}, { token })
      const rows = await portal.db.pool
        .selectFrom('applications')
        .select(['status', eb => eb.fn.countAll<number>().as('count')])
        .where('submitted_at', 'is not', null)
        .groupBy('status')
        .orderBy('status')
        .execute()
      return { given, rows }
    }
    const { id } = await submitted(portal, await aMember(portal))
    const before = await counts()
    expect(before.given).toEqual(before.rows)
    await foldApplicationCounts(portal.db.pool)
    expect(await decide(id, { result: 'reject', remark: '材料不符' })).toMatchObject({ code: 200 })
    const after = await counts()
    expect(after.given).toEqual(after.rows)
    expect(after.given).not.toEqual(before.given)
  })
})

describe('refused acts', () => {
  test('there is nothing to withdraw before a submission and after an approval', async () => {
    const person = await aMember(portal)
    const { token } = person
    expect(await portal.call(withdrawApplication, {}, { token })).toMatchObject({
      data: { rule: 'no_open_application' },
    })
    await submitted(portal, person)
    expect(await portal.ok(withdrawApplication, {}, { token })).toMatchObject({
      application: { status: 'withdrawn' },
    })
    await approved(portal, person, desk)
    expect(await portal.call(withdrawApplication, {}, { token })).toMatchObject({
      code: 409,
      data: { current: { application: { status: 'approved_unpaid' } } },
    })
    expect(await save(person, 0, {})).toMatchObject({ code: 409 })
  })

  test('a non-member cannot renew, and a member cannot apply again', async () => {
    const person = await aMember(portal)
    const { token } = person
    expect(await portal.call(renewMembership, {}, { token })).toMatchObject({
      data: { rule: 'not_a_member' },
    })
    await paidMember(portal, person, desk)
    expect(await save(person, 0, {})).toMatchObject({ data: { rule: 'already_member' } })
    expect(await portal.ok(checkEligibility, {}, { token })).toMatchObject({
      can_apply: false,
      open_application: null,
      open_order: null,
    })
  })

  test('staff cannot ask whether they may apply: on that path they decide', async () => {
    expect(await portal.call(checkEligibility, {}, { token: desk.auditor.token })).toMatchObject({
      code: 400,
      data: { errors: { id: '缺少编号' } },
    })
    expect(await portal.call(checkEligibility, {}, { token: desk.finance.token })).toMatchObject({
      code: 403,
    })
  })
})

describe('time', () => {
  test('a return unanswered for 60 days and a joining order unpaid for 30 lapse', async () => {
    const [one, two] = [await aMember(portal), await aMember(portal)]
    const { id } = await submitted(portal, one)
    await decide(id, { result: 'return', remark: '请补充' })
    await approved(portal, two, desk)
    await later(one, 29 * day)
    await closeOverdueOrders(portal.host)
    expect(await current(two)).toMatchObject({ status: 'approved_unpaid' })
    await later(one, 3 * day)
    await closeOverdueOrders(portal.host)
    await closeOverdueOrders(portal.host)
    expect(await current(two)).toMatchObject({ status: 'lapsed' })
    const order = await portal.db.pool
      .selectFrom('orders')
      .select('order_status')
      .where('member_id', '=', two.id)
      .executeTakeFirst()
    expect(order?.order_status).toBe(90)
    await lapseApplications(portal.host)
    expect(await current(one)).toMatchObject({ status: 'returned' })
    await later(one, 30 * day)
    await lapseApplications(portal.host)
    expect(await current(one)).toMatchObject({ status: 'lapsed' })
    await submitted(portal, one)
  })
})

test('all of it stands in a whole audit trail', async () => {
  expect(await verifyAudit(portal.db.pool, portal.host.keys)).toMatchObject({ ok: true })
})
