import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyCertificate } from '@portal/api/contract/certificates.contract'
import { codes } from '@portal/api/contract/endpoint'
import { closeOrder, getOrder } from '@portal/api/contract/orders.contract'
import {
  cancelStar,
  gotNotice,
  listPublicity,
  readdressPaper,
  receivePaper,
  requestPaper,
  saveStar,
  showStar,
  starHint,
} from '@portal/api/contract/stars.contract'
import {
  awardStar,
  checkStar,
  decideStarCancel,
  listDeskStars,
  movePaper,
  proposeStar,
  revokeStar,
} from '@portal/api/contract/star-desk.contract'
import { addDays, dayOf, daysBetween } from '@portal/api/rules/dates'
import { refusals } from '@portal/api/rules/refusals'
import { sweep } from '@portal/portal/jobs/sweep'
import { confirm, reported } from './support/journey.ts'
import { aMember } from './support/people.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { anEntry } from './support/profile.ts'
import {
  aStarDesk,
  aSubmitted,
  aTalent,
  act,
  centreOf,
  daysLater,
  fileOf,
  inPublicity,
  inScoring,
  passed,
  score,
  submit,
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

describe('before applying', () => {
  test('the hint says what is missing, and for which level the profile is good', async () => {
    const empty = await aMember(portal)
    expect(await portal.ok(starHint, { body: {} }, empty)).toMatchObject({ eligible: [], suggested: null })
    const person = await aTalent(portal)
    expect(await portal.ok(starHint, { body: { star: 5 } }, person)).toEqual({
      eligible: [1, 2, 3, 4],
      suggested: 4,
      star: 5,
      missing: [
        { rule: '职业资格证书', have: '1 条', need: '至少 2 条' },
        { rule: '工作业绩', have: '2 条', need: '至少 3 条' },
        { rule: '论文成果', have: '0 条', need: '至少 1 条' },
      ],
      fee_fen: 180_000,
      again_from: null,
    })
  })

  test('what the profile does not hold is refused, a second application too, and a draft has versions', async () => {
    const empty = await aMember(portal)
    expect(rule((await submit(portal, empty)).data)).toBe('profile_incomplete')
    const person = await aTalent(portal)
    expect(rule((await submit(portal, person, { star: 5 })).data)).toBe('star_not_eligible')
    expect((await submit(portal, person, { position: '' })).data).toMatchObject({
      errors: { position: '请输入申报岗位' },
    })
    const draft = await portal.ok(saveStar, { body: { version: 0, star: 3 } }, person)
    expect(draft.application).toMatchObject({ status: 0, star: 3, version: 1, allowed: ['submit', 'cancel'] })
    const { version } = draft.application
    const saved = await portal.ok(saveStar, { body: { version, position: '财务经理岗' } }, person)
    expect(saved.application).toMatchObject({ version: 2, star: 3, position: '财务经理岗' })
    const late = await portal.call(saveStar, { body: { version, star: 2 } }, person)
    expect(late).toMatchObject({ code: codes.conflict, data: { current: { application: { version: 2 } } } })
    expect(rule((await submit(portal, person)).data)).toBe('star_open')
    expect(await submit(portal, person, { version: 2, star: 4 })).toMatchObject({
      code: 200,
      data: { application: { status: 10, star: 4, version: 3 } },
    })
    const [first, second] = await Promise.all([0, 0].map(() => submit(portal, person)))
    expect([rule(first?.data), rule(second?.data)]).toEqual(['star_open', 'star_open'])
  })

  test('of two windows that hand in at once one does', async () => {
    const person = await aTalent(portal)
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(portal, person)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422])
  })
})

