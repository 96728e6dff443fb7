import type { DeskStarAct } from '@portal/api/contract/stars.schema'
import { starStatus } from '@portal/api/rules/star'
import { needsThird, sheetsComplete } from '@portal/api/rules/star-figures'
import { mayMove } from '@portal/api/rules/life'
import { starLife } from '@portal/api/rules/star'
import type { PaperRecord } from './papers.repository.ts'
import { endOfWorkingDays } from './deadlines.ts'
import type { Invitation, ObjectionRecord, SheetRecord } from './sheets.repository.ts'
import type { StarRecord } from './stars.repository.ts'

/** Everything that what a clerk may see and do depends on. */
export interface DeskCase {
  record: StarRecord
  sheets: readonly SheetRecord[]
  objections: readonly ObjectionRecord[]
  paper: PaperRecord | null
}

export const handedIn = (sheets: readonly SheetRecord[]): SheetRecord[] =>
  sheets.filter(({ state }) => state === 'handed_in')
export const totalsOf = (sheets: readonly SheetRecord[]): number[] =>
  handedIn(sheets).flatMap(({ total }) => total ?? [])

/** Whether an expert's link opens anything, as far as the invitation itself says. */
export const isInvited = (
  { revoked_at, expires_at }: Pick<Invitation, 'revoked_at' | 'expires_at'>,
  now: Date,
) => revoked_at === null && expires_at > now

/** Whether a sheet takes a scorer's seat: what is handed in stays, an expert's seat is free with the invitation. */
export const isSeated = ({ state, expert }: Pick<SheetRecord, 'state' | 'expert'>, now: Date): boolean =>
  state === 'handed_in' || (state !== 'recused' && (expert === null || isInvited(expert, now)))

const seated = (sheets: readonly SheetRecord[], now: Date) => sheets.filter(sheet => isSeated(sheet, now))

/** The sheet of a scorer, whether a clerk or an external expert. */
export const ownSheetOf = (sheets: readonly SheetRecord[], scorerId: string): SheetRecord | undefined =>
  sheets.find(({ staff_id, expert_id }) => staff_id === scorerId || expert_id === scorerId)

/** Whether a scorer is still wanted: two of them, and a third when their sums are too far apart (D7). */
export function hasFreeSeat({ figures }: StarRecord, sheets: readonly SheetRecord[], now: Date): boolean {
  const taken = seated(sheets, now)
  if (taken.length < 2) return true
  return taken.length === 2 && needsThird(figures, totalsOf(taken))
}

/** Whether every sheet that the rule asks for is handed in. Then nobody scores any more, and all may be seen. */
export const isComplete = ({ figures }: StarRecord, sheets: readonly SheetRecord[], now: Date): boolean =>
  seated(sheets, now).every(({ state }) => state === 'handed_in') && sheetsComplete(figures, totalsOf(sheets))

export const isRecused = (sheets: readonly SheetRecord[], scorerId: string): boolean =>
  ownSheetOf(sheets, scorerId)?.state === 'recused'

/** States in which the people who judge see masked names alone. */
export const isMasked = ({ status }: Pick<StarRecord, 'status'>): boolean =>
  status === starStatus.scoring || status === starStatus.publicity

/** Whether a clerk may open the file: while it is scored only who declared, never who has a conflict (D7). */
export function mayOpen({ record, sheets }: DeskCase, staffId: string, now: Date): boolean {
  const own = ownSheetOf(sheets, staffId)
  if (isMasked(record) && own?.state === 'recused') return false
  return record.status !== starStatus.scoring || own !== undefined || isComplete(record, sheets, now)
}

/** Sheets that a clerk may see: none but the own before that one is handed in, or all are (D7). */
export function visibleSheets({ record, sheets }: DeskCase, staffId: string, now: Date): SheetRecord[] {
  const own = ownSheetOf(sheets, staffId)
  if (own?.state === 'recused') return []
  const given = sheets.filter(({ state }) => state === 'handed_in')
  if (record.status !== starStatus.scoring || isComplete(record, sheets, now)) return given
  return own?.state === 'handed_in' ? given : []
}

export const openObjections = (objections: readonly ObjectionRecord[]): ObjectionRecord[] =>
  objections.filter(({ state }) => state === 'open' || state === 'checked')

/** Who found out about an objection, or proposed what it is against, does not decide it (D7). */
export const mayDecide = (record: StarRecord, objection: ObjectionRecord, staffId: string): boolean =>
  objection.checked_by !== staffId && record.proposed_by !== staffId

export const isPublicityOver = (
  { publicity_ends_at, publicity_left }: Pick<StarRecord, 'publicity_ends_at' | 'publicity_left'>,
  now: Date,
): boolean => publicity_left === null && publicity_ends_at !== null && publicity_ends_at <= now

/** Working days that an expert has at least, however late the scoring is. */
const leastExpertDays = 5

/** Until when an expert who is invited now may score: to the end of the scoring, and five working days at least. */
export function endOfInvitation({ deadline_at }: Pick<StarRecord, 'deadline_at'>, now: Date): Date {
  const least = endOfWorkingDays(now, leastExpertDays)
  return deadline_at !== null && deadline_at > least ? deadline_at : least
}

/** What a clerk may do now. */
export function deskActs(one: DeskCase, staffId: string, now: Date): DeskStarAct[] {
  const { record, sheets, objections, paper } = one
  const may = (
    act: Parameters<typeof mayMove<typeof record.status, 'auditor', keyof typeof starLife.moves>>[2],
  ) => mayMove(starLife, record.status, act, 'auditor')
  const own = ownSheetOf(sheets, staffId)
  const recused = own?.state === 'recused'
  const complete = isComplete(record, sheets, now)
  const scoring = record.status === starStatus.scoring
  const asked = record.cancel_asked_at !== null
  const open = openObjections(objections)
  const acts: Record<DeskStarAct, boolean> = {
    check: may('pass'),
    declare: scoring && own === undefined && hasFreeSeat(record, sheets, now),
    score: scoring && own?.state === 'scoring',
    recuse: scoring && own?.state === 'scoring',
    invite_expert: scoring && !recused && hasFreeSeat(record, sheets, now),
    propose: may('propose') && complete && !recused && !asked,
    fail: may('fail') && complete && !recused && !asked,
    decide_cancel: may('agree_cancel') && asked,
    register_objection: may('object') && !isPublicityOver(record, now),
    check_objection: !recused && open.some(({ state }) => state === 'open'),
    decide_objection:
      !recused &&
      open.some(objection => objection.state === 'checked' && mayDecide(record, objection, staffId)),
    award: may('award') && open.length === 0 && isPublicityOver(record, now),
    revoke: may('revoke'),
    paper: paper !== null && record.status === starStatus.awarded,
  }
  return (Object.keys(acts) as DeskStarAct[]).filter(act => acts[act])
}
