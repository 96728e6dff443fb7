import type { StarForm, StarRemark } from '@portal/api/contract/stars.schema'
import { addDays, addYears, dayOf, endOfDayAfter, parseTime } from '@portal/api/rules/dates'
import {
  starDraftDays,
  starStatus,
  starYears,
  type ObjectionDecision,
  type StarLevel,
} from '@portal/api/rules/star'
import {
  eachCriterion,
  oneLower,
  totalOf,
  type Scores,
  type StarFigures,
} from '@portal/api/rules/star-figures'
import { endOfPublicity, endOfWorkingDays, workingDaysLeft } from './deadlines.ts'
import type { Comments, ObjectionRecord, SheetRecord } from './sheets.repository.ts'
import type { Snapshot, StarRecord } from './stars.repository.ts'

/**
 * What each act of the star life sets besides the status (D7), from plain values: no SQL, no host. `move` adds a version,
 * and ends the deadline unless the act sets one.
 */
type StarSet = Partial<StarRecord>
type SheetSet = Partial<Omit<SheetRecord, 'expert'>>
type ObjectionSet = Partial<ObjectionRecord>

type Key = Pick<StarRecord, 'id' | 'application_no' | 'member_id'>

/** A draft as it is opened. */
export const opened = (
  key: Key,
  { star, category = '综合', position = '' }: Partial<StarForm> & { star: StarLevel },
  figures: StarFigures,
  now: Date,
): StarRecord => ({
  ...key,
  status: starStatus.draft,
  version: 1,
  round: 0,
  star,
  category,
  position,
  figures,
  snapshot: null,
  name: '',
  unit: '',
  frozen_at: null,
  remarks: [],
  remark: '',
  former_remarks: [],
  former_remark: '',
  failed_at: null,
  cancel_asked_at: null,
  cancel_reason: '',
  proposed_star: null,
  proposed_by: null,
  proposed_at: null,
  proposal_reason: '',
  publicity_started_at: null,
  publicity_ends_at: null,
  publicity_left: null,
  order_no: null,
  awarded_star: null,
  certificate_no: null,
  verify_code: null,
  awarded_on: null,
  expires_on: null,
  revoked_on: null,
  revoked_reason: '',
  created_at: now,
  saved_at: now,
  submitted_at: null,
  checked_at: null,
  paid_at: null,
  scored_at: null,
  ended_at: null,
  deadline_at: endOfDayAfter(now, starDraftDays),
})

/** What is chosen is kept; a draft that somebody writes in is not untouched. `isNew`: it was opened by this very act. */
export const saved = (
  { status, version, deadline_at }: StarRecord,
  chosen: Partial<StarForm>,
  { isNew }: { isNew: boolean },
  now: Date,
) => ({
  ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)),
  version: isNew ? version : version + 1,
  saved_at: now,
  deadline_at: status === starStatus.draft ? endOfDayAfter(now, starDraftDays) : deadline_at,
})

/** The profile and the figures that an application is judged by from its submission on. */
export interface Frozen {
  figures: StarFigures
  snapshot: Snapshot
  name: string
  unit: string
}

export const submitted = (
  { round, remarks, remark }: StarRecord,
  { star, category, position }: StarForm,
  { figures, snapshot, name, unit }: Frozen,
  now: Date,
) =>
  ({
    star,
    category,
    position,
    figures,
    snapshot,
    name,
    unit,
    frozen_at: now,
    round: round + 1,
    remarks: [],
    remark: '',
    former_remarks: remarks,
    former_remark: remark,
    saved_at: now,
    submitted_at: now,
    deadline_at: endOfWorkingDays(now, figures.check_days),
  }) satisfies StarSet

export const returned = (
  { figures }: StarRecord,
  { remarks, remark }: { remarks: StarRemark[]; remark: string },
  now: Date,
): StarSet => ({ remarks, remark, deadline_at: endOfDayAfter(now, figures.correction_days) })

export const rejected = (remark: string, now: Date): StarSet => ({
  remarks: [],
  remark,
  failed_at: 'check',
  checked_at: now,
  ended_at: now,
})

/** The fee that an application owes once it is passed, and until when: by the figures of its submission. */
export const feeOf = ({ figures, star }: StarRecord, now: Date) => ({
  amount_fen: figures.fee_fen[star],
  deadline: endOfDayAfter(now, figures.payment_days),
})

export const passed = (
  { remark, deadline, orderNo }: { remark: string; deadline: Date; orderNo: string | null },
  now: Date,
): StarSet => ({ remarks: [], remark, checked_at: now, deadline_at: deadline, order_no: orderNo })

export const paid = ({ figures }: StarRecord, now: Date): StarSet => ({
  paid_at: now,
  deadline_at: endOfWorkingDays(now, figures.scoring_days),
})

/** The order that ends with an application that its applicant gives up; null where none waits. */
export const orderGivenUp = ({ status, order_no }: Pick<StarRecord, 'status' | 'order_no'>): string | null =>
  status === starStatus.to_pay ? order_no : null

/** Ended without a word of the association: given up, or nobody acted in time. */
export const endedAlone = (now: Date): StarSet => ({ ended_at: now })

export const cancelAsked = ({ deadline_at }: StarRecord, reason: string, now: Date): StarSet => ({
  cancel_asked_at: now,
  cancel_reason: reason,
  deadline_at,
})

export const cancelRefused = ({ deadline_at }: StarRecord): StarSet => ({
  cancel_asked_at: null,
  cancel_reason: '',
  deadline_at,
})

export const cancelAgreed = (reason: string, now: Date): StarSet => ({ remark: reason, ended_at: now })

