import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '@portal/api/contract/endpoint'
import { listPublicity, ratingCentre, starHint } from '@portal/api/contract/stars.contract'
import { checkStar, listDeskStars } from '@portal/api/contract/star-desk.contract'
import {
  addStarFigures,
  listStarFigures,
  withdrawStarFigures,
} from '@portal/api/contract/star-figures.contract'
import type { FigureSets } from '@portal/api/contract/star-figures.schema'
import { firstFigures, type StarFigures } from '@portal/api/rules/star-figures'
import { openPortal, type Portal } from './support/portal.ts'
import { aStaff, type Person } from './support/people.ts'
import {
  act,
  aStarDesk,
  aSubmitted,
  aTalent,
  daysLater,
  fileOf,
  inPublicity,
  type StarDesk,
} from './support/stars.ts'

let portal: Portal
let desk: StarDesk
let clerk: Person
let other: Person
beforeAll(async () => {
  portal = await openPortal()
  desk = await aStarDesk(portal)
  clerk = desk.auditor
  other = await aStaff(portal, 'super')
})
afterAll(() => portal.close())

const setsNow = () => portal.ok(listStarFigures, {}, { token: clerk.token })
const raised: StarFigures = {
  ...firstFigures,
  fee_fen: { ...firstFigures.fee_fen, 4: 1500_00, 5: 2000_00 },
  check_days: 3,
  objection_days: 7,
}
const add = (
  { token }: Person,
  version: number,
  effective_from: string,
  figures: StarFigures = raised,
  key?: string,
) =>
  portal.call(
    addStarFigures,
    { body: { version, effective_from, figures } },
    key === undefined ? { token } : { token, key },
  )
const withdraw = ({ token }: Person, version: number, id: string) =>
  portal.call(withdrawStarFigures, { body: { version, id } }, { token })
const errorsOf = (answer: { data: unknown }) => (answer.data as { errors: Record<string, string> }).errors
const kept = ({ sets }: FigureSets) =>
  sets
    .filter(({ state }) => state !== 'dropped')
    .map(({ state, effective_from }) => `${state} ${effective_from ?? ''}`)