describe('the whole way', () => {
  test('from a return to a certificate, its notices read, its paper sent, revoked in the end', async () => {
    const person = await aTalent(portal)
    const no = await aSubmitted(portal, person)
    const needed = await act(portal, checkStar, desk.auditor, no, { result: 'return' })
    expect(rule(needed.data)).toBe('remarks_needed')
    const [job] = (await fileOf(portal, desk.auditor, no)).snapshot?.customer_jobs ?? []
    const remarks = [
      { part: 'user_info', field: 'email', text: '与原件不符' },
      { part: 'customer_jobs', entry_id: job?.id, text: '任职文件缺少盖章页。' },
    ]
    const returned = await act(portal, checkStar, desk.auditor, no, { result: 'return', remarks })
    expect(returned).toMatchObject({ code: 200, data: { status: 15, version: 3 } })
    const again = await act(portal, checkStar, desk.auditor, no, { result: 'pass' })
    expect(again.code).toBe(codes.conflict)
    const centre = await centreOf(portal, person)
    expect(centre).toMatchObject({
      current: {
        status: 15,
        remarks: [{ place: '基本信息 · 邮箱' }, { place: `工作经历 · ${job?.employer}` }],
        working_days_left: 11,
      },
      steps_done: ['提交申请'],
      step_next: '资料初审',
      notices: [{ title: '申请需要补正', version: 1 }],
    })
    await anEntry(portal, person, 'papers')
    expect((await centreOf(portal, person)).current?.later_changes).toBe(1)
    const version = centre.current?.version ?? 0
    expect(await submit(portal, person, { version })).toMatchObject({
      code: 200,
      data: { application: { status: 10, later_changes: 0, remarks: [] } },
    })
    expect(await fileOf(portal, desk.auditor, no)).toMatchObject({
      round: 2,
      name: '陈知行',
      unit: '华岳重工集团有限公司',
      former_remarks: remarks,
      snapshot: { user_info: { user_name: '陈知行', id_number: '1101**********002X' }, papers: [{}] },
    })
    const orderNo = await passed(portal, desk, no)
    const params = { prefix: 'nrckapi' as const }
    expect(
      await portal.ok(getOrder, { params: { ...params, order_no: orderNo } }, { token: person.token }),
    ).toMatchObject({ amount_fen: 120_000, kind: 'evaluation', lines: [{ title: '四星评价费' }] })
    await reported(portal, person, orderNo, 120_000, 'nrckapi')
    const paying = await portal.call(
      cancelStar,
      { body: { application_no: no, version: (await fileOf(portal, desk.auditor, no)).version } },
      person,
    )
    expect(rule(paying.data)).toBe('star_paying')
    expect(await confirm(portal, desk, orderNo, { received_fen: 120_000 }, 'nrckapi')).toMatchObject({
      code: 200,
    })
    expect(await centreOf(portal, person)).toMatchObject({
      current: { status: 30, proposed_star: null },
      // what asked to pay is over
      notices: [{ title: '评价费已到账' }],
    })
    const [first, second] = desk.scorers
    await score(portal, first, no, 90)
    await score(portal, second, no, 84)
    expect((await act(portal, proposeStar, desk.auditor, no, { star: 4, reason: '' })).data).toMatchObject({
      status: 40,
      mean: 8700,
      name: '陈*行',
      publicity: { paused: false, days_left: 5 },
    })
    const early = await act(portal, awardStar, desk.auditor, no)
    expect(rule(early.data)).toBe('publicity_running')
    const shown = await portal.ok(listPublicity, { query: {} }, await aMember(portal))
    expect(shown.list).toContainEqual(
      expect.objectContaining({ application_no: no, name: '陈*行', star: 4, unit: '华岳重工集团有限公司' }),
    )
    await later(8)
    const listed = await portal.ok(listDeskStars, { query: { status: 40 } }, desk.auditor)
    expect(listed.list.find(({ application_no }) => application_no === no)?.stage).toBe('awardable')
    const awarded = await act(portal, awardStar, desk.auditor, no)
    expect(awarded).toMatchObject({
      code: 200,
      data: { status: 50, certificate: { star: 4, holder: '陈知行', revoked_on: null } },
    })
    expect(awarded.data.certificate_no).toMatch(/^NEFMA-4-2026\d{4}$/)
    const code = awarded.data.certificate?.verify_code ?? ''
    const check = () => portal.call(verifyCertificate, { params: { code: code.toLowerCase() } })
    expect(await check()).toMatchObject({
      code: 200,
      data: {
        state: 'valid',
        certificate: { certificate_no: awarded.data.certificate_no, revoked_on: null },
      },
    })
    expect((await portal.call(verifyCertificate, { params: { code: 'ABCDEFGH' } })).code).toBe(codes.notFound)
    const mine = await centreOf(portal, person)
    expect(mine).toMatchObject({
      current: null,
      certificate: { star: 4 },
      results: [{ status: 50, awarded_star: 4 }],
    })
    const notice = mine.notices.find(({ title }) => title === '已授予四星')
    const read = { body: { notice_id: notice?.id ?? '', version: notice?.version ?? 0 } }
    for (const _ of [1, 2]) await portal.ok(gotNotice, read, person)
    expect((await portal.call(gotNotice, { body: { ...read.body, version: 0 } }, person)).code).toBe(409)
    expect((await centreOf(portal, person)).notices).not.toContainEqual(expect.objectContaining(read))
    expect(rule((await submit(portal, person)).data)).toBe('star_held')

    const address = { receiver: '陈知行', phone: '13800000001', address: '北京市西城区月坛南街 1 号' }
    const asked = await portal.ok(requestPaper, { body: { application_no: no, ...address } }, person)
    expect(asked.application.paper).toMatchObject({ status: 'requested', phone: '138****0001' })
    const twice = await portal.call(requestPaper, { body: { application_no: no, ...address } }, person)
    expect(rule(twice.data)).toBe('paper_open')
    const moved = await portal.ok(
      readdressPaper,
      { body: { application_no: no, version: 1, ...address, receiver: '陈知行（财务部）' } },
      person,
    )
    const paper_id = moved.application.paper?.id ?? ''
    const move = (part: object, known: number) =>
      act(portal, movePaper, desk.auditor, no, { paper_id, version: known, ...part })
    expect((await move({ act: 'print' }, 1)).code).toBe(codes.conflict)
    expect((await move({ act: 'print' }, 2)).data.paper?.status).toBe('printing')
    expect(rule((await move({ act: 'ship' }, 3)).data)).toBe('tracking_needed')
    await move({ act: 'ship', carrier: '示例快递', tracking_no: 'SF1234567890' }, 3)
    const got = await portal.ok(receivePaper, { body: { application_no: no, version: 4 } }, person)
    expect(got.application.paper).toMatchObject({ status: 'received', tracking_no: 'SF1234567890' })
    expect((await move({ act: 'reissue' }, 5)).data.paper).toMatchObject({ status: 'printing', carrier: '' })

    expect(rule((await act(portal, revokeStar, desk.auditor, no)).data)).toBe('reason_needed')
    const revoked = await act(portal, revokeStar, desk.auditor, no, { reason: '任职材料不实' })
    expect(revoked.data).toMatchObject({ status: 90, certificate: { revoked_reason: '任职材料不实' } })
    expect((await centreOf(portal, person)).certificate).toBeNull()
    const shownToAll = await check()
    expect(shownToAll).toMatchObject({ data: { state: 'revoked' } })
    // why is between the holder and the association
    expect(JSON.stringify(shownToAll)).not.toContain('任职材料不实')
    const sms = await portal.smsTo(person.phone)
    expect(sms.map(({ text }) => text.includes('已由协会撤回')).includes(true)).toBe(true)
  })

  test('a certificate ends after three years', async () => {
    const { no } = await inPublicity(portal, desk, 2)
    await later(8)
    const { data } = await act(portal, awardStar, desk.auditor, no)
    expect(data.certificate?.expires_on.slice(0, 4)).toBe(
      String(Number(data.certificate?.awarded_on.slice(0, 4)) + 3),
    )
    await later(366 * 3)
    await sweep(portal.host)
    const row = await portal.db.pool
      .selectFrom('star_applications')
      .select('status')
      .where('application_no', '=', no)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe(80)
  })
})

