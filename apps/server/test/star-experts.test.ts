import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '@portal/api/contract/endpoint'
import { proposeStar } from '@portal/api/contract/star-desk.contract'
import {
  handInExpertSheet,
  renewExpertLink,
  saveExpertSheet,
  takeBackExpert,
} from '@portal/api/contract/star-experts.contract'
import {
  aKey,
  about,
  anExpert,
  begin,
  dead,
  declareFor,
  expertsOn,
  handedIn,
  invite,
  refusedBy,
  rowOf,
  send,
  show,
  told,
} from './support/experts.ts'
import { aFile } from './support/journey.ts'
import { openPortal, type Portal } from './support/portal.ts'
import { anEntry } from './support/profile.ts'
import {
  aStarDesk,
  aTalent,
  act,
  centreOf,
  declare,
  fileOf,
  inScoring,
  score,
  type StarDesk,
} from './support/stars.ts'
import type { Person } from './support/people.ts'

let portal: Portal
let desk: StarDesk
beforeAll(async () => {
  portal = await openPortal()
  desk = await aStarDesk(portal)
  expertsOn(portal, desk)
})
afterAll(() => portal.close())

/** Adds an entry with a file that proves it. */
async function aProof(person: Person): Promise<string> {
  const file_id = await aFile(portal, person.id, 'profile')
  await anEntry(portal, person, 'credentials', { attachments: [{ dic_id: 'cer_scan', file_id }] })
  return file_id
}
async function aProven(): Promise<Person> {
  const person = await aTalent(portal)
  await aProof(person)
  return person
}

describe('an external expert', () => {
  test('scores beside a clerk, from the invitation to the proposal', async () => {
    const { person, no } = await inScoring(portal, desk)
    const [clerk] = desk.scorers
    const { data } = await invite(desk.auditor, no)
    expect(data).toMatchObject({
      token: expect.stringMatching(/^[2-9A-HJKMNP-Z]{26}$/),
      expert: { name: '周敬之', phone: '139****5678', state: 'sent', open: true },
    })
    const link = { token: data.token, key: aKey() }
    expect((await show(link)).data).toEqual({
      stage: 'invited',
      star: 4,
      category: '综合',
      expires_at: data.expert.expires_at,
      applicant: null,
      file: null,
    })
    // nothing can be done before the link is used
    expect(await declareFor(link)).toMatchObject(dead)
    expect((await begin(link)).data).toEqual({ stage: 'to_declare' })
    const closed = await show(link)
    expect(closed.data).toMatchObject({
      stage: 'to_declare',
      applicant: { name: '陈*行', unit: '华岳重工集团有限公司' },
      file: null,
    })
    expect((await declareFor(link)).data).toEqual({ conflict: false })
    const opened = (await show(link)).data
    expect(opened).toMatchObject({
      stage: 'scoring',
      file: {
        required: 7500,
        own_sheet: { state: 'scoring', version: 2 },
        snapshot: { user_info: { user_name: '陈*行', birthday: '', email: '', phone: '', address: '' } },
      },
    })
    for (const hidden of ['陈知行', person.phone, '11010119900307002X', 'order', 'history'])
      expect(JSON.stringify(opened)).not.toContain(hidden)

    const saved = await send(saveExpertSheet, link, 2, 60)
    expect(saved.data).toMatchObject({ version: 3 })
    expect(await send(saveExpertSheet, link, 2, 70)).toMatchObject({
      code: codes.conflict,
      data: { current: { version: 3 } },
    })
    expect(await send(handInExpertSheet, link, 3, null)).toMatchObject(refusedBy('scores_missing'))
    expect(await send(saveExpertSheet, link, 3, 101)).toMatchObject({ code: codes.fieldErrors })
    const both = await Promise.all([1, 2].map(() => send(handInExpertSheet, link, 3, 80)))
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect((await show(link)).data).toMatchObject({ stage: 'handed_in', applicant: null, file: null })
    expect((await send(saveExpertSheet, link, 4, 10)).code).toBe(codes.conflict)
    expect((await declareFor(link, true)).code).toBe(codes.conflict)
    for (const entry of [renewExpertLink, takeBackExpert])
      expect(await about(entry, desk.auditor, no, data.expert.id)).toMatchObject(
        refusedBy('expert_handed_in'),
      )

    await score(portal, clerk, no, 78)
    const file = await fileOf(portal, desk.auditor, no)
    expect(file).toMatchObject({
      sheets_complete: true,
      mean: 7900,
      stage: 'discussion',
      sheets: [{ scorer: '周敬之（外部专家）', own: false, total: 8000 }, { scorer: '评委乙' }],
      experts: [{ state: 'handed_in', open: false }],
    })
    expect((await act(portal, proposeStar, desk.auditor, no, { star: 4, reason: '' })).code).toBe(200)
    // the application has moved on
    expect(await show(link)).toMatchObject(dead)
    expect(await send(saveExpertSheet, link, 4, 10)).toMatchObject(dead)
    expect(await invite(desk.auditor, no)).toMatchObject(refusedBy('star_not_scoring'))
    const trail = await portal.db.pool
      .selectFrom('audit_entries')
      .select(['act', 'actor_kind', 'actor_id'])
      .where('act', 'like', 'starExperts.%')
      .where('actor_id', '=', data.expert.id)
      .orderBy('at')
      .orderBy('seq')
      .execute()
    expect(trail).toEqual(
      ['begin', 'declare', 'handInSheet'].map(name => ({
        act: `starExperts.${name}`,
        actor_kind: 'expert',
        actor_id: data.expert.id,
      })),
    )
  })

  test('sees nothing of a clerk’s sheet, nor a clerk of the expert’s, in no call, count or average', async () => {
    const { person, no } = await inScoring(portal, desk)
    const [clerk, third] = desk.scorers
    const expert = await anExpert(no)
    await declare(portal, clerk, no)
    const [toExpert, toClerk, toOther] = [
      JSON.stringify(await show(expert)),
      await told(clerk, no),
      await told(desk.auditor, no),
    ]
    await handedIn(expert, 93)
    expect(await told(clerk, no)).toBe(toClerk)
    expect(await told(desk.auditor, no)).toBe(toOther)
    expect(await fileOf(portal, desk.auditor, no)).toMatchObject({
      sheets: [],
      mean: null,
      sheets_complete: false,
      experts: [{ state: 'opened' }],
    })
    expect((await centreOf(portal, person)).current?.result).toBeNull()
    await score(portal, clerk, no, 70)
    expect((await fileOf(portal, clerk, no)).sheets.map(({ total }) => total)).toEqual([9300, 7000])
    // too far apart: a third is asked for, and an expert may be it
    expect(await fileOf(portal, third, no)).toMatchObject({ mine: 'to_declare', sheets: [] })
    const second = await anExpert(no)
    expect(await fileOf(portal, third, no)).toMatchObject({ mine: null, sheets_complete: false })
    expect((await declare(portal, third, no)).data).toMatchObject({ rule: 'scorers_enough' })
    const view = JSON.stringify(await show(second))
    for (const hidden of ['9300', '7000', '周敬之']) expect(view).not.toContain(hidden)
    await handedIn(second, 80)
    expect(await fileOf(portal, desk.auditor, no)).toMatchObject({ sheets_complete: true, mean: 8100 })

    const other = await inScoring(portal, desk)
    const blind = await anExpert(other.no)
    const before = JSON.stringify(await show(blind))
    await score(portal, clerk, other.no, 88)
    expect(JSON.stringify(await show(blind))).toBe(before)
    expect(toExpert).not.toContain('9300')
  })

  test('with a conflict is out, and the seat is free', async () => {
    const { no } = await inScoring(portal, desk)
    const expert = await anExpert(no, { declared: false })
    await declare(portal, desk.scorers[0], no)
    expect((await declare(portal, desk.scorers[1], no)).data).toMatchObject({ rule: 'scorers_enough' })
    expect((await declareFor(expert, true)).data).toEqual({ conflict: true })
    expect(await show(expert)).toMatchObject(dead)
    expect(await fileOf(portal, desk.auditor, no)).toMatchObject({
      experts: [{ state: 'recused', open: false }],
    })
    expect(await about(renewExpertLink, desk.auditor, no, expert.id)).toMatchObject(refusedBy('expert_ended'))
    const later = await anExpert(no)
    expect((await declareFor(later, true)).code).toBe(200)
    expect(await send(saveExpertSheet, later, 3, 10)).toMatchObject(dead)
    expect((await declare(portal, desk.scorers[1], no)).code).toBe(200)
  })
})

