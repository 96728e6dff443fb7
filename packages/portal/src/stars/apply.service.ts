import type { RatingCentre, StarApplication, StarForm, StarHint } from '@portal/api/contract/stars.schema'
import type { PersonalInfo } from '@portal/api/contract/profile.schema'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { starLevels, type StarLevel } from '@portal/api/rules/star'
import { eligibleFor, missingFor } from '@portal/api/rules/star-figures'
import type { MemberCaller } from '../kernel/callers.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import type { Executor } from '../kernel/database.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { begin, canMove, statusOf } from '../kernel/move.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { closeOrder } from '../orders/close.ts'
import { orders } from '../orders/orders.life.ts'
import { findLiveAttempt, lockOrder } from '../orders/orders.repository.ts'
import type { Purchases } from '../orders/purchase.ts'
import { lockProfile } from '../profile/profile.repository.ts'
import { cancelAsked, endedAlone, opened, orderGivenUp, saved, submitted } from './effects.ts'
import { againFrom, isBeingPaid, keepsFigures, mayAskToCancel, submissionRefusal } from './guards.ts'
import { moveStar } from './move-star.ts'
import { orderIdOf } from './order-of-star.repository.ts'
import { presentStar, retryFrom } from './present.ts'
import { measured, nameIn, presentSnapshot, takeSnapshot, unitIn } from './snapshot.ts'
import { stars } from './stars.life.ts'
import {
  figuresOn,
  findOpenStar,
  findStar,
  insertStar,
  keepFiles,
  lockStar,
  starOutcomes,
  updateStar,
  type StarOutcome,
  type StarRecord,
} from './stars.repository.ts'

type Reading = ReadContext<MemberCaller>
interface Applied {
  application: StarApplication
}

/** Ended applications that are looked through for what hinders a new one. */
const recent = 100

/** The figures by which a submission now is judged: whoever corrects keeps those of the first one. */
const figuresNow = async (db: Executor, now: Date, open: StarRecord | null) =>
  open && keepsFigures(open) ? open.figures : figuresOn(db, dayOf(now))

/** Which levels the own profile may apply for, and what is missing for the one that is asked about. */
export async function hint({ db, caller, now }: Reading, asked: StarLevel | undefined): Promise<StarHint> {
  const figures = await figuresNow(db, now, await findOpenStar(db, caller.id))
  const profile = measured(await takeSnapshot(db, caller.id))
  const ended = await starOutcomes(db, caller.id, recent)
  const again = (star: StarLevel) => againFrom(star, ended, dayOf(now))
  const eligible = eligibleFor(figures, profile).filter(star => again(star) === null)
  const suggested = eligible.at(-1) ?? null
  const star = asked ?? suggested ?? starLevels.find(level => again(level) === null) ?? starLevels[0]
  return {
    eligible,
    suggested,
    star,
    missing: missingFor(figures, star, profile),
    fee_fen: figures.fee_fen[star],
    again_from: again(star),
  }
}

/** The highest level that a member holds well beyond now. */
function heldLevel(ended: readonly StarOutcome[], today: string): RatingCentre['held'] {
  const [held] = starLevels.toReversed().flatMap(star => {
    const again_from = againFrom(star, ended, today)
    return again_from === null ? [] : [{ star, again_from }]
  })
  return held ?? null
}

const isTooSoon = (ended: readonly StarOutcome[], today: string): boolean =>
  ended.some(outcome => (retryFrom(outcome) ?? '') > today)

/** What the own applications that have ended put in the way of a new one. */
export async function hindrancesOf({
  db,
  caller,
  now,
}: Reading): Promise<{ tooSoon: boolean; held: RatingCentre['held'] }> {
  const ended = await starOutcomes(db, caller.id, recent)
  const today = dayOf(now)
  return {
    tooSoon: isTooSoon(ended, today),
    held: heldLevel(ended, today),
  }
}

type Opening = Work<MemberCaller, 'star_open' | 'star_held' | 'star_too_soon'>

/** The draft at the version that was read, opened at version 0; 409 with what is there otherwise. */
async function draftOf(work: Opening, version: number, chosen: Partial<StarForm>): Promise<StarRecord> {
  // one profile, one hand: what is frozen and what is open are judged under its lock
  await lockProfile(work.db, work.caller.id)
  const open = await findOpenStar(work.db, work.caller.id)
  const record = open ? await lockStar(work.db, open.id) : await openDraft(work, version, chosen)
  if (open && version === 0) throw work.refuse('star_open')
  if (!canMove(stars, record, 'submit', 'member') || (open && record.version !== version))
    throw conflict({ application: await presentStar(work, record) })
  await refuseHeld(work, chosen.star ?? record.star)
  return record
}

async function refuseHeld(work: Opening, star: StarLevel): Promise<void> {
  const { held, tooSoon } = await hindrancesOf(work)
  if (tooSoon) throw work.refuse('star_too_soon')
  if (held && star <= held.star) throw work.refuse('star_held')
}

