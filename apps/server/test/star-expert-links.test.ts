import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '@portal/api/contract/endpoint'
import { decideStarCancel } from '@portal/api/contract/star-desk.contract'
import {
  handInExpertSheet,
  renewExpertLink,
  saveExpertSheet,
  showExpertView,
  takeBackExpert,
} from '@portal/api/contract/star-experts.contract'
import { cancelStar } from '@portal/api/contract/stars.contract'
import { dayOf } from '@portal/api/rules/dates'
import { expertPath } from '@portal/api/rules/star-expert'
import { workingDaysAfter } from '@portal/portal/kernel/working-days'
import { makeLog } from '../src/log.ts'
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
  professor,
  refusedBy,
  rowOf,
  send,
  show,
  told,
  used,
} from './support/experts.ts'
import { openPortal, type Portal } from './support/portal.ts'
import {
  aStarDesk,
  act,
  centreOf,
  daysLater,
  declare,
  fileOf,
  inScoring,
  score,
  type StarDesk,
} from './support/stars.ts'

let portal: Portal
let desk: StarDesk
beforeAll(async () => {
  portal = await openPortal()
  desk = await aStarDesk(portal)
  expertsOn(portal, desk)
})
afterAll(() => portal.close())

describe('a link', () => {
  test('is used by one browser; the same one may say it again', async () => {
    const { no } = await inScoring(portal, desk)
    const { data } = await invite(desk.auditor, no)
    const [first, second] = [
      { token: data.token, key: aKey() },
      { token: data.token, key: aKey() },
    ]
    const answers = await Promise.all([begin(first, 'begin-key-1'), begin(second)])
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 422])
    const [owner, other] = answers[0].code === 200 ? [first, second] : [second, first]
    expect((await begin(owner, 'begin-key-2')).data).toEqual({ stage: 'to_declare' })
    expect(await begin(owner, 'begin-key-2')).toEqual(await begin(owner, 'begin-key-2'))
    expect(await begin(other)).toMatchObject(used)
    expect(await show(other)).toMatchObject(used)
    expect(await declareFor(other)).toMatchObject(used)
    await declareFor(owner)
    expect(await send(saveExpertSheet, other, 2, 10)).toMatchObject(used)
    expect(await send(handInExpertSheet, other, 2, 10)).toMatchObject(used)
  })

  test('made anew kills the old one and its browser; what was written goes on', async () => {
    const { no } = await inScoring(portal, desk)
    const old = await anExpert(no)
    await send(saveExpertSheet, old, 2, 66)
    const { data } = await about(renewExpertLink, desk.auditor, no, old.id)
    expect(data.expert).toMatchObject({ id: old.id, state: 'sent' })
    expect(await show(old)).toMatchObject(dead)
    expect(await send(saveExpertSheet, old, 3, 10)).toMatchObject(dead)
    const fresh = { token: data.token ?? '', key: aKey() }
    expect(await show(fresh)).toMatchObject({ data: { stage: 'invited', file: null } })
    expect((await begin(fresh)).data).toEqual({ stage: 'scoring' })
    expect((await show(fresh)).data.file?.own_sheet).toMatchObject({ version: 3, scores: { duty: 66 } })
  })

  test('that is taken back opens nothing, and its seat is free', async () => {
    const { no } = await inScoring(portal, desk)
    const [first, second] = [await anExpert(no), await anExpert(no, { declared: false })]
    await send(saveExpertSheet, first, 2, 66)
    expect(await rowOf(desk.auditor, no)).toMatchObject({ row: { mine: null } })
    expect(await invite(desk.auditor, no)).toMatchObject(refusedBy('scorers_enough'))
    expect(await about(takeBackExpert, desk.auditor, no, first.id)).toMatchObject({
      data: { expert: { state: 'revoked', open: false } },
    })
    // said twice is said once
    expect((await about(takeBackExpert, desk.auditor, no, first.id)).code).toBe(200)
    expect(await show(first)).toMatchObject(dead)
    expect(await about(renewExpertLink, desk.auditor, no, first.id)).toMatchObject(refusedBy('expert_ended'))
    expect((await rowOf(desk.auditor, no)).row).toMatchObject({ mine: 'to_declare' })
    await score(portal, desk.scorers[0], no, 80)
    await declareFor(second)
    await handedIn(second, 80)
    expect((await fileOf(portal, desk.auditor, no)).sheets_complete).toBe(true)
  })

  test('ends with the days of the scoring, and the seat with it', async () => {
    const late = await openPortal()
    const [own, ownDesk] = [portal, desk]
    try {
      portal = late
      desk = await aStarDesk(late)
      expertsOn(portal, desk)
      const { no } = await inScoring(late, desk)
      const { deadline_at } = await fileOf(late, desk.auditor, no)
      await daysLater(late, 3)
      const { data } = await invite(desk.auditor, no)
      const link = { token: data.token, key: aKey() }
      await begin(link)
      await declareFor(link)
      expect(data.expert.expires_at).toBe(deadline_at)
      expect((await rowOf(desk.scorers[0], no)).mine).toBe(1)
      await declare(late, desk.scorers[0], no)
      expect((await rowOf(desk.scorers[1], no)).mine).toBe(0)
      await daysLater(late, 30)
      expect(await show(link)).toMatchObject(dead)
      expect(await send(saveExpertSheet, link, 2, 10)).toMatchObject(dead)
      expect((await rowOf(desk.scorers[1], no)).mine).toBe(1)
      expect(await fileOf(late, desk.auditor, no)).toMatchObject({ experts: [{ state: 'expired' }] })
      const { row } = await rowOf(desk.scorers[1], no)
      expect(row?.working_days_left).toBeLessThan(0)
      // who is invited late has five working days
      const again = await about(renewExpertLink, desk.auditor, no, data.expert.id)
      const last = workingDaysAfter(dayOf(late.clock.now), 5)
      expect(again.data.expert.expires_at).toBe(`${last} 23:59:59`)
      expect(await show({ token: again.data.token ?? '', key: aKey() })).toMatchObject({ code: 200 })
      await about(takeBackExpert, desk.auditor, no, data.expert.id)
      for (const scorer of desk.scorers.slice(0, 2)) await score(late, scorer, no, 80)
      expect((await fileOf(late, desk.auditor, no)).sheets_complete).toBe(true)
    } finally {
      portal = own
      desk = ownDesk
      expertsOn(portal, desk)
      await late.close()
    }
  })

  test('dies with an application that is given up', async () => {
    const { person, no } = await inScoring(portal, desk)
    const expert = await anExpert(no)
    const { current } = await centreOf(portal, person)
    await portal.ok(cancelStar, { body: { application_no: no, version: current?.version ?? 0 } }, person)
    expect(await show(expert)).toMatchObject({ data: { stage: 'scoring' } })
    await act(portal, decideStarCancel, desk.auditor, no, { agree: true, reason: '' })
    expect(await show(expert)).toMatchObject(dead)
    expect(await send(handInExpertSheet, expert, 2, 80)).toMatchObject(dead)
  })

  test('that is made up, broken or of nobody is refused like any other, and only so often', async () => {
    const { no } = await inScoring(portal, desk)
    const { token } = await anExpert(no)
    const key = aKey()
    for (const hostile of [
      '',
      'A'.repeat(26),
      token.toLowerCase(),
      `${token} `,
      "' or 1=1 --",
      '😀',
      '../..',
      token.slice(1),
    ])
      expect(await show({ token: hostile, key })).toMatchObject(dead)
    expect(await show({ token, key: 'x' })).toMatchObject({ code: codes.fieldErrors })
    const address = '198.51.100.7'
    for (let n = 0; n < 60; n += 1)
      await portal.call(showExpertView, { body: { token: `guess-${n}`, key } }, { address })
    expect(await portal.call(showExpertView, { body: { token, key } }, { address })).toMatchObject({
      code: codes.tooMany,
    })
  })
})

