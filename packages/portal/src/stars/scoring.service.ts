import type { DeskStar } from '@portal/api/contract/stars.schema'
import { starStatus, type StarLevel } from '@portal/api/rules/star'
import { meanTotal, proposable, type Scores } from '@portal/api/rules/star-figures'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { endOfPublicity } from './deadlines.ts'
import { getDeskStar, lockHandedIn, lockRead, moved } from './desk.service.ts'
import { hasFreeSeat, isComplete, isRecused, ownSheetOf } from './desk-view.ts'
import { moveStar } from './move-star.ts'
import { eachCriterion, totalsOf } from './present.ts'
import { sealSheet } from './seal-sheet.ts'
import { insertSheet, sheetsOf, updateSheet, type Comments, type SheetRecord } from './sheets.repository.ts'
import { stars } from './stars.life.ts'
import type { StarRecord } from './stars.repository.ts'

const trailOf = ({ application_no }: StarRecord) => ({ kind: 'star_application', id: application_no })

/** Takes a seat, or says why not. Who finds a conflict later gives the seat back, as long as nothing is handed in. */
export async function declareInterest(
  work: Work<StaffCaller, 'scorers_enough'>,
  applicationNo: string,
  { conflict, note }: { conflict: boolean; note: string },
): Promise<DeskStar> {
  const { db, caller, now } = work
  const record = await lockHandedIn(work, applicationNo)
  if (record.status !== starStatus.scoring) throw await moved(work, record)
  const sheets = await sheetsOf(db, record.id)
  const own = ownSheetOf(sheets, caller.id)
  const state = conflict ? 'recused' : 'scoring'
  // the same said twice
  if (own?.state === state) return getDeskStar(work, applicationNo)
  if (own && !(own.state === 'scoring' && conflict)) throw await moved(work, record)
  if (!own && !conflict && !hasFreeSeat(record, sheets, now)) throw work.refuse('scorers_enough')
  if (own) await updateSheet(db, own.id, { state, note, version: own.version + 1, saved_at: now })
  else
    await insertSheet(db, {
      id: work.newId(),
      application_id: record.id,
      staff_id: caller.id,
      expert_id: null,
      state,
      version: 1,
      scores: eachCriterion(() => null),
      comments: eachCriterion(() => ''),
      total: null,
      note,
      declared_at: now,
      saved_at: now,
      handed_in_at: null,
    })
  work.audit({ act: 'stars.declare', record: trailOf(record), diff: { conflict }, reason: note })
  return getDeskStar(work, applicationNo)
}

export interface SheetBody {
  version: number
  scores: Scores
  comments: Comments
}

/** The own sheet while it may be written, at the version that was read. */
async function lockOwnSheet(
  work: Work<StaffCaller>,
  applicationNo: string,
  version: number,
): Promise<{ record: StarRecord; own: SheetRecord }> {
  const record = await lockHandedIn(work, applicationNo)
  const own = ownSheetOf(await sheetsOf(work.db, record.id), work.caller.id)
  const isOpen = record.status === starStatus.scoring && own?.state === 'scoring' && own.version === version
  if (!own || !isOpen) throw await moved(work, record)
  return { record, own }
}

export async function saveSheet(
  work: Work<StaffCaller>,
  applicationNo: string,
  { version, scores, comments }: SheetBody,
): Promise<DeskStar> {
  const { own } = await lockOwnSheet(work, applicationNo, version)
  await updateSheet(work.db, own.id, { scores, comments, version: version + 1, saved_at: work.now })
  return getDeskStar(work, applicationNo)
}

/** Hands the own sheet in: nobody changes it after that. */
export async function handInSheet(
  work: Work<StaffCaller, 'scores_missing'>,
  applicationNo: string,
  { version, ...body }: SheetBody,
): Promise<DeskStar> {
  const { record, own } = await lockOwnSheet(work, applicationNo, version)
  await sealSheet(work, { record, sheet: own }, body)
  // without the sum: the trail is read by those who may not see it yet
  work.audit({ act: 'stars.handInSheet', record: trailOf(record) })
  return getDeskStar(work, applicationNo)
}

export interface Proposal {
  version: number
  /** null: none is awarded. */
  star: StarLevel | null
  reason: string
}

/** What came of the discussion: the level, one lower with a reason, or none with a reason. */
export async function proposeStar(
  work: Work<
    StaffCaller,
    'sheets_missing' | 'reason_needed' | 'star_sum_too_low' | 'star_not_proposable' | 'recused_here'
  >,
  applicationNo: string,
  { version, star, reason }: Proposal,
): Promise<DeskStar> {
  const { db, caller, now } = work
  const record = await lockRead(work, { applicationNo, version })
  const act = star === null ? 'fail' : 'propose'
  if (!canMove(stars, record, act, 'auditor') || record.cancel_asked_at !== null)
    throw await moved(work, record)
  const sheets = await sheetsOf(db, record.id)
  if (isRecused(sheets, caller.id)) throw work.refuse('recused_here')
  if (!isComplete(record, sheets, now)) throw work.refuse('sheets_missing')
  if (star !== record.star && reason === '') throw work.refuse('reason_needed')
  if (star === null) {
    await moveStar(work, record, {
      act,
      who: 'auditor',
      note: reason,
      set: { failed_at: 'scoring', remark: reason, scored_at: now, ended_at: now },
    })
    return getDeskStar(work, applicationNo)
  }
  if (!proposable(record.star).includes(star)) throw work.refuse('star_not_proposable')
  if (meanTotal(totalsOf(sheets)) < record.figures.required[star]) throw work.refuse('star_sum_too_low')
  const ends = endOfPublicity(now, record.figures.publicity_days)
  await moveStar(work, record, {
    act,
    who: 'auditor',
    note: reason,
    set: {
      proposed_star: star,
      proposed_by: caller.id,
      proposed_at: now,
      proposal_reason: reason,
      remark: reason,
      scored_at: now,
      publicity_started_at: now,
      publicity_ends_at: ends,
      deadline_at: ends,
    },
    diff: { star },
  })
  return getDeskStar(work, applicationNo)
}

/** Agrees that an application is given up while it is scored, or lets it go on; the fee stays either way. */
export async function decideStarCancel(
  work: Work<StaffCaller, 'reason_needed'>,
  applicationNo: string,
  { version, agree, reason }: { version: number; agree: boolean; reason: string },
): Promise<DeskStar> {
  const record = await lockRead(work, { applicationNo, version })
  const act = agree ? 'agree_cancel' : 'refuse_cancel'
  if (!canMove(stars, record, act, 'auditor') || record.cancel_asked_at === null)
    throw await moved(work, record)
  if (!agree && reason === '') throw work.refuse('reason_needed')
  await moveStar(work, record, {
    act,
    who: 'auditor',
    note: reason,
    set: agree
      ? { remark: reason, ended_at: work.now }
      : { cancel_asked_at: null, cancel_reason: '', deadline_at: record.deadline_at },
  })
  return getDeskStar(work, applicationNo)
}
