import type {
  CertificateFacts,
  PaperCertificate,
  StarApplication,
  StarCertificate,
  StarRow,
} from '@portal/api/contract/stars.schema'
import type { HistoryEntry } from '@portal/api/contract/fields'
import { addDays, formatTime } from '@portal/api/rules/dates'
import { allowedActs, historyText } from '@portal/api/rules/life'
import { maskPhone } from '@portal/api/rules/masks'
import {
  paperLife,
  starCategories,
  starFailedAt,
  starLife,
  starStatus,
  type StarCategory,
  type StarFailedAt,
  type StarLevel,
  type StarStatus,
} from '@portal/api/rules/star'
import { starRetryMonths } from '@portal/api/rules/star-terms'
import { criterionNames, eachCriterion, meanTotal } from '@portal/api/rules/star-figures'
import { statusIn } from '@portal/api/rules/life'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import type { ReadContext } from '../kernel/work.ts'
import { staffNames } from '../staff/staff.repository.ts'
import { timeOrNull, workingDaysLeft } from './deadlines.ts'
import { handedIn, totalsOf } from './desk-view.ts'
import { paperHistory, type PaperRecord } from './papers.repository.ts'
import { sheetsOf, type SheetRecord } from './sheets.repository.ts'
import { laterChanges, nameIn, placeInWords } from './snapshot.ts'
import type { ListedStar } from './star-lists.repository.ts'
import { starHistory, type StarRecord } from './stars.repository.ts'
import { findPaper } from './papers.repository.ts'

export type Reader = MemberCaller | StaffCaller

export const statusOf = ({ status }: { status: number }): StarStatus => statusIn<StarStatus>(starLife, status)

type Row = Pick<
  ListedStar,
  | 'application_no'
  | 'star'
  | 'awarded_star'
  | 'category'
  | 'position'
  | 'status'
  | 'failed_at'
  | 'submitted_at'
  | 'ended_at'
  | 'certificate_no'
  | 'expires_on'
>

export const categoryOf = ({ category }: { category: string }): StarCategory =>
  starCategories.find(known => known === category) ?? '综合'
export const failureOf = ({ failed_at }: { failed_at: string | null }): StarFailedAt | null =>
  starFailedAt.find(known => known === failed_at) ?? null

export const presentStarRow = (row: Row): StarRow => ({
  application_no: row.application_no,
  star: row.star,
  awarded_star: row.awarded_star,
  category: categoryOf(row),
  position: row.position,
  status: statusOf(row),
  failed_at: failureOf(row),
  submitted_at: timeOrNull(row.submitted_at),
  ended_at: timeOrNull(row.ended_at),
  certificate_no: row.certificate_no,
  expires_on: row.expires_on,
})

/** What anybody may know of a certificate who has its code. */
export function certificateFacts(record: StarRecord): CertificateFacts | null {
  const { certificate_no, verify_code, awarded_star, awarded_on, expires_on, snapshot } = record
  if (
    certificate_no === null ||
    verify_code === null ||
    awarded_star === null ||
    awarded_on === null ||
    expires_on === null
  )
    return null
  return {
    certificate_no,
    verify_code,
    star: awarded_star,
    holder: snapshot ? nameIn(snapshot) : record.name,
    position: record.position,
    category: categoryOf(record),
    awarded_on,
    expires_on,
    revoked_on: record.revoked_on,
  }
}

/** A certificate for its holder and the association. */
export function presentCertificate(record: StarRecord): StarCertificate | null {
  const facts = certificateFacts(record)
  return facts && { ...facts, revoked_reason: record.revoked_reason }
}

interface Line {
  at: Date
  act: string
  actor_kind: string
  actor_id: string
  note: string
}

/** Lines of a history; the association's people are named to each other alone. */
export async function presentHistory(
  { db, caller }: ReadContext<Reader>,
  life: Parameters<typeof historyText>[0],
  lines: readonly Line[],
  person: string,
): Promise<HistoryEntry[]> {
  const isStaff = caller.kind === 'staff'
  const names = isStaff
    ? await staffNames(
        db,
        lines.filter(({ actor_kind }) => actor_kind === 'staff').map(({ actor_id }) => actor_id),
      )
    : new Map<string, string>()
  const by = ({ actor_kind, actor_id }: Line): string => {
    if (actor_kind === 'system') return '系统'
    if (actor_kind === 'member') return isStaff ? person : actor_id === caller.id ? '本人' : '异议人'
    return names.get(actor_id) ?? '协会'
  }
  return lines.map(line => ({
    at: formatTime(line.at),
    text: historyText(life, line.act),
    by: by(line),
    // what a stranger wrote is between the stranger and the association
    note: !isStaff && line.actor_kind === 'member' && line.actor_id !== caller.id ? '' : line.note,
  }))
}

