import type { DeskStar } from '@portal/api/contract/stars.schema'
import { dayOf } from '@portal/api/rules/dates'
import { starStatus, type ObjectionDecision } from '@portal/api/rules/star'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import { notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { ownFiles } from '../files/files.service.ts'
import { findMember } from '../users/users.repository.ts'
import { getDeskStar, lockRead, moved } from './desk.service.ts'
import { isRecused } from './desk-view.ts'
import {
  anObjection,
  decided,
  endsToo,
  objected,
  objectionChecked,
  objectionDecided,
  objectionSentBack,
} from './effects.ts'
import { decisionRefusal, isOpenToObjections, otherObjections } from './guards.ts'
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
  const given = { id: work.newId(), objection_no, application_id: record.id, ...by, text }
  const objection = anObjection(record, given, now)
  await insertObjection(db, objection, fileIds)
  await moveStar(work, record, {
    act: 'object',
    who,
    set: objected(record, objection, now),
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
  if (!isOpenToObjections(record, now)) throw work.refuse('publicity_over')
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
  if (!isOpenToObjections(record, work.now)) throw work.refuse('publicity_over')
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
  const { advice, reason } = given
  await updateObjection(db, objection.id, objectionChecked({ advice, reason, by: caller.id }, now))
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
  const refusal = decisionRefusal(record, objection, { by: caller.id, reason })
  if (refusal) throw work.refuse(refusal)
  if (decision === 'send_back') {
    await updateObjection(db, objection.id, objectionSentBack())
    work.audit({
      act: 'stars.sendObjectionBack',
      record: { kind: 'star_application', id: record.application_no },
      diff: { objection_no: objection.objection_no },
      reason,
    })
    return getDeskStar(work, applicationNo)
  }
  const others = otherObjections(all, objection)
  const set = decided(record, { decision, reason, stopped: others.length > 0 }, now)
  if (!set) throw work.refuse('star_lowest')
  const outcome = objectionDecided({ decision, reason, by: caller.id }, now)
  for (const { id } of [objection, ...endsToo(decision, others)]) await updateObjection(db, id, outcome)
  await moveStar(work, record, {
    act: decision,
    who: 'auditor',
    note: reason,
    set,
    diff: { objection_no: objection.objection_no },
  })
  return getDeskStar(work, applicationNo)
}
