import { afterAll, expect, test } from 'vitest'
import { listPublicity, ratingCentre, showStar } from '@portal/api/contract/stars.contract'
import { getDeskStar, listDeskStars } from '@portal/api/contract/star-desk.contract'
import { array, assert, asyncProperty, constantFrom, nat, oneof, record, tuple } from 'fast-check'
import { brokenSentences } from '../faults/invariants.ts'
import type { Person } from './support/people.ts'
import { openPortal } from './support/portal.ts'
import { openStarActs, secretOf, type StarLife } from './support/star-acts.ts'
import { brokenByStep, isWhole, type Step } from './support/star-sentences.ts'
import type { Seen, SeenStar } from './support/star-sight.ts'

const portal = await openPortal()
afterAll(() => portal.close())
const { desk, sight, acts, aLife, onward, feeOn } = await openStarActs(portal)

/** How many sequences; `npm run faults` plays thousands, of another seed each time. A failure prints its seed and its steps. */
const runs = Number(process.env['SEQUENCES'] ?? 60)
const seed = Number(process.env['SEQUENCES_SEED'] ?? 20_260_518)

/** `onward` stands for whatever brings the application on. */
const go = record({ act: constantFrom('onward'), dice: nat(999) })
const any = record({ act: constantFrom(...Object.keys(acts)), dice: nat(999) })
const sequence = tuple(
  nat(9).chain(length => array(go, { minLength: length, maxLength: length })),
  array(oneof({ arbitrary: any, weight: 2 }, { arbitrary: go, weight: 1 }), { minLength: 3, maxLength: 10 }),
).map(parts => parts.flat())

/** All that somebody is told about an application, as text. */
async function toldTo({ token }: Person, application_no: string): Promise<string> {
  const named = { params: { application_no } }
  const { list } = await portal.ok(
    listDeskStars,
    { query: { status: 30, search: application_no } },
    { token },
  )
  return JSON.stringify([list, await portal.ok(getDeskStar, named, { token })])
}
async function toldToMembers({ member, stranger }: StarLife, application_no: string): Promise<string> {
  const named = { params: { application_no } }
  return JSON.stringify([
    await portal.ok(ratingCentre, {}, member),
    await portal.ok(showStar, named, member),
    await portal.ok(listPublicity, { query: {} }, stranger),
  ])
}
const clerks = [desk.auditor, ...desk.scorers]

/** Who may know nothing of what others wrote: some sheets are missing, and no sealed one is theirs. */
const isInTheDark = (star: SeenStar, { id }: Person) =>
  !isWhole(star) && star.sheets.every(({ staff_id, state }) => staff_id !== id || state !== 'handed_in')

/** What reaches somebody of the others' sheets before the time; `seen`: who was told what they may know. */
async function toldEarly(life: StarLife, star: SeenStar, dice: number, seen: Set<string>) {
  const reader = clerks[dice % clerks.length] ?? desk.auditor
  const told = await toldTo(reader, star.application_no)
  const isTold = desk.scorers.some(({ id }) => id !== reader.id && told.includes(secretOf(id)))
  if (isTold) seen.add('a sheet')
  const problems = isTold && isInTheDark(star, reader) ? [`${reader.id} is told of a sheet early`] : []
  if (dice % 4 > 0) return problems
  const open = await toldToMembers(life, star.application_no)
  return desk.scorers.some(({ id }) => open.includes(secretOf(id)))
    ? [...problems, 'members are told of a sheet']
    : problems
}

/** Hands a sheet in; while it is the first one, nobody else is told anything else than before. */
async function handsIn(life: StarLife, dice: number, star: SeenStar) {
  const isFirst = star.sheets.every(({ state }) => state !== 'handed_in')
  const readers = isFirst ? [desk.auditor, desk.scorers[(dice + 1) % desk.scorers.length]] : []
  const told = () =>
    Promise.all(readers.flatMap(reader => (reader ? [toldTo(reader, star.application_no)] : [])))
  const before = await told()
  const answer = await acts['handIn']?.(life, dice, star)
  const isSame = answer?.code !== 200 || JSON.stringify(before) === JSON.stringify(await told())
  return { answer, problems: isSame ? [] : ['others are told that the first sheet was handed in'] }
}

test('whatever is done to an application in whatever order, D7 holds', { timeout: 3_600_000 }, async () => {
  const done = new Set<string>()
  const states = new Set<number>()
  const seen = new Set<string>()

  async function step(life: StarLife, before: Seen, act: string, dice: number) {
    const star = before.stars.at(-1)
    const handing = act === 'handIn' && star?.status === 30
    const { answer, problems } = handing
      ? await handsIn(life, dice, star)
      : { answer: await acts[act]?.(life, dice, star), problems: [] }
    const after = await sight.see(life.member.id)
    if (answer?.code === 200) done.add(act)
    const now = after.stars.at(-1)
    if (now) states.add(now.status)
    // what is refused changes nothing, so nobody can be told anything new
    const tells =
      answer?.code === 200 && now?.status === 30 && now.sheets.some(({ state }) => state === 'handed_in')
    const told = tells ? await toldEarly(life, now, dice, seen) : []
    const made: Step = { act, code: answer?.code, before, after, now: portal.clock.now, feeOn }
    return { after, problems: [...problems, ...told, ...brokenByStep(made)] }
  }

  await assert(
    asyncProperty(sequence, async steps => {
      const life = await aLife()
      const problems: string[] = []
      let last = await sight.see(life.member.id)
      for (const { act, dice } of steps) {
        const parts = act === 'onward' ? onward(last.stars.at(-1), dice) : [[act, dice] as const]
        for (const [part, chance] of parts) {
          const { after, problems: found } = await step(life, last, part, chance)
          problems.push(...found)
          last = after
        }
      }
      expect(problems).toEqual([])
    }),
    { numRuns: runs, seed, endOnFailure: true },
  )
  expect(await brokenSentences(portal.db)).toEqual([])
  // the sequences got everywhere, and those who may read sheets did
  expect([...states].toSorted((a, b) => a - b)).toEqual([0, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90])
  const needed = [
    'submit',
    'return',
    'pass',
    'pay',
    'handIn',
    'propose',
    'object',
    'decideObjection',
    'award',
  ]
  expect([...done]).toEqual(expect.arrayContaining(needed))
  expect([...seen]).toEqual(['a sheet'])
})

