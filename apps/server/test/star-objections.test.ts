import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '@portal/api/contract/endpoint'
import { cancelStar, objectToStar, showStar } from '@portal/api/contract/stars.contract'
import {
  awardStar,
  checkObjection,
  checkStar,
  decideObjection,
  registerObjection,
} from '@portal/api/contract/star-desk.contract'
import { maskPhone } from '@portal/api/rules/masks'
import { aMember, type Person } from './support/people.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { basics, remove, saveBasics } from './support/profile.ts'
import {
  aStarDesk,
  aSubmitted,
  aTalent,
  act,
  centreOf,
  daysLater,
  fileOf,
  inPublicity,
  type StarDesk,
} from './support/stars.ts'

let portal: Portal
let desk: StarDesk
beforeAll(async () => {
  portal = await openPortal()
  desk = await aStarDesk(portal)
})
afterAll(() => portal.close())

const later = (days: number) => daysLater(portal, days)
const rule = (data: unknown) => (data as { rule?: string }).rule
const object = ({ token }: Person, application_no: string, text = '申报写为独立负责，与结项文件不符。') =>
  portal.call(objectToStar, { body: { application_no, text, file_ids: [] } }, { token })

describe('clerks at once', () => {
  test('pass an application once, with one order', async () => {
    const person = await aTalent(portal)
    const no = await aSubmitted(portal, person)
    const answers = await Promise.all(
      [desk.auditor, ...desk.scorers].map(clerk => act(portal, checkStar, clerk, no, { result: 'pass' })),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    const orders = await portal.db.pool
      .selectFrom('orders')
      .select('order_no')
      .where('member_id', '=', person.id)
      .execute()
    expect(orders).toEqual([{ order_no: (await fileOf(portal, desk.auditor, no)).order_no }])
  })

  test('propose and award once, with one certificate', async () => {
    const { person, no } = await inPublicity(portal, desk)
    await later(8)
    const answers = await Promise.all(
      [desk.auditor, ...desk.scorers].map(clerk => act(portal, awardStar, clerk, no)),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect((await portal.smsTo(person.phone)).filter(({ text }) => text.includes('恭喜'))).toHaveLength(1)
  })

  test('meet a member who gives up: one of them wins, and nothing is paid for nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await aTalent(portal)
      const no = await aSubmitted(portal, person)
      const { version } = await fileOf(portal, desk.auditor, no)
      const [passing, cancelling] = await Promise.all([
        act(portal, checkStar, desk.auditor, no, { result: 'pass' }),
        portal.call(cancelStar, { body: { application_no: no, version } }, person),
      ])
      expect([passing.code, cancelling.code].toSorted((a, b) => a - b)).toEqual([200, 409])
      const { status, order_no } = await fileOf(portal, desk.auditor, no)
      expect([status, order_no !== null]).toEqual(passing.code === 200 ? [20, true] : [70, false])
    }
  })
})

describe('objections', () => {
  test('stop the clock, are looked into by one and decided by another who did not propose', async () => {
    const { person, no } = await inPublicity(portal, desk)
    const [first, second] = desk.scorers
    expect(rule((await object(person, no)).data)).toBe('own_star')
    await later(1)
    const stranger = await aMember(portal)
    expect(await object(stranger, no)).toMatchObject({ code: 200 })
    const paused = await fileOf(portal, desk.auditor, no)
    expect(paused).toMatchObject({
      stage: 'objection',
      objections: 1,
      publicity: { paused: true, ends_at: null },
      objection_list: [{ state: 'open', by: maskPhone(stranger.phone) }],
    })
    expect((await centreOf(portal, person)).current).toMatchObject({ publicity_paused: true })
    expect(JSON.stringify(await centreOf(portal, person))).not.toContain('独立负责')
    const objection_id = paused.objection_list[0]?.id ?? ''
    await later(20)
    expect(rule((await act(portal, awardStar, desk.auditor, no)).data)).toBe('objection_open')
    const check = { objection_id, advice: 'dismiss', reason: '结项文件列三人，申请人为负责人。' }
    expect((await act(portal, checkObjection, first, no, check)).data.objection_list[0]).toMatchObject({
      state: 'checked',
      checked_by_me: true,
    })
    const decision = { objection_id, decision: 'dismiss', reason: '经核，申报与结项文件一致。' }
    for (const partial of [first, desk.auditor])
      expect(rule((await act(portal, decideObjection, partial, no, decision)).data)).toBe(
        'second_decider_needed',
      )
    const back = { ...decision, decision: 'send_back' }
    expect((await act(portal, decideObjection, second, no, back)).data.objection_list[0]?.state).toBe('open')
    await act(portal, checkObjection, first, no, check)
    expect((await act(portal, decideObjection, second, no, decision)).data).toMatchObject({
      status: 40,
      publicity: { paused: false },
      objection_list: [{ state: 'dismissed' }],
    })
    await later(10)
    expect((await act(portal, awardStar, desk.auditor, no)).data.status).toBe(50)
    expect(rule((await object(stranger, no)).data)).toBe('publicity_over')
  })

  test('upheld in part it is one level lower and published anew; upheld, nothing is awarded', async () => {
    const decided = async (decision: 'lower' | 'uphold', star: 1 | 4 = 4) => {
      const begun = await inPublicity(portal, desk, star)
      const registered = await act(portal, registerObjection, desk.auditor, begun.no, {
        by: '某单位',
        text: '电话反映：年度业绩与结项文件不符。',
      })
      const objection_id = registered.data.objection_list[0]?.id ?? ''
      const reason = '部分属实'
      await act(portal, checkObjection, desk.scorers[0], begun.no, { objection_id, advice: decision, reason })
      const answer = await act(portal, decideObjection, desk.scorers[1], begun.no, {
        objection_id,
        decision,
        reason,
      })
      return { ...begun, answer }
    }
    expect((await decided('lower')).answer.data).toMatchObject({
      status: 40,
      proposed_star: 3,
      publicity: { paused: false, days_left: 5 },
    })
    expect(rule((await decided('lower', 1)).answer.data)).toBe('star_lowest')
    const { person } = await decided('uphold')
    expect((await centreOf(portal, person)).results[0]).toMatchObject({ status: 60, failed_at: 'objection' })
  })

  test("are refused with another's files, and against what is not published", async () => {
    const person = await aTalent(portal)
    const no = await aSubmitted(portal, person)
    expect((await object(await aMember(portal), no)).code).toBe(codes.notFound)
    const { no: open } = await inPublicity(portal, desk)
    const stranger = await aMember(portal)
    const body = { application_no: open, text: '申报写为独立负责，与结项文件不符。', file_ids: ['unknown'] }
    expect(rule((await portal.call(objectToStar, { body }, stranger)).data)).toBe('file_missing')
    expect((await object(stranger, open, '短')).data).toMatchObject({ errors: { text: expect.any(String) } })
  })
})

test('a frozen profile stays as it was, its files too, whatever becomes of the profile', async () => {
  const person = await aTalent(portal)
  const no = await aSubmitted(portal, person)
  const { snapshot } = await portal.ok(showStar, { params: { application_no: no } }, person)
  const entry = snapshot?.customer_edus[0]
  await remove(portal, person, 'customer_edus', { id: entry?.id ?? '' })
  await saveBasics(portal, person, 1, { ...basics, user_name: '陈改名' })
  const shown = await portal.ok(showStar, { params: { application_no: no } }, person)
  expect(shown.snapshot).toMatchObject({
    user_info: { user_name: '陈知行' },
    customer_edus: [{ id: entry?.id }],
  })
  expect(shown.application.later_changes).toBe(2)
})