export const failed = (reason: string, now: Date): StarSet => ({
  failed_at: 'scoring',
  remark: reason,
  scored_at: now,
  ended_at: now,
})

export function proposed(
  { figures }: StarRecord,
  { star, reason, by }: { star: StarLevel; reason: string; by: string },
  now: Date,
): StarSet {
  const ends = endOfPublicity(now, figures.publicity_days)
  return {
    proposed_star: star,
    proposed_by: by,
    proposed_at: now,
    proposal_reason: reason,
    remark: reason,
    scored_at: now,
    publicity_started_at: now,
    publicity_ends_at: ends,
    deadline_at: ends,
  }
}

type Given = Pick<
  ObjectionRecord,
  'id' | 'objection_no' | 'application_id' | 'by_kind' | 'by_id' | 'by_name' | 'text'
>

/** An objection as it comes in. */
export const anObjection = ({ figures }: StarRecord, given: Given, now: Date): ObjectionRecord => ({
  ...given,
  at: now,
  state: 'open',
  deadline_at: endOfWorkingDays(now, figures.objection_days),
  advice: null,
  advice_text: '',
  checked_by: null,
  checked_at: null,
  decided_by: null,
  decided_at: null,
  reason: '',
})

/** The clock stops with the working days that are left, at least one; a second objection finds it stopped. */
export function objected(
  { publicity_left, publicity_ends_at, deadline_at }: StarRecord,
  objection: Pick<ObjectionRecord, 'deadline_at'>,
  now: Date,
): StarSet {
  const left = Math.max(1, publicity_ends_at ? workingDaysLeft(now, publicity_ends_at) : 1)
  return {
    publicity_left: publicity_left ?? left,
    deadline_at: publicity_left === null ? objection.deadline_at : deadline_at,
  }
}

export const objectionChecked = (
  { advice, reason, by }: { advice: ObjectionDecision; reason: string; by: string },
  now: Date,
): ObjectionSet => ({ state: 'checked', advice, advice_text: reason, checked_by: by, checked_at: now })

/** It is looked into once more. */
export const objectionSentBack = (): ObjectionSet => ({ state: 'open' })

const stateAfter = { dismiss: 'dismissed', lower: 'lowered', uphold: 'upheld' } as const

export const objectionDecided = (
  { decision, reason, by }: { decision: ObjectionDecision; reason: string; by: string },
  now: Date,
): ObjectionSet => ({ state: stateAfter[decision], decided_by: by, decided_at: now, reason })

/** Of the objections that are open besides the one that is decided: those that end with it. */
export const endsToo = (
  decision: ObjectionDecision,
  others: readonly ObjectionRecord[],
): readonly ObjectionRecord[] =>
  // nothing is left to object to
  decision === 'uphold' ? others : []

/** What is left of the publicity runs on when no other objection is open; null: there is no level below. */
export function decided(
  record: StarRecord,
  { decision, reason, stopped }: { decision: ObjectionDecision; reason: string; stopped: boolean },
  now: Date,
): StarSet | null {
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
  if (below === undefined) return null
  return {
    ...clock,
    proposed_star: below,
    remark: reason,
    publicity_started_at: now,
    publicity_ends_at: ends,
  }
}

/** `serial`: the certificate's number in its year. */
export function awarded(
  { star, serial, verifyCode }: { star: StarLevel; serial: number; verifyCode: string },
  now: Date,
) {
  const today = dayOf(now)
  const expires_on = addDays(addYears(today, starYears), -1)
  return {
    awarded_star: star,
    verify_code: verifyCode,
    certificate_no: `NEFMA-${star}-${today.slice(0, 4)}${String(serial).padStart(4, '0')}`,
    awarded_on: today,
    expires_on,
    ended_at: now,
    deadline_at: parseTime(`${expires_on} 23:59:59`),
  } satisfies StarSet
}

/** A certificate that is over stays as it was awarded. */
export const expired = (): StarSet => ({})

export const revoked = (reason: string, now: Date): StarSet => ({
  revoked_on: dayOf(now),
  revoked_reason: reason,
  remark: reason,
})

type NewSheet = Pick<
  SheetRecord,
  'id' | 'application_id' | 'staff_id' | 'expert_id' | 'state' | 'note' | 'declared_at'
>

/** A sheet as it begins: whoever has a conflict has one too, which stays empty. */
export const anEmptySheet = (given: NewSheet, now: Date): Omit<SheetRecord, 'expert'> => ({
  ...given,
  version: 1,
  scores: eachCriterion(() => null),
  comments: eachCriterion(() => ''),
  total: null,
  saved_at: now,
  handed_in_at: null,
})

/** A word about conflicts, on a sheet that is there; an expert's waits for its first one. */
export const declared = (
  sheet: SheetRecord,
  { conflict, note }: { conflict: boolean; note: string },
  now: Date,
): SheetSet => ({
  state: conflict ? 'recused' : 'scoring',
  note,
  version: sheet.version + 1,
  declared_at: sheet.declared_at ?? now,
  saved_at: now,
})

export interface Filled {
  scores: Scores
  comments: Comments
}

export const filled = ({ version }: SheetRecord, { scores, comments }: Filled, now: Date) =>
  ({ scores, comments, version: version + 1, saved_at: now }) satisfies SheetSet

/** The seal falls; null while a score is missing. */
export function sealed({ figures }: StarRecord, sheet: SheetRecord, given: Filled, now: Date) {
  const total = totalOf(figures.weights, given.scores)
  if (total === null) return null
  return { ...filled(sheet, given, now), total, state: 'handed_in', handed_in_at: now } satisfies SheetSet
}
