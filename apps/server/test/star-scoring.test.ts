import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '@portal/api/contract/endpoint'
import { handInSheet, listDeskStars, proposeStar, saveSheet } from '@portal/api/contract/star-desk.contract'
import { openPortal, type Portal } from './support/portal.ts'
import type { Person } from './support/people.ts'
import {
  aStarDesk,
  act,
  centreOf,
  declare,
  fileOf,
  inScoring,
  score,
  sheetOf,
  type StarDesk,
} from './support/stars.ts'

let portal: Portal
let desk: StarDesk
beforeAll(async () => {
  portal = await openPortal()
  desk = await aStarDesk(portal)
})
afterAll(() => portal.close())

const rule = (data: unknown) => (data as { rule?: string }).rule
const rowOf = async (reader: Person, no: string) => {
  const { list, mine } = await portal.ok(listDeskStars, { query: { status: 30, page_size: 100 } }, reader)
  return { row: list.find(({ application_no }) => application_no === no), mine }
}
const sheetCall = (
  entry: typeof saveSheet | typeof handInSheet,
  { token }: Person,
  no: string,
  body: { version: number } & ReturnType<typeof sheetOf>,
) => portal.call(entry, { params: { application_no: no }, body }, { token })

describe('a scorer', () => {
  test('opens the file after declaring alone, reads a masked name, and nothing of a file in conflict', async () => {
    const { no } = await inScoring(portal, desk)
    const [first, second] = desk.scorers
    const before = await fileOf(portal, first, no)
    expect(before).toMatchObject({ snapshot: null, checks: [], name: '陈*行', mine: 'to_declare' })
    expect(before.allowed).toContain('declare')
    const opened = await declare(portal, first, no)
    expect(opened.data.snapshot?.user_info).toMatchObject({
      user_name: '陈*行',
      birthday: '',
      email: '',
      phone: '',
    })
    expect(JSON.stringify(opened)).not.toContain('陈知行')
    const recused = await declare(portal, second, no, true)
    expect(recused.data).toMatchObject({ snapshot: null, mine: 'recused', allowed: [] })
    // said twice is said once; a conflict is not taken back
    expect((await declare(portal, second, no, true)).code).toBe(200)
    expect((await declare(portal, second, no)).code).toBe(codes.conflict)
    expect((await declare(portal, first, no)).data.own_sheet?.version).toBe(1)
  })

  test('saves as one writes; the sheet that is handed in is sealed', async () => {
    const { no } = await inScoring(portal, desk)
    const [scorer] = desk.scorers
    const { data } = await declare(portal, scorer, no)
    const version = data.own_sheet?.version ?? 0
    const half = { ...sheetOf(null), scores: { ...sheetOf(null).scores, duty: 86 } }
    expect((await sheetCall(saveSheet, scorer, no, { version, ...half })).code).toBe(200)
    const stale = await sheetCall(saveSheet, scorer, no, { version, ...sheetOf(10) })
    expect(stale).toMatchObject({
      code: codes.conflict,
      data: { current: { own_sheet: { scores: { duty: 86 } } } },
    })
    expect((await rowOf(scorer, no)).row).toMatchObject({ mine: 'scoring', mine_filled: 1 })
    const missing = await sheetCall(handInSheet, scorer, no, { version: version + 1, ...half })
    expect(rule(missing.data)).toBe('scores_missing')
    const wrong = await sheetCall(handInSheet, scorer, no, { version: version + 1, ...sheetOf(101) })
    expect(wrong).toMatchObject({ code: codes.fieldErrors })
    const both = await Promise.all(
      [1, 2].map(() => sheetCall(handInSheet, scorer, no, { version: version + 1, ...sheetOf(80) })),
    )
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 409])
    const sealed = await sheetCall(saveSheet, scorer, no, { version: version + 2, ...sheetOf(10) })
    expect(sealed.code).toBe(codes.conflict)
    expect((await fileOf(portal, scorer, no)).sheets).toMatchObject([{ own: true, total: 8000 }])
  })

  test('sees nothing of another sheet before the own is handed in, in no call, count or average', async () => {
    const { person, no } = await inScoring(portal, desk)
    const [first, second, third] = desk.scorers
    const told = async (reader: Person) => {
      return JSON.stringify([await fileOf(portal, reader, no), (await rowOf(reader, no)).row])
    }
    await declare(portal, first, no)
    await declare(portal, second, no)
    const before = await told(second)
    const others = await told(desk.auditor)
    await score(portal, first, no, 93)
    expect(await told(second)).toBe(before)
    expect(await told(desk.auditor)).toBe(others)
    expect(await fileOf(portal, desk.auditor, no)).toMatchObject({
      sheets: [],
      mean: null,
      sheets_complete: false,
    })
    expect((await fileOf(portal, first, no)).sheets).toMatchObject([{ own: true, total: 9300 }])
    expect((await centreOf(portal, person)).current?.result).toBeNull()
    // the second disagrees: a third is asked for, and may not see what the two wrote
    await score(portal, second, no, 70)
    expect((await fileOf(portal, second, no)).sheets.map(({ total }) => total)).toEqual([9300, 7000])
    const asked = await fileOf(portal, third, no)
    expect(asked).toMatchObject({ mine: 'to_declare', sheets: [], mean: null })
    const early = await act(portal, proposeStar, desk.auditor, no, { star: 4, reason: '' })
    expect(rule(early.data)).toBe('sheets_missing')
    await score(portal, third, no, 80)
    expect(await fileOf(portal, desk.auditor, no)).toMatchObject({
      sheets_complete: true,
      mean: 8100,
      stage: 'discussion',
      sheets: [{ scorer: '评委甲' }, { scorer: '评委乙' }, { scorer: '评委丙' }],
    })
  })

  test('gives the seat back on finding a conflict, and takes no part in what follows', async () => {
    const { no } = await inScoring(portal, desk)
    const [first, second, third] = desk.scorers
    await declare(portal, first, no)
    await declare(portal, second, no)
    expect(rule((await declare(portal, third, no)).data)).toBe('scorers_enough')
    expect((await declare(portal, first, no, true)).data).toMatchObject({ mine: 'recused', snapshot: null })
    expect((await declare(portal, third, no)).code).toBe(200)
    await score(portal, second, no, 80)
    await score(portal, third, no, 80)
    const recused = await act(portal, proposeStar, first, no, { star: 4, reason: '' })
    expect(rule(recused.data)).toBe('recused_here')
  })

  test('of three who come at once two find a seat', async () => {
    const { no } = await inScoring(portal, desk)
    const answers = await Promise.all(desk.scorers.map(scorer => declare(portal, scorer, no)))
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 200, 422])
  })
})

test('the desk counts what waits for the own sheet', async () => {
  const fresh = await aStarDesk(portal)
  const [scorer] = fresh.scorers
  const before = (await rowOf(scorer, '')).mine
  const { no } = await inScoring(portal, fresh)
  expect((await rowOf(scorer, no)).mine).toBe(before + 1)
  await score(portal, scorer, no, 80)
  expect((await rowOf(scorer, no)).mine).toBe(before)
})