describe('figures of the evaluation', () => {
  test('begin with those that the portal came with, and hold from tomorrow at the earliest', async () => {
    const first = await setsNow()
    expect(first).toMatchObject({ version: 0, today: '2026-05-18' })
    expect(first.sets).toMatchObject([{ id: null, state: 'current', by: '系统', figures: firstFigures }])
    for (const day of ['2026-05-18', '2026-01-01', '2028-05-18'])
      expect(errorsOf(await add(clerk, 0, day))).toHaveProperty('effective_from')
    expect((await add(clerk, 0, '2026-13-01')).code).toBe(codes.fieldErrors)
    expect(await setsNow()).toEqual(first)
  })

  test('say at each field what is wrong', async () => {
    const wrong: StarFigures = {
      ...firstFigures,
      weights: { ...firstFigures.weights, duty: 26 },
      required: { ...firstFigures.required, 3: 60_00, 5: 100_01 },
      fee_fen: { ...firstFigures.fee_fen, 2: 299_99, 5: 10_000_001 },
      needs: { ...firstFigures.needs, 2: { work_years: 5, credentials: 0, profits: 11, papers: 0 } },
      spread: 0,
      scoring_days: 61,
    }
    const answer = await add(clerk, 0, '2026-06-01', wrong)
    expect(answer.code).toBe(codes.fieldErrors)
    expect(Object.keys(errorsOf(answer)).toSorted()).toEqual([
      'figures.fee_fen.2',
      'figures.fee_fen.5',
      'figures.needs.2.credentials',
      'figures.needs.2.profits',
      'figures.needs.2.work_years',
      'figures.required.3',
      'figures.required.5',
      'figures.scoring_days',
      'figures.spread',
      'figures.weights.education',
    ])
    const half = await add(clerk, 0, '2026-06-01', { ...firstFigures, spread: 9.5 })
    expect(errorsOf(half)).toEqual({ 'figures.spread': '请填写整数' })
  })

  test('of one day the later replaces; of two clerks at once one is told; one sent twice is set once', async () => {
    const [one, two] = await Promise.all([add(clerk, 0, '2026-06-01'), add(other, 0, '2026-07-01')])
    expect([one.code, two.code].toSorted()).toEqual([200, codes.conflict])
    const told = one.code === 200 ? two : one
    expect(told.data).toMatchObject({ current: { version: 1, sets: [{ state: 'coming' }, { id: null }] } })
    const first = one.code === 200 ? '2026-06-01' : '2026-07-01'
    const replaced = { ...raised, check_days: 4 }
    const again = await Promise.all(
      [1, 2].map(() => add(other, 1, first, replaced, 'b5d2f2f4-6a2f-4f0e-9a6a-0a1c5c3b9f01')),
    )
    expect(again.map(({ code }) => code)).toEqual([200, 200])
    const now = await setsNow()
    expect(now.version).toBe(2)
    expect(kept(now)).toEqual([`coming ${first}`, 'current '])
    expect(now.sets[0]).toMatchObject({ figures: replaced, by: other.id })
    const dropped = now.sets.find(({ state }) => state === 'dropped')
    expect(dropped).toMatchObject({ effective_from: first, dropped_by: other.id, figures: raised })
    // as it was before the next test
    expect((await withdraw(clerk, 2, now.sets[0]?.id ?? '')).code).toBe(200)
    expect((await withdraw(clerk, 3, now.sets[0]?.id ?? '')).code).toBe(codes.notFound)
    expect(kept(await setsNow())).toEqual(['current '])
  })

  test('hold from their day on; what was handed in before keeps its own in every call', async () => {
    const before = await inPublicity(portal, desk)
    const { version } = await setsNow()
    expect((await add(clerk, version, '2026-05-20')).code).toBe(200)
    const eve = await aTalent(portal)
    const late = await aTalent(portal)
    const eveNo = await aSubmitted(portal, eve)
    await daysLater(portal, 2)
    const now = await setsNow()
    expect(kept(now)).toEqual(['current 2026-05-20', 'past '])
    const begun = await withdraw(clerk, now.version, now.sets[0]?.id ?? '')
    expect(begun).toMatchObject({ code: codes.refused, data: { rule: 'figures_in_force' } })
    const lateNo = await aSubmitted(portal, late)
    expect(await fileOf(portal, clerk, eveNo)).toMatchObject({ fee_fen: 1200_00, days: { check_days: 5 } })
    expect(await fileOf(portal, clerk, lateNo)).toMatchObject({ fee_fen: 1500_00, days: { check_days: 3 } })
    expect(await fileOf(portal, clerk, before.no)).toMatchObject({ days: { objection_days: 10 } })
    const { days } = await portal.ok(listDeskStars, { query: { status: 10 } }, { token: clerk.token })
    expect(days).toMatchObject({ check_days: 3, objection_days: 7 })
    const { list } = await portal.ok(listPublicity, { query: {} }, { token: late.token })
    expect(list).toMatchObject([{ application_no: before.no, objection_days: 10 }])
    const feeOf = async ({ token }: Person) => (await portal.ok(ratingCentre, {}, { token })).current?.fee_fen
    expect([await feeOf(eve), await feeOf(late)]).toEqual([1200_00, 1500_00])
    await act(portal, checkStar, clerk, eveNo, { result: 'return', remark: '请补学位证书' })
    const hintFee = async ({ token }: Person) =>
      (await portal.ok(starHint, { body: { star: 4 } }, { token })).fee_fen
    // who corrects goes by the figures of the first submission
    expect([await hintFee(eve), await hintFee(await aTalent(portal))]).toEqual([1200_00, 1500_00])
  })

  test('each change stands in the trail with what was and what is', async () => {
    const lines = await portal.db.pool
      .selectFrom('audit_entries')
      .select(['act', 'record_id', 'diff', 'money', 'actor_id'])
      .where('record_kind', '=', 'star_figures')
      .execute()
    expect(lines.map(line => line.act).toSorted()).toEqual([
      'starFigures.add',
      'starFigures.add',
      'starFigures.add',
      'starFigures.withdraw',
    ])
    expect(lines.find(({ record_id }) => record_id === '2026-05-20')).toMatchObject({
      actor_id: clerk.id,
      money: true,
      diff: { 'fee_fen.4': [1200_00, 1500_00], check_days: [5, 3] },
    })
  })
})