test('a level that is held is open again half a year before its end, a higher one at any time', async () => {
  const person = await aTalent(portal)
  for (const collection of ['credentials', 'job_profits', 'papers'] as const)
    await anEntry(portal, person, collection)
  const hintOf = (star: 1 | 4 | 5) => portal.ok(starHint, { body: { star } }, person)
  async function awarded(star: 4 | 5) {
    const { no } = await inPublicity(portal, desk, star, person)
    await later(8)
    const { data } = await act(portal, awardStar, desk.auditor, no)
    expect(data).toMatchObject({ status: 50, certificate: { star } })
    return { no, expires_on: data.certificate?.expires_on ?? '', code: data.certificate?.verify_code ?? '' }
  }
  const first = await awarded(4)
  const again_from = addDays(first.expires_on, -183)
  expect(await hintOf(4)).toMatchObject({ eligible: [5], suggested: 5, missing: [], again_from })
  expect(await hintOf(1)).toMatchObject({ again_from })
  expect(await hintOf(5)).toMatchObject({ again_from: null })
  expect(await centreOf(portal, person)).toMatchObject({ held: { star: 4, again_from }, hindrances: [] })
  expect(rule((await submit(portal, person)).data)).toBe('star_held')
  expect(rule((await portal.call(saveStar, { body: { version: 0, star: 4 } }, person)).data)).toBe(
    'star_held',
  )

  const today = dayOf(portal.clock.now)
  await later(daysBetween(today, again_from) - 1)
  expect(rule((await submit(portal, person)).data)).toBe('star_held')
  await later(1)
  expect(await hintOf(4)).toMatchObject({ eligible: [1, 2, 3, 4, 5], again_from: null })
  expect(await centreOf(portal, person)).toMatchObject({ held: null, certificate: { star: 4 } })

  const second = await awarded(4)
  expect(second.expires_on > first.expires_on).toBe(true)
  expect(await centreOf(portal, person)).toMatchObject({
    certificate: { expires_on: second.expires_on },
    held: { star: 4, again_from: addDays(second.expires_on, -183) },
    results: [{ application_no: second.no }, { application_no: first.no }],
  })
  // the first one is worth what it was until its own end
  await later(daysBetween(dayOf(portal.clock.now), first.expires_on) + 1)
  await sweep(portal.host)
  const worth = async (code: string) => (await portal.ok(verifyCertificate, { params: { code } })).state
  expect([await worth(first.code), await worth(second.code)]).toEqual(['expired', 'valid'])

  await awarded(5)
  expect(await centreOf(portal, person)).toMatchObject({
    certificate: { star: 5 },
    held: { star: 5 },
    hindrances: [refusals.star_held],
  })
})

