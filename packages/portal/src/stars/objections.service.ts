import type { DeskStar } from '@portal/api/contract/stars.schema'
import { dayOf } from '@portal/api/rules/dates'
import { starStatus, type ObjectionDecision } from '@portal/api/rules/star'
import { oneLower } from '@portal/api/rules/star-figures'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import { notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { ownFiles } from '../files/files.service.ts'
import { findMember } from '../users/users.repository.ts'
import { endOfPublicity, endOfWorkingDays, workingDaysLeft } from './deadlines.ts'
import { getDeskStar, lockRead, moved } from './desk.service.ts'
import { isPublicityOver, isRecused, mayDecide, openObjections } from './desk-view.ts'
import { moveStar } from './move-star.ts'
import {
  insertObjection,
  objectionsOf,
  sheetsOf,
  updateObjection,
  type ObjectionRecord,
} from './sheets.repository.ts'
import { findStar, lockStar, type StarRecord } from './stars.repository.ts'

interface Objecting {
  by: Pick<ObjectionRecord, 'by_kind' | 'by_id' | 'by_name'>
  who: 'member' | 'auditor'
  text: string
  fileIds: readonly string[]
}

/** Notes an objection and stops the clock with the working days that are left, at least one. */
async function object(
  work: Work<MemberCaller | StaffCaller>,
  record: StarRecord,
  { by, who, text, fileIds }: Objecting,
): Promise<string> {
  const { db, now } = work
  const day = dayOf(now).replaceAll('-', '')
  const objection_no = `Y${day}-${String(await nextNumber(db, `objection:${day}`)).padStart(3, '0')}`
  const deadline = endOfWorkingDays(now, record.figures.objection_days)
  await insertObjection(
    db,
    {
      id: work.newId(),
      objection_no,
      application_id: record.id,
      at: now,
      ...by,
      text,
      state: 'open',
      deadline_at: deadline,
      advice: null,
      advice_text: '',
      checked_by: null,
      checked_at: null,
      decided_by: null,
      decided_at: null,
      reason: '',
    },
    fileIds,
  )
  const left = Math.max(1, record.publicity_ends_at ? workingDaysLeft(now, record.publicity_ends_at) : 1)
  await moveStar(work, record, {
    act: 'object',
    who,
    set: {
      publicity_left: record.publicity_left ?? left,
      deadline_at: record.publicity_left === null ? deadline : record.deadline_at,
    },
    diff: { objection_no },
  })
  return objection_no
}

/** A member objects to somebody else's publicity; the applicant is never told who it was. */
export async function objectToStar(
  work: Work<MemberCaller, 'file_missing' | 'own_star' | 'publicity_over'>,
  given: { application_no: string; text: string; file_ids: readonly string[] },
): Promise<{ objection_no: string }> {
  const { db, caller, now } = work
  const seen = await findStar(db, 'staff', given.application_no)
  // what is not published yet, or not any more, is no member's business
  if (!seen || seen.publicity_started_at === null) throw notFound()
  const record = await lockStar(db, seen.id)
  if (record.member_id === caller.id) throw work.refuse('own_star')
  if (record.status !== starStatus.publicity || isPublicityOver(record, now))
    throw work.refuse('publicity_over')
  await ownFiles(work, given.file_ids, { memberId: caller.id, purpose: 'objection' })
  const member = await findMember(db, caller.id)
  const objection_no = await object(work, record, {
    by: { by_kind: 'member', by_id: caller.id, by_name: member?.phone ?? '' },
    who: 'member',
    text: given.text,
    fileIds: given.file_ids,
  })
  return { objection_no }
}

/** One that came by letter or telephone. */
export async function registerObjection(
  work: Work<StaffCaller, 'publicity_over'>,
  applicationNo: string,
  { version, by, text }: { version: number; by: string; text: string },
): Promise<DeskStar> {
  const record = await lockRead(work, { applicationNo, version })
  if (record.status !== starStatus.publicity || isPublicityOver(record, work.now))
    throw work.refuse('publicity_over')
  await object(work, record, {
    by: { by_kind: 'staff', by_id: work.caller.id, by_name: by },
    who: 'auditor',
    text,
    fileIds: [],
  })
  return getDeskStar(work, applicationNo)
}

interface Named {
  version: number
  objection_id: string
}

/** An application in publicity with the named objection, for somebody who has no conflict. */
async function lockObjection(
  work: Work<StaffCaller, 'recused_here'>,
  applicationNo: string,
  { version, objection_id }: Named,
): Promise<{ record: StarRecord; objection: ObjectionRecord; all: ObjectionRecord[] }> {
  const record = await lockRead(work, { applicationNo, version })
  if (record.status !== starStatus.publicity) throw await moved(work, record)
  const all = await objectionsOf(work.db, record.id)
  const objection = all.find(({ id }) => id === objection_id)
  if (!objection) throw notFound()
  if (isRecused(await sheetsOf(work.db, record.id), work.caller.id)) throw work.refuse('recused_here')
  return { record, objection, all }
}

export async function checkObjection(
  work: Work<StaffCaller, 'reason_needed' | 'recused_here'>,
  applicationNo: string,
  given: Named & { advice: ObjectionDecision; reason: string },
): Promise<DeskStar> {
  const { db, caller, now } = work
  const { record, objection } = await lockObjection(work, applicationNo, given)
  if (objection.state !== 'open') throw await moved(work, record)
  if (given.reason === '') throw work.refuse('reason_needed')
  await updateObjection(db, objection.id, {
    state: 'checked',
    advice: given.advice,
    advice_text: given.reason,
    checked_by: caller.id,
    checked_at: now,
  })
  work.audit({
    act: 'stars.checkObjection',
    record: { kind: 'star_application', id: record.application_no },
    diff: { objection_no: objection.objection_no, advice: given.advice },
    reason: given.reason,
  })
  return getDeskStar(work, applicationNo)
}

export interface Decision extends Named {
  decision: ObjectionDecision | 'send_back'
  reason: string
}

const stateAfter = { dismiss: 'dismissed', lower: 'lowered', uphold: 'upheld' } as const

/** The second person decides; what is left of the publicity runs on when no other objection is open. */
export async function decideObjection(
  work: Work<StaffCaller, 'reason_needed' | 'second_decider_needed' | 'star_lowest' | 'recused_here'>,
  applicationNo: string,
  given: Decision,
): Promise<DeskStar> {
  const { db, caller, now } = work
  const { record, objection, all } = await lockObjection(work, applicationNo, given)
  const { decision, reason } = given
  if (objection.state !== 'checked') throw await moved(work, record)
  if (!mayDecide(record, objection, caller.id)) throw work.refuse('second_decider_needed')
  if (reason === '') throw work.refuse('reason_needed')
  if (decision === 'send_back') {
    await updateObjection(db, objection.id, { state: 'open' })
    work.audit({
      act: 'stars.sendObjectionBack',
      record: { kind: 'star_application', id: record.application_no },
      diff: { objection_no: objection.objection_no },
      reason,
    })
    return getDeskStar(work, applicationNo)
  }
  const decided = { state: stateAfter[decision], decided_by: caller.id, decided_at: now, reason }
  await updateObjection(db, objection.id, decided)
  const others = openObjections(all).filter(({ id }) => id !== objection.id)
  if (decision === 'uphold')
    // nothing is left to object to
    for (const other of others) await updateObjection(db, other.id, decided)
  await moveStar(work, record, {
    act: decision,
    who: 'auditor',
    note: reason,
    set: outcome(work, record, decision, { reason, stopped: others.length > 0 }),
    diff: { objection_no: objection.objection_no },
  })
  return getDeskStar(work, applicationNo)
}

function outcome(
  work: Work<StaffCaller, 'star_lowest'>,
  record: StarRecord,
  decision: ObjectionDecision,
  { reason, stopped }: { reason: string; stopped: boolean },
): Partial<StarRecord> {
  const { now } = work
  const { figures, proposed_star, publicity_left, deadline_at } = record
  if (decision === 'uphold')
    return { failed_at: 'objection', remark: reason, ended_at: now, publicity_left: null }
  const days = decision === 'lower' ? figures.publicity_days : (publicity_left ?? figures.publicity_days)
  const ends = endOfPublicity(now, days)
  const clock = stopped
    ? { publicity_left: days, deadline_at }
    : { publicity_left: null, publicity_ends_at: ends, deadline_at: ends }
  if (decision === 'dismiss') return clock
  const below = proposed_star === null ? undefined : oneLower(proposed_star)
  if (below === undefined) throw work.refuse('star_lowest')
  return {
    ...clock,
    proposed_star: below,
    remark: reason,
    publicity_started_at: now,
    publicity_ends_at: ends,
  }
}