async function openDraft(work: Opening, version: number, chosen: Partial<StarForm>): Promise<StarRecord> {
  const { db, caller, now } = work
  if (version !== 0) throw notFound()
  await refuseHeld(work, chosen.star ?? 5)
  const day = dayOf(now).replaceAll('-', '')
  const key = {
    id: work.newId(),
    application_no: `S${day}-${String(await nextNumber(db, `star:${day}`)).padStart(4, '0')}`,
    member_id: caller.id,
  }
  const star = chosen.star ?? (await hint(work, undefined)).star ?? 1
  const record = opened(key, { ...chosen, star }, await figuresOn(db, dayOf(now)), now)
  if (!(await insertStar(db, record))) throw work.refuse('star_open')
  await begin(work, stars, record, { act: 'open' })
  return record
}

/** Keeps what is chosen; the profile is not frozen yet. */
export async function saveStar(
  work: Opening,
  { version, ...chosen }: Partial<StarForm> & { version: number },
): Promise<Applied> {
  const draft = await draftOf(work, version, chosen)
  const set = saved(draft, chosen, { isNew: version === 0 }, work.now)
  await updateStar(work.db, draft.id, set)
  return { application: await presentStar(work, { ...draft, ...set }) }
}

/** Hands the application in with the profile and the figures as they are this moment. */
export async function submitStar(
  work: Work<
    MemberCaller,
    'star_open' | 'star_held' | 'star_too_soon' | 'profile_incomplete' | 'star_not_eligible'
  >,
  { version, star, category, position }: StarForm & { version: number },
): Promise<Applied> {
  const { db, caller, now } = work
  const draft = await draftOf(work, version, { star, category, position })
  const snapshot = await takeSnapshot(db, caller.id)
  const figures = await figuresNow(db, now, draft)
  const refusal = submissionRefusal({ star }, figures, measured(snapshot))
  if (refusal) throw work.refuse(refusal)
  await keepFiles(
    db,
    draft.id,
    snapshot.attachments.map(({ file_id }) => file_id),
  )
  const frozen = { figures, snapshot, name: nameIn(snapshot), unit: unitIn(snapshot) }
  const set = submitted(draft, { star, category, position }, frozen, now)
  const after = await moveStar(work, draft, {
    act: 'submit',
    who: 'member',
    set,
    diff: { star, round: set.round },
  })
  return { application: await presentStar(work, after) }
}

export interface OwnKey {
  application_no: string
  version: number
}

/** The own application, locked, at the version that was read; 409 with what is there otherwise. */
export async function lockOwn(
  work: Work<MemberCaller>,
  { application_no, version }: OwnKey,
): Promise<StarRecord> {
  const seen = await findStar(work.db, { memberId: work.caller.id }, application_no)
  if (!seen) throw notFound()
  const record = await lockStar(work.db, seen.id)
  if (record.version !== version) throw conflict({ application: await presentStar(work, record) })
  return record
}

/** Locks the order that waits for its payment before the application, as a payment does. */
async function lockOrderOf(db: Executor, record: StarRecord) {
  const order_no = orderGivenUp(record)
  const id = order_no === null ? null : await orderIdOf(db, order_no)
  return id === null ? null : lockOrder(db, id)
}

/** Gives an application up with the order that waits; while it is scored the association is asked to agree. */
export async function cancelStar(
  work: Work<MemberCaller, 'star_paying'>,
  purchases: Purchases,
  given: OwnKey & { reason: string },
): Promise<Applied> {
  const { db, now } = work
  const seen = await findStar(db, { memberId: work.caller.id }, given.application_no)
  if (!seen) throw notFound()
  const order = await lockOrderOf(db, seen)
  const record = await lockOwn(work, given)
  if (mayAskToCancel(record)) {
    const asked = await moveStar(work, record, {
      act: 'ask_cancel',
      who: 'member',
      note: given.reason,
      set: cancelAsked(record, given.reason, now),
    })
    return { application: await presentStar(work, asked) }
  }
  if (!canMove(stars, record, 'cancel', 'member'))
    throw conflict({ application: await presentStar(work, record) })
  if (order) {
    const live = (await findLiveAttempt(db, order.id)) ?? null
    const { received_fen } = order
    if (
      isBeingPaid({ status: statusOf(orders, order), received_fen }, live) ||
      !canMove(orders, order, 'close', 'member')
    )
      throw work.refuse('star_paying')
  }
  const cancelled = await moveStar(work, record, {
    act: 'cancel',
    who: 'member',
    note: given.reason,
    set: endedAlone(now),
  })
  if (order) await closeOrder(work, purchases, order, { who: 'member', note: '会员撤销星级申请' })
  return { application: await presentStar(work, cancelled) }
}

/** An own application with the profile as it was frozen. */
export async function showStar(
  context: Reading,
  applicationNo: string,
): Promise<{ application: StarApplication; snapshot: PersonalInfo | null; frozen_at: string | null }> {
  const record = await findStar(context.db, { memberId: context.caller.id }, applicationNo)
  if (!record) throw notFound()
  const { snapshot, frozen_at } = record
  return {
    application: await presentStar(context, record),
    snapshot: snapshot ? presentSnapshot(context, snapshot, { masked: false }) : null,
    frozen_at: frozen_at === null ? null : formatTime(frozen_at),
  }
}