describe('side ways', () => {
  test('rejected at the check, another may be handed in at once; failed in the scoring, after half a year', async () => {
    const person = await aTalent(portal)
    const no = await aSubmitted(portal, person)
    expect(rule((await act(portal, checkStar, desk.auditor, no, { result: 'reject' })).data)).toBe(
      'reason_needed',
    )
    await act(portal, checkStar, desk.auditor, no, { result: 'reject', remark: '年限不足' })
    expect((await centreOf(portal, person)).results[0]).toMatchObject({ status: 60, failed_at: 'check' })
    expect((await submit(portal, person)).code).toBe(200)

    const begun = await inScoring(portal, desk)
    const [first, second] = desk.scorers
    await score(portal, first, begun.no, 60)
    await score(portal, second, begun.no, 61)
    const low = await act(portal, proposeStar, desk.auditor, begun.no, { star: 4, reason: '' })
    expect(rule(low.data)).toBe('star_sum_too_low')
    const bare = await act(portal, proposeStar, desk.auditor, begun.no, { star: null, reason: '' })
    expect(rule(bare.data)).toBe('reason_needed')
    await act(portal, proposeStar, desk.auditor, begun.no, { star: null, reason: '综合评分不足' })
    const shown = await portal.ok(showStar, { params: { application_no: begun.no } }, begun.person)
    expect(shown.application).toMatchObject({
      status: 60,
      failed_at: 'scoring',
      result: { total: 6050, required: 7500 },
    })
    expect(shown.application.retry_from).not.toBeNull()
    expect(rule((await submit(portal, begun.person)).data)).toBe('star_too_soon')
    expect((await centreOf(portal, begun.person)).hindrances).toHaveLength(1)
  })

  test('one level lower needs a reason, two are not open, and less than asked for is not proposed', async () => {
    const { no } = await inScoring(portal, desk)
    const [first, second] = desk.scorers
    await score(portal, first, no, 70)
    await score(portal, second, no, 72)
    const propose = (star: number, reason: string) =>
      act(portal, proposeStar, desk.auditor, no, { star, reason })
    expect(rule((await propose(2, '材料不足')).data)).toBe('star_not_proposable')
    expect(rule((await propose(3, '')).data)).toBe('reason_needed')
    expect((await propose(3, '业绩独立性不足')).data).toMatchObject({
      status: 40,
      proposed_star: 3,
      proposal: { star: 3, reason: '业绩独立性不足', by_me: true },
    })
  })

  test('given up before it is paid, the order goes too; an order that is closed takes the application along', async () => {
    const person = await aTalent(portal)
    const no = await aSubmitted(portal, person)
    const orderNo = await passed(portal, desk, no)
    const { version } = await fileOf(portal, desk.auditor, no)
    const cancel = (given: number) =>
      portal.call(cancelStar, { body: { application_no: no, version: given, reason: '暂不参评' } }, person)
    expect((await cancel(1)).code).toBe(codes.conflict)
    expect(await cancel(version)).toMatchObject({ code: 200, data: { application: { status: 70 } } })
    expect((await cancel(version + 1)).code).toBe(codes.conflict)
    const params = { prefix: 'nrckapi' as const, order_no: orderNo }
    expect((await portal.ok(getOrder, { params }, person)).order_status).toBe(90)

    const another = await aTalent(portal)
    const other = await aSubmitted(portal, another)
    const order = await passed(portal, desk, other)
    await portal.ok(closeOrder, { params, body: { order_no: order } }, another)
    expect((await centreOf(portal, another)).results[0]).toMatchObject({ status: 70 })
  })

  test('while it is scored the association has to agree', async () => {
    const { person, no } = await inScoring(portal, desk)
    const { version } = await fileOf(portal, desk.auditor, no)
    const asked = await portal.ok(
      cancelStar,
      { body: { application_no: no, version, reason: '工作变动' } },
      person,
    )
    expect(asked.application).toMatchObject({ status: 30, allowed: [] })
    expect(asked.application.cancel_asked_at).not.toBeNull()
    expect(await fileOf(portal, desk.auditor, no)).toMatchObject({
      stage: 'cancel_asked',
      cancel_asked: { reason: '工作变动' },
    })
    const no1 = await act(portal, decideStarCancel, desk.auditor, no, { agree: false, reason: '' })
    expect(rule(no1.data)).toBe('reason_needed')
    expect(
      (await act(portal, decideStarCancel, desk.auditor, no, { agree: true, reason: '' })).data,
    ).toMatchObject({ status: 70 })
  })

  test('what nobody corrects or pays in time is given up', async () => {
    const slow = await aTalent(portal)
    const returned = await aSubmitted(portal, slow)
    await act(portal, checkStar, desk.auditor, returned, { result: 'return', remark: '请补正' })
    const poor = await aTalent(portal)
    await passed(portal, desk, await aSubmitted(portal, poor))
    await later(14)
    await sweep(portal.host)
    expect((await centreOf(portal, slow)).current?.status).toBe(15)
    await later(3)
    await sweep(portal.host)
    for (const person of [slow, poor])
      expect((await centreOf(portal, person)).results[0]).toMatchObject({ status: 70 })
  })
})
