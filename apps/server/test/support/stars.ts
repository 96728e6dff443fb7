import type { Endpoint, Envelope } from '@portal/api/contract/endpoint'
import { ratingCentre, requestPaper, submitStar } from '@portal/api/contract/stars.contract'
import {
  awardStar,
  checkStar,
  declareInterest,
  getDeskStar,
  handInSheet,
  proposeStar,
} from '@portal/api/contract/star-desk.contract'
import type { DeskStar, RatingCentre, StarApplication } from '@portal/api/contract/stars.schema'
import type { Collection } from '@portal/api/rules/profile-form'
import type { StarLevel } from '@portal/api/rules/star'
import { eachCriterion } from '@portal/api/rules/star-figures'
import { confirm, reported, type Desk } from './journey.ts'
import { aMember, aStaff, type Person } from './people.ts'
import type { Portal } from './portal.ts'
import { anEntry, basics, saveBasics } from './profile.ts'

/** What four stars ask for. */
const entriesOfTalent: readonly Collection[] = [
  'customer_edus',
  'customer_jobs',
  'credentials',
  'job_profits',
  'job_profits',
]

/** A member whose profile is good for four stars. */
export async function aTalent(portal: Portal): Promise<Person> {
  const person = await aMember(portal)
  await saveBasics(portal, person, 0, basics)
  for (const collection of entriesOfTalent) await anEntry(portal, person, collection)
  return person
}

export interface StarDesk extends Desk {
  scorers: readonly [Person, Person, Person]
}

export async function aStarDesk(portal: Portal): Promise<StarDesk> {
  const clerk = () => aStaff(portal, 'super')
  return {
    finance: await aStaff(portal, 'finance'),
    auditor: await clerk(),
    scorers: [await clerk(), await clerk(), await clerk()],
  }
}

const form = { category: '综合', position: '财务总监岗', declared: true } as const

export const submit = (
  portal: Portal,
  { token }: Person,
  part: object = {},
): Promise<Envelope<{ application: StarApplication }>> =>
  portal.call(submitStar, { body: { version: 0, star: 4, ...form, ...part } }, { token }) as Promise<
    Envelope<{ application: StarApplication }>
  >

/** An application that was handed in; answers its number. */
export async function aSubmitted(portal: Portal, person: Person, star: StarLevel = 4): Promise<string> {
  const { code, data } = await submit(portal, person, { star })
  if (code !== 200) throw new Error(`not submitted: ${code}`)
  return data.application.application_no
}

export const centreOf = (portal: Portal, { token }: Person): Promise<RatingCentre> =>
  portal.ok(ratingCentre, {}, { token })

/** The desk's file as somebody reads it. */
export const fileOf = (portal: Portal, { token }: Person, application_no: string): Promise<DeskStar> =>
  portal.ok(getDeskStar, { params: { application_no } }, { token })

/** A call of the desk about an application, at the version that it has now unless the body says another. */
export async function act<E extends Endpoint>(
  portal: Portal,
  entry: E,
  { token }: Person,
  application_no: string,
  body: object = {},
): Promise<Envelope<DeskStar>> {
  const { version } = await portal.ok(getDeskStar, { params: { application_no } }, { token })
  const input: object = { params: { application_no }, body: { version, ...body } }
  return (await portal.call<Endpoint>(entry, input, { token })) as Envelope<DeskStar>
}

/** Passes the first check; answers the number of the order. */
export async function passed(portal: Portal, { auditor }: StarDesk, no: string): Promise<string> {
  const { code, data } = await act(portal, checkStar, auditor, no, { result: 'pass' })
  if (code !== 200 || data.order_no === null) throw new Error(`not passed: ${code}`)
  return data.order_no
}

/** An application that is being scored. */
export async function inScoring(
  portal: Portal,
  desk: StarDesk,
  star: StarLevel = 4,
  applicant?: Person,
): Promise<{ person: Person; no: string; orderNo: string }> {
  const person = applicant ?? (await aTalent(portal))
  const no = await aSubmitted(portal, person, star)
  const orderNo = await passed(portal, desk, no)
  const { fee_fen } = await fileOf(portal, desk.auditor, no)
  await reported(portal, person, orderNo, fee_fen, 'nrckapi')
  const { code } = await confirm(portal, desk, orderNo, { received_fen: fee_fen }, 'nrckapi')
  if (code !== 200) throw new Error(`not paid: ${code}`)
  return { person, no, orderNo }
}

/** A sheet with the same score everywhere: its sum is that score. */
export const sheetOf = (points: number | null, comment = '') => ({
  scores: eachCriterion(() => points),
  comments: eachCriterion(() => comment),
})

export const declare = (portal: Portal, scorer: Person, no: string, conflict = false) =>
  portal.call(
    declareInterest,
    { params: { application_no: no }, body: { conflict } },
    { token: scorer.token },
  ) as Promise<Envelope<DeskStar>>

/** Declares and hands a sheet in. */
export async function score(
  portal: Portal,
  scorer: Person,
  no: string,
  points: number,
): Promise<Envelope<DeskStar>> {
  const declared = await declare(portal, scorer, no)
  return portal.call(
    handInSheet,
    {
      params: { application_no: no },
      body: { version: declared.data.own_sheet?.version ?? 0, ...sheetOf(points) },
    },
    { token: scorer.token },
  ) as Promise<Envelope<DeskStar>>
}

/** An application that is published, proposed by the auditor. */
export async function inPublicity(
  portal: Portal,
  desk: StarDesk,
  star: StarLevel = 4,
  applicant?: Person,
): Promise<{ person: Person; no: string; orderNo: string }> {
  const begun = await inScoring(portal, desk, star, applicant)
  for (const scorer of desk.scorers.slice(0, 2)) await score(portal, scorer, begun.no, 90)
  const { code } = await act(portal, proposeStar, desk.auditor, begun.no, { star, reason: '' })
  if (code !== 200) throw new Error(`not proposed: ${code}`)
  return begun
}

const dayMs = 86_400_000

/** So many days go by, and everybody has signed in since. */
export async function daysLater({ clock, db }: Portal, days: number): Promise<void> {
  clock.advance(days * dayMs)
  const { now } = clock
  await db.pool
    .updateTable('sessions')
    .set({ seen_at: now, expires_at: new Date(now.getTime() + dayMs) })
    .execute()
}

/** A member with a certificate that is on its way on paper, and the newest notice of it. */
export async function anAwarded(portal: Portal): Promise<{ owner: Person; no: string; noticeId: string }> {
  const desk = await aStarDesk(portal)
  const { person: owner, no } = await inPublicity(portal, desk)
  await daysLater(portal, 8)
  const { code } = await act(portal, awardStar, desk.auditor, no)
  if (code !== 200) throw new Error(`not awarded: ${code}`)
  const body = {
    application_no: no,
    receiver: '陈知行',
    phone: '13800000001',
    address: '北京市西城区月坛南街 1 号',
  }
  await portal.ok(requestPaper, { body }, { token: owner.token })
  const { notices } = await centreOf(portal, owner)
  return { owner, no, noticeId: notices[0]?.id ?? '' }
}