test('the last seat is filled once', async () => {
  const { no } = await inScoring(portal, desk)
  await declare(portal, desk.scorers[0], no)
  const experts = await Promise.all([invite(desk.auditor, no), invite(desk.scorers[1], no)])
  expect(experts.map(({ code }) => code).toSorted()).toEqual([200, 422])
  const other = await inScoring(portal, desk)
  await anExpert(other.no)
  const mixed = await Promise.all([
    invite(desk.auditor, other.no),
    declare(portal, desk.scorers[1], other.no),
  ])
  expect(mixed.map(({ code }) => code).toSorted()).toEqual([200, 422])
  expect((await rowOf(desk.scorers[2], other.no)).row?.mine).toBeNull()
})

test('who has a conflict invites nobody, and another’s invitation is not found', async () => {
  const { no } = await inScoring(portal, desk)
  const [recused] = desk.scorers
  await declare(portal, recused, no, true)
  expect((await fileOf(portal, recused, no)).allowed).toEqual([])
  expect(await invite(recused, no)).toMatchObject(refusedBy('recused_here'))
  const elsewhere = await anExpert((await inScoring(portal, desk)).no)
  for (const entry of [renewExpertLink, takeBackExpert])
    expect((await about(entry, desk.auditor, no, elsewhere.id)).code).toBe(codes.notFound)
})

test('an expert is given the files of the one application, as they were frozen', async () => {
  const { person, no } = await inScoring(portal, desk, 4, await aProven())
  const stranger = await inScoring(portal, desk, 4, await aProven())
  // what comes into the profile later is not part of what was frozen
  const later = await aProof(person)
  const view = JSON.stringify(await show(await anExpert(no)))
  const filesOf = async (applicationNo: string) => {
    const rows = await portal.db.pool
      .selectFrom('star_files as f')
      .innerJoin('star_applications as a', 'a.id', 'f.application_id')
      .select('f.file_id')
      .where('a.application_no', '=', applicationNo)
      .execute()
    return rows.map(({ file_id }) => file_id)
  }
  const served = [...view.matchAll(/"url":"(\/files\/([^?]+)\?[^"]+)"/g)].map(([, url = '', id = '']) => ({
    url,
    id,
  }))
  expect(served.map(({ id }) => id)).toEqual(await filesOf(no))
  expect(served).toHaveLength(1)
  const [{ url, id } = { url: '', id: '' }] = served
  expect((await portal.manager.inject(url)).statusCode).toBe(200)
  for (const hidden of [...(await filesOf(stranger.no)), later]) {
    expect(view).not.toContain(hidden)
    expect((await portal.manager.inject(url.replace(id, hidden))).statusCode).toBe(404)
  }
})
