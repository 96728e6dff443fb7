import type { StarForm, StarRemark } from '@portal/api/contract/stars.schema'
import { addDays } from '@portal/api/rules/dates'
import { mayMove } from '@portal/api/rules/life'
import { orderStatus } from '@portal/api/rules/order'
import { starLife, starStatus, type StarLevel } from '@portal/api/rules/star'
import { starRenewalDays } from '@portal/api/rules/star-terms'
import {
  meanTotal,
  missingFor,
  proposable,
  type StarFigures,
  type StarProfile,
} from '@portal/api/rules/star-figures'
import {
  hasFreeSeat,
  isComplete,
  isPublicityOver,
  isRecused,
  mayDecide,
  openObjections,
  ownSheetOf,
  totalsOf,
} from './desk-view.ts'
import type { ObjectionRecord, SheetRecord } from './sheets.repository.ts'
import type { StarOutcome, StarRecord } from './stars.repository.ts'

// What stands in the way of an act besides the status, from plain values: the name of the refusal, or null.

type Ended = Pick<StarOutcome, 'status' | 'awarded_star' | 'expires_on'>

/** From when a level can be applied for while it, or a higher one, is held well beyond `today`; null where it is not. */
export function againFrom(star: StarLevel, ended: readonly Ended[], today: string): string | null {
  const renewals = ended.flatMap(({ status, awarded_star, expires_on }) =>
    status === starStatus.awarded && expires_on !== null && (awarded_star ?? 0) >= star
      ? [addDays(expires_on, -starRenewalDays)]
      : [],
  )
  return (
    renewals
      .filter(day => day > today)
      .toSorted()
      .at(-1) ?? null
  )
}

/** Whoever corrects is judged by the figures of the first submission. */
export const keepsFigures = ({ round }: Pick<StarRecord, 'round'>): boolean => round > 0

export function submissionRefusal(
  { star }: Pick<StarForm, 'star'>,
  figures: StarFigures,
  profile: StarProfile,
): 'profile_incomplete' | 'star_not_eligible' | null {
  if (profile.incomplete.length > 0) return 'profile_incomplete'
  return missingFor(figures, star, profile).length > 0 ? 'star_not_eligible' : null
}

/** While it is scored the association is asked, once. */
export const mayAskToCancel = ({ status, cancel_asked_at }: StarRecord): boolean =>
  mayMove(starLife, status, 'ask_cancel', 'member') && cancel_asked_at === null

/** Whether money for an order is on its way, or part of it is there. */
export const isBeingPaid = (
  { status, received_fen }: { status: number; received_fen: number },
  live: { channel: string } | null,
): boolean =>
  (live !== null && live.channel !== 'offline') || status === orderStatus.reported || received_fen > 0

interface Check {
  result: 'pass' | 'return' | 'reject'
  remark: string
  remarks: readonly StarRemark[]
}

export function checkRefusal({ result, remark, remarks }: Check): 'remarks_needed' | 'reason_needed' | null {
  if (result === 'return' && remarks.length === 0 && remark === '') return 'remarks_needed'
  return result === 'reject' && remark === '' ? 'reason_needed' : null
}

interface Declaring {
  scorer: string
  conflict: boolean
}

/** `repeated`: it is there already; `moved`: a sheet that was handed in or given back stays. */
export function declarationRefusal(
  record: StarRecord,
  sheets: readonly SheetRecord[],
  { scorer, conflict }: Declaring,
  now: Date,
): 'repeated' | 'moved' | 'scorers_enough' | null {
  const own = ownSheetOf(sheets, scorer)
  if (own?.state === (conflict ? 'recused' : 'scoring')) return 'repeated'
  if (own && !(own.state === 'scoring' && conflict)) return 'moved'
  return !own && !conflict && !hasFreeSeat(record, sheets, now) ? 'scorers_enough' : null
}

/** Whether a sheet may be written in at the version that was read. */
export const isWritable = (
  { status }: Pick<StarRecord, 'status'>,
  sheet: Pick<SheetRecord, 'state' | 'version'> | undefined,
  version: number,
): boolean => status === starStatus.scoring && sheet?.state === 'scoring' && sheet.version === version

/** Whether the discussion may end; it waits for the answer to an applicant who wants to give up. */
export const mayConclude = (
  { status, cancel_asked_at }: StarRecord,
  { star }: { star: StarLevel | null },
): boolean =>
  mayMove(starLife, status, star === null ? 'fail' : 'propose', 'auditor') && cancel_asked_at === null

interface Proposing {
  star: StarLevel | null
  reason: string
  by: string
}

type NotProposable =
  | 'recused_here'
  | 'sheets_missing'
  | 'reason_needed'
  | 'star_not_proposable'
  | 'star_sum_too_low'

export function proposalRefusal(
  record: StarRecord,
  sheets: readonly SheetRecord[],
  { star, reason, by }: Proposing,
  now: Date,
): NotProposable | null {
  if (isRecused(sheets, by)) return 'recused_here'
  if (!isComplete(record, sheets, now)) return 'sheets_missing'
  if (star !== record.star && reason === '') return 'reason_needed'
  if (star === null) return null
  if (!proposable(record.star).includes(star)) return 'star_not_proposable'
  return meanTotal(totalsOf(sheets)) < record.figures.required[star] ? 'star_sum_too_low' : null
}

/** Whether the association has been asked to let an application go. */
export const mayDecideCancel = ({ status, cancel_asked_at }: StarRecord, agree: boolean): boolean =>
  mayMove(starLife, status, agree ? 'agree_cancel' : 'refuse_cancel', 'auditor') && cancel_asked_at !== null

export const isOpenToObjections = (record: StarRecord, now: Date): boolean =>
  record.status === starStatus.publicity && !isPublicityOver(record, now)

export function decisionRefusal(
  record: StarRecord,
  objection: ObjectionRecord,
  { by, reason }: { by: string; reason: string },
): 'second_decider_needed' | 'reason_needed' | null {
  if (!mayDecide(record, objection, by)) return 'second_decider_needed'
  return reason === '' ? 'reason_needed' : null
}

/** Open objections besides one. */
export const otherObjections = (
  objections: readonly ObjectionRecord[],
  { id }: Pick<ObjectionRecord, 'id'>,
): ObjectionRecord[] => openObjections(objections).filter(other => other.id !== id)

export function awardRefusal(
  record: StarRecord,
  objections: readonly ObjectionRecord[],
  now: Date,
): 'objection_open' | 'publicity_running' | null {
  if (openObjections(objections).length > 0) return 'objection_open'
  return isPublicityOver(record, now) ? null : 'publicity_running'
}

/** How an application ends that nobody acted on in time; null where it goes on. */
export function overdueAct(
  { status, deadline_at }: Pick<StarRecord, 'status' | 'deadline_at'>,
  now: Date,
): 'expire' | 'lapse' | null {
  if (deadline_at === null || deadline_at >= now || !starLife.sets.timed.includes(status)) return null
  return mayMove(starLife, status, 'expire', 'system') ? 'expire' : 'lapse'
}
