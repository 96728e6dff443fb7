import type {
  DeskStar,
  DeskStarRow,
  HandedInSheet,
  OwnSheet,
  StarObjection,
} from '@portal/api/contract/stars.schema'
import { formatTime } from '@portal/api/rules/dates'
import { maskName, maskPhone } from '@portal/api/rules/masks'
import { collections } from '@portal/api/rules/profile-form'
import { financialworkage } from '@portal/api/rules/options'
import { starLife, starStatus } from '@portal/api/rules/star'
import { daysOf } from '@portal/api/rules/star-figure-sets'
import { eachCriterion, filledScores, meanTotal, missingFor, oneLower } from '@portal/api/rules/star-figures'
import type { StaffCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import { fileRefs } from '../files/files.service.ts'
import { staffNames } from '../staff/staff.repository.ts'
import { timeOrNull, workingDaysLeft } from './deadlines.ts'
import {
  deskActs,
  hasFreeSeat,
  isComplete,
  isMasked,
  isPublicityOver,
  mayOpen,
  ownSheetOf,
  totalsOf,
  visibleSheets,
  type DeskCase,
} from './desk-view.ts'
import { findPaper } from './papers.repository.ts'
import { expertsOf } from './experts.repository.ts'
import { presentExperts } from './present-experts.ts'
import {
  categoryOf,
  failureOf,
  presentCertificate,
  presentHistory,
  presentPaper,
  statusOf,
} from './present.ts'
import {
  objectionFiles,
  objectionsOf,
  sheetsOf,
  type ObjectionRecord,
  type SheetRecord,
} from './sheets.repository.ts'
import { laterChanges, measured, presentSnapshot, withoutProof, wordsIn } from './snapshot.ts'
import { starHistory, type Snapshot, type StarRecord } from './stars.repository.ts'

type Reading = ReadContext<StaffCaller>

/** What a row needs besides the row itself. */
export interface RowCase {
  own: SheetRecord | undefined
  freeSeat: boolean
  complete: boolean
  objections: number
  over: boolean
  paused: boolean
}

type ListedRow = Pick<
  StarRecord,
  | 'application_no'
  | 'name'
  | 'unit'
  | 'star'
  | 'proposed_star'
  | 'position'
  | 'round'
  | 'submitted_at'
  | 'deadline_at'
  | 'cancel_asked_at'
  | 'publicity_ends_at'
  | 'certificate_no'
> & { status: number; category: string; failed_at: string | null }

function mineOf({ own, freeSeat }: RowCase, scoring: boolean): DeskStarRow['mine'] {
  if (!scoring) return null
  const toDeclare = own ? own.state === 'invited' : freeSeat
  return toDeclare ? 'to_declare' : own && own.state !== 'invited' ? own.state : null
}

function stageOf(row: ListedRow, { complete, over, paused }: RowCase): DeskStarRow['stage'] {
  const status = statusOf(row)
  if (status === starStatus.publicity) return paused ? 'objection' : over ? 'awardable' : null
  if (status !== starStatus.scoring) return null
  return row.cancel_asked_at !== null ? 'cancel_asked' : complete ? 'discussion' : null
}

export function presentDeskRow(row: ListedRow, about: RowCase, now: Date): DeskStarRow {
  const status = statusOf(row)
  const { deadline_at } = row
  return {
    application_no: row.application_no,
    name: isMasked({ status }) ? maskName(row.name) : row.name,
    unit: row.unit,
    star: row.star,
    proposed_star: row.proposed_star,
    category: categoryOf(row),
    position: row.position,
    status,
    failed_at: failureOf(row),
    stage: stageOf(row, about),
    round: row.round,
    submitted_at: timeOrNull(row.submitted_at),
    deadline_at: timeOrNull(deadline_at),
    working_days_left: deadline_at === null ? null : workingDaysLeft(now, deadline_at),
    mine: mineOf(about, status === starStatus.scoring),
    mine_filled: about.own ? filledScores(about.own.scores) : 0,
    objections: about.objections,
    publicity_ends_at: timeOrNull(row.publicity_ends_at),
    certificate_no: row.certificate_no,
  }
}

const isBand = (code: unknown): code is keyof typeof financialworkage =>
  typeof code === 'string' && Object.hasOwn(financialworkage, code)

/** What the portal looks up by itself for the first check. */
function checksOf({ figures, star }: StarRecord, snapshot: Snapshot): DeskStar['checks'] {
  const profile = measured(snapshot)
  const missing = missingFor(figures, star, profile)
  const needs = figures.needs[star]
  const band = snapshot.basics.content['financialworkage']
  const met = [
    ['资料完整', '资料完整'],
    ['财务工龄', `财务工龄 ${isBand(band) ? financialworkage[band] : ''}，要求 ${needs.work_years} 年以上`],
    ['职业资格证书', `职业资格证书 ${profile.credentials} 条，要求 ${needs.credentials} 条`],
    ['工作业绩', `工作业绩 ${profile.profits} 条，要求 ${needs.profits} 条`],
    ['论文成果', `论文成果 ${profile.papers} 条，要求 ${needs.papers} 条`],
  ] as const
  const titles = {
    customer_edus: collections.customer_edus.title,
    customer_jobs: collections.customer_jobs.title,
    credentials: collections.credentials.title,
    job_profits: collections.job_profits.title,
    papers: collections.papers.title,
  }
  return [
    ...missing.map(({ rule, have, need }) => ({
      result: 'unmet' as const,
      text: `${rule}：${have}，要求${need}`,
    })),
    ...met
      .filter(([rule]) => !missing.some(one => one.rule === rule))
      .map(([, text]) => ({ result: 'met' as const, text })),
    ...withoutProof(snapshot, titles).map(text => ({
      result: 'look' as const,
      text: `${text}没有附证明材料`,
    })),
    { result: 'met' as const, text: '没有另一份办理中的申请' },
  ]
}

const places = ['甲', '乙', '丙'] as const

function presentSheets(sheets: readonly SheetRecord[], staffId: string): HandedInSheet[] {
  return sheets.map((sheet, index) => ({
    scorer: sheet.expert === null ? `评委${places[index] ?? ''}` : `${sheet.expert.name}（外部专家）`,
    own: sheet.staff_id === staffId,
    scores: eachCriterion(criterion => sheet.scores[criterion] ?? 0),
    comments: sheet.comments,
    total: sheet.total ?? 0,
    handed_in_at: formatTime(sheet.handed_in_at ?? sheet.saved_at),
  }))
}

async function presentObjections(
  context: Reading,
  objections: readonly ObjectionRecord[],
): Promise<StarObjection[]> {
  const { db, caller, now } = context
  const files = await objectionFiles(
    db,
    objections.map(({ id }) => id),
  )
  const names = await staffNames(
    db,
    objections.flatMap(({ checked_by, decided_by }) => [checked_by ?? [], decided_by ?? []].flat()),
  )
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? '协会'))
  return Promise.all(
    objections.map(async objection => ({
      id: objection.id,
      objection_no: objection.objection_no,
      at: formatTime(objection.at),
      by: objection.by_kind === 'member' ? maskPhone(objection.by_name) : objection.by_name,
      text: objection.text,
      attachments: await fileRefs(
        context,
        files.filter(({ objection_id }) => objection_id === objection.id).map(({ file_id }) => file_id),
      ),
      state: objection.state,
      deadline_at: formatTime(objection.deadline_at),
      working_days_left: workingDaysLeft(now, objection.deadline_at),
      advice: objection.advice,
      advice_text: objection.advice_text,
      checked_by: nameOf(objection.checked_by),
      checked_by_me: objection.checked_by === caller.id,
      checked_at: timeOrNull(objection.checked_at),
      decided_by: nameOf(objection.decided_by),
      decided_at: timeOrNull(objection.decided_at),
      reason: objection.reason,
    })),
  )
}