const line = (act: string) => ({ act, at: '2999-01-01T00:00:00+00:00', actor_kind: 'staff' })

test('a portal that does not hold it is found out', async () => {
  const life = await aLife()
  const play = async (act: string, dice: number) => acts[act]?.(life, dice, await star())
  const star = async () => (await sight.see(life.member.id)).stars.at(-1)
  for (const [act, dice] of [
    ['submit', 0],
    ['pass', 0],
    ['openCashier', 0],
    ['pay', 0],
    ...[0, 1].flatMap(scorer => [['declare', scorer] as const, ['handIn', scorer] as const]),
    ['propose', 0],
  ] as const)
    expect(await play(act, dice)).toMatchObject({ code: 200 })
  const before = await sight.see(life.member.id)
  const published = await star()
  const [sealed, ...others] = published?.sheets ?? []
  if (!published?.order || !sealed) throw new Error('nothing is published')
  const { order, history, sheets } = published
  const found = (naive: Partial<Step['after']>, code = 200) =>
    brokenByStep({ act: 'act', code, before, after: { ...before, ...naive }, now: portal.clock.now, feeOn })
  const withStar = (naive: Partial<SeenStar>) => found({ stars: [{ ...published, ...naive }] })
  const objection = { id: 'o', state: 'open', checked_by: null, decided_by: null }
  const decided = { ...objection, state: 'dismissed', checked_by: 'a', decided_by: 'a' }
  const certificate = { certificate_no: 'NEFMA-4-20260001', awarded_star: 4 }

  expect(found({})).toEqual([])
  const other = { ...published, application_no: 'S20260518-9999' }
  const low = sheets.map(sheet => ({ ...sheet, total: 7400 }))
  const apart = sheets.map((sheet, n) => ({ ...sheet, total: 7500 + n * 1001 }))
  const third = { ...sealed, staff_id: 'third', state: 'scoring' }
  const naive: readonly (readonly [string, readonly string[]])[] = [
    ['is refused with 422 and changes something', found({ stars: [{ ...published, version: 99 }] }, 422)],
    ['two applications are open', found({ stars: [published, other] })],
    ['a membership is touched', found({ memberships: 1 })],
    ['money goes back by itself', found({ refunds: 1 })],
    ['an order of nothing', found({ orders: 2 })],
    ['told 40, is 60', withStar({ status: 60 })],
    ['pass in 40', withStar({ history: [...history, line('pass')] })],
    ['object by system', withStar({ history: [...history, { ...line('object'), actor_kind: 'system' }] })],
    ['before its time', withStar({ history: history.toReversed() })],
    ['its history was written anew', withStar({ history: history.slice(1) })],
    ['whoever is passed has an order', withStar({ order: null })],
    ['the fee is that of the day', withStar({ order: { ...order, amount_fen: order.amount_fen + 1 } })],
    ['scored when all of the fee is there', withStar({ order: { ...order, received_fen: 1 } })],
    ['its fee stays', withStar({ order: { ...order, status: 90 } })],
    ['its order is closed', withStar({ status: 70, history: [...history, line('cancel')] })],
    ['a certificate comes from an award alone', withStar(certificate)],
    ['what is awarded is what was published', withStar({ ...certificate, awarded_star: 5 })],
    ['an award waits', withStar({ ...certificate, status: 50, history: [...history, line('award')] })],
    ['the clock of the publicity stands', withStar({ objections: [objection] })],
    ['the clock of the publicity stands', withStar({ publicity_left: 3 })],
    ['has no open objection', withStar({ status: 50, objections: [objection] })],
    ['neither looked into it nor proposed', withStar({ objections: [decided] })],
    ['what is published is the level', withStar({ proposed_star: 2 })],
    ['a proposal has whole sheets, and a sum', withStar({ sheets: low })],
    ['a proposal has whole sheets, and a sum', withStar({ sheets: others })],
    ['a proposal has whole sheets, and a sum', withStar({ sheets: apart })],
    ['who has a conflict', withStar({ sheets: sheets.map(one => ({ ...one, state: 'recused' })) })],
    ['a third seat', withStar({ sheets: [...sheets, third] })],
    ['stays as it is', withStar({ sheets: [{ ...sealed, version: 9 }, ...others] })],
  ]
  for (const [sentence, problems] of naive) expect(problems.join('\n')).toContain(sentence)
})
