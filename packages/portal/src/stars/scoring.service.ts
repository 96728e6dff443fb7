import type { DeskStar } from '@portal/api/contract/stars.schema'
import { starStatus, type StarLevel } from '@portal/api/rules/star'
import type { Scores } from '@portal/api/rules/star-figures'
import type { StaffCaller } from '../kernel/callers.ts'
import type { Work } from '../kernel/work.ts'
import { getDeskStar, lockHandedIn, lockRead, moved } from './desk.service.ts'
import { ownSheetOf } from './desk-view.ts'
import { anEmptySheet, cancelAgreed, cancelRefused, declared, failed, filled, proposed } from './effects.ts'
import { declarationRefusal, isWritable, mayConclude, mayDecideCancel, proposalRefusal } from './guards.ts'
import { moveStar } from './move-star.ts'
import { sealSheet } from './seal-sheet.ts'
import { insertSheet, sheetsOf, updateSheet, type Comments, type SheetRecord } from './sheets.repository.ts'
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
  const refusal = declarationRefusal(record, sheets, { scorer: caller.id, conflict }, now)
  if (refusal === 'repeated') return getDeskStar(work, applicationNo)
  if (refusal === 'moved') throw await moved(work, record)
  if (refusal) throw work.refuse(refusal)
  if (own) await updateSheet(db, own.id, declared(own, { conflict, note }, now))
  else {
    const given = {
      id: work.newId(),
      application_id: record.id,
      staff_id: caller.id,
      expert_id: null,
      state: conflict ? 'recused' : 'scoring',
      note,
      declared_at: now,
    } as const
    await insertSheet(db, anEmptySheet(given, now))
  }
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
  if (!own || !isWritable(record, own, version)) throw await moved(work, record)
  return { record, own }
}

export async function saveSheet(
  work: Work<StaffCaller>,
  applicationNo: string,
  { version, scores, comments }: SheetBody,
): Promise<DeskStar> {
  const { own } = await lockOwnSheet(work, applicationNo, version)
  await updateSheet(work.db, own.id, filled(own, { scores, comments }, work.now))
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
  if (!mayConclude(record, { star })) throw await moved(work, record)
  const sheets = await sheetsOf(db, record.id)
  const refusal = proposalRefusal(record, sheets, { star, reason, by: caller.id }, now)
  if (refusal) throw work.refuse(refusal)
  if (star === null) {
    await moveStar(work, record, {
      act,
      who: 'auditor',
      note: reason,
      set: failed(reason, now),
    })
    return getDeskStar(work, applicationNo)
  }
  await moveStar(work, record, {
    act,
    who: 'auditor',
    note: reason,
    set: proposed(record, { star, reason, by: caller.id }, now),
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
  if (!mayDecideCancel(record, agree)) throw await moved(work, record)
  if (!agree && reason === '') throw work.refuse('reason_needed')
  await moveStar(work, record, {
    act,
    who: 'auditor',
    note: reason,
    set: agree ? cancelAgreed(reason, work.now) : cancelRefused(record),
  })
  return getDeskStar(work, applicationNo)
}