/** null before a conflict of interests was denied or declared. */
export function presentOwnSheet(own: SheetRecord | undefined): OwnSheet | null {
  if (!own) return null
  const { state, version, scores, comments, declared_at, saved_at } = own
  if (state === 'invited' || declared_at === null) return null
  return {
    state,
    version,
    scores,
    comments,
    declared_at: formatTime(declared_at),
    saved_at: formatTime(saved_at),
  }
}

function publicityOf({ publicity_started_at, publicity_ends_at, publicity_left }: StarRecord, now: Date) {
  if (publicity_started_at === null || publicity_ends_at === null) return null
  const paused = publicity_left !== null
  return {
    started_at: formatTime(publicity_started_at),
    ends_at: paused ? null : formatTime(publicity_ends_at),
    paused,
    days_left: publicity_left ?? workingDaysLeft(now, publicity_ends_at),
  }
}

export async function caseOf({ db }: Pick<Reading, 'db'>, record: StarRecord): Promise<DeskCase> {
  return {
    record,
    sheets: await sheetsOf(db, record.id),
    objections: await objectionsOf(db, record.id),
    paper: await findPaper(db, record.id),
  }
}

/** One application as this clerk may see it. */
export async function presentDeskStar(context: Reading, record: StarRecord): Promise<DeskStar> {
  const { db, caller, now } = context
  const one = await caseOf(context, record)
  const { sheets, objections, paper } = one
  const { figures, star, proposed_star, proposed_by, proposed_at, snapshot, cancel_asked_at } = record
  const own = ownSheetOf(sheets, caller.id)
  const complete = isComplete(record, sheets, now)
  const seen = visibleSheets(one, caller.id, now)
  const open = mayOpen(one, caller.id, now)
  const below = oneLower(star)
  const proposer = proposed_by === null ? undefined : (await staffNames(db, [proposed_by])).get(proposed_by)
  const about: RowCase = {
    own,
    freeSeat: hasFreeSeat(record, sheets, now),
    complete,
    objections: objections.length,
    over: isPublicityOver(record, now),
    paused: record.publicity_left !== null,
  }
  return {
    ...presentDeskRow(record, about, now),
    version: record.version,
    fee_fen: figures.fee_fen[star],
    order_no: record.order_no,
    snapshot: snapshot && open ? presentSnapshot(context, snapshot, { masked: isMasked(record) }) : null,
    words: snapshot && open ? await wordsIn(db, snapshot) : [],
    frozen_at: timeOrNull(record.frozen_at),
    later_changes: snapshot ? await laterChanges(db, record.member_id, snapshot) : 0,
    remarks: record.remarks,
    remark: record.remark,
    former_remarks: record.former_remarks,
    former_remark: record.former_remark,
    checks: snapshot && open ? checksOf(record, snapshot) : [],
    days: daysOf(figures),
    weights: figures.weights,
    required: figures.required[star],
    required_below: below === undefined ? null : figures.required[below],
    spread: figures.spread,
    own_sheet: presentOwnSheet(own),
    sheets: presentSheets(seen, caller.id),
    experts: await presentExperts(context, await expertsOf(db, record.id), { sheets, seen }),
    sheets_complete: complete && seen.length > 0,
    mean: complete && seen.length > 0 ? meanTotal(totalsOf(sheets)) : null,
    cancel_asked:
      cancel_asked_at !== null && record.status === starStatus.scoring
        ? { at: formatTime(cancel_asked_at), reason: record.cancel_reason }
        : null,
    proposal:
      proposed_star !== null && proposed_at !== null
        ? {
            star: proposed_star,
            reason: record.proposal_reason,
            by: proposer ?? '协会',
            by_me: proposed_by === caller.id,
            at: formatTime(proposed_at),
          }
        : null,
    publicity: publicityOf(record, now),
    objection_list: await presentObjections(context, objections),
    certificate: presentCertificate(record),
    paper: await presentPaper(context, paper),
    history: await presentHistory(
      context,
      starLife,
      await starHistory(db, record.id),
      isMasked(record) ? maskName(record.name) : record.name,
    ),
    allowed: deskActs(one, caller.id, now),
  }
}