test('the token is told once, by the answer of one write; names and telephones are in no log', async () => {
  const { no } = await inScoring(portal, desk)
  const first = await invite(desk.auditor, no, 'invite-key-1')
  expect(await invite(desk.auditor, no, 'invite-key-1')).toEqual(first)
  const link = { token: first.data.token, key: aKey() }
  await begin(link)
  const kept = await Promise.all(
    (['star_experts', 'star_sheets', 'audit_entries', 'idempotency_keys', 'rate_limits'] as const).map(
      table => portal.db.pool.selectFrom(table).selectAll().execute(),
    ),
  )
  for (const hidden of [link.token, link.key, professor.phone])
    expect(JSON.stringify(kept)).not.toContain(hidden)
  expect(JSON.stringify(kept)).toContain(portal.host.keys.hash(link.token))
  expect(await told(desk.auditor, no)).not.toContain(link.token)
  const trail = await portal.db.pool.selectFrom('audit_entries').selectAll().execute()
  for (const personal of [professor.name, professor.organisation])
    expect(JSON.stringify(trail)).not.toContain(personal)
})

test('the page of a link is kept out of search engines and logs', async () => {
  const lines: string[] = []
  const own = await openPortal({ log: makeLog('debug', { write: line => void lines.push(line) }) })
  try {
    const token = 'ABCDEFGHJKMNPQRSTUVWXYZ234'
    const page = await own.manager.inject(expertPath(token))
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(await own.call(showExpertView, { body: { token, key: aKey() } })).toMatchObject(dead)
    expect(lines.join('')).toContain('starExperts.show')
    expect(lines.join('')).not.toContain(token)
  } finally {
    await own.close()
  }
})