export async function presentPaper(
  context: ReadContext<Reader>,
  paper: PaperRecord | null,
): Promise<PaperCertificate | null> {
  if (!paper) return null
  const { keys, caller, db } = context
  const { id, status, version, receiver, carrier, tracking_no, moved_at } = paper
  return {
    id,
    status,
    version,
    receiver,
    phone: maskPhone(keys.decrypt(paper.phone_enc, 'profile')),
    address: keys.decrypt(paper.address_enc, 'profile'),
    carrier,
    tracking_no,
    at: formatTime(moved_at),
    history: await presentHistory(context, paperLife, await paperHistory(db, id), '会员'),
    allowed: allowedActs(paperLife, status, caller.kind === 'member' ? 'member' : 'auditor'),
  }
}

/** Mean scores and unsigned comments, once the application is decided. */
function resultOf(record: StarRecord, sheets: readonly SheetRecord[]): StarApplication['result'] {
  const given = handedIn(sheets)
  if (given.length === 0) return null
  return {
    total: meanTotal(totalsOf(sheets)),
    required: record.figures.required[record.star],
    weights: record.figures.weights,
    scores: eachCriterion(criterion => meanTotal(given.map(({ scores }) => (scores[criterion] ?? 0) * 100))),
    comments: criterionNames.flatMap(criterion =>
      given
        .map(({ comments }) => comments[criterion])
        .filter(text => text !== '')
        .toSorted()
        .map(text => ({ criterion, text })),
    ),
  }
}

/** When another application is possible after a scoring that failed; null where it does not hinder. */
export function retryFrom({
  status,
  failed_at,
  ended_at,
}: Pick<StarRecord, 'status' | 'failed_at' | 'ended_at'>): string | null {
  if (status !== starStatus.failed || failed_at === 'check' || ended_at === null) return null
  const day = formatTime(ended_at).slice(0, 10)
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + starRetryMonths
  const first = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`
  const next = `${String(Math.floor((months + 1) / 12)).padStart(4, '0')}-${String(((months + 1) % 12) + 1).padStart(2, '0')}-01`
  const moved = addDays(first, Number(day.slice(8, 10)) - 1)
  // a month without that day: from its last one
  return moved < next ? moved : addDays(next, -1)
}

/** Whether an applicant may read how it was scored: only when nothing about it is open any more. */
const isDecided = ({ status, failed_at }: StarRecord): boolean =>
  status === starStatus.awarded ||
  status === starStatus.expired ||
  status === starStatus.revoked ||
  (status === starStatus.failed && failed_at !== 'check')

/** The own application as its applicant reads it. */
export async function presentStar(
  context: ReadContext<MemberCaller>,
  record: StarRecord,
): Promise<StarApplication> {
  const { db, now } = context
  const { deadline_at, snapshot, figures } = record
  const star: StarLevel = record.star
  return {
    ...presentStarRow(record),
    version: record.version,
    created_at: formatTime(record.created_at),
    deadline_at: timeOrNull(deadline_at),
    working_days_left: deadline_at === null ? null : workingDaysLeft(now, deadline_at),
    fee_fen: figures.fee_fen[star],
    order_no: record.order_no,
    remarks: record.remarks.map(remark => ({ ...remark, place: placeInWords(snapshot, remark) })),
    remark: record.remark,
    cancel_asked_at: timeOrNull(record.cancel_asked_at),
    proposed_star: record.proposed_star,
    publicity_ends_at: timeOrNull(record.publicity_ends_at),
    publicity_paused: record.publicity_left !== null,
    milestones: {
      submitted: timeOrNull(record.submitted_at),
      checked: timeOrNull(record.checked_at),
      paid: timeOrNull(record.paid_at),
      scored: timeOrNull(record.scored_at),
      published: timeOrNull(record.awarded_on === null ? null : record.ended_at),
      awarded: timeOrNull(record.awarded_on === null ? null : record.ended_at),
    },
    result: isDecided(record) ? resultOf(record, await sheetsOf(db, record.id)) : null,
    retry_from: retryFrom(record),
    later_changes: snapshot ? await laterChanges(db, record.member_id, snapshot) : 0,
    certificate: presentCertificate(record),
    paper: await presentPaper(context, await findPaper(db, record.id)),
    history: await presentHistory(context, starLife, await starHistory(db, record.id), record.name),
    allowed: allowedActs(starLife, record.status, 'member').filter(
      act => act !== 'object' && !(act === 'ask_cancel' && record.cancel_asked_at !== null),
    ),
  }
}
