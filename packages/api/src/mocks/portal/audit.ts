import type {
  decideApplication,
  getApplication,
  listApplications,
  revealIdNumber,
} from '../../contract/applications.contract.ts'
import type { FieldRemark } from '../../contract/applications.schema.ts'
import {
  applicationLife,
  applicationStatuses,
  returnedLapseDays,
  unpaidLapseDays,
} from '../../rules/application.ts'
import { mayMove } from '../../rules/life.ts'
import { daysBetween } from '../../rules/dates.ts'
import { conflict, notFound, refuse } from '../otherwise.ts'
import { move, presentApplication } from './applications.ts'
import { createDues } from './order-life.ts'
import type { Handler } from './serve.ts'
import {
  actorOf,
  endOfDayAfter,
  memberOf,
  pageOf,
  stamp,
  today,
  type ApplicationRecord,
  type Staff,
  type State,
} from './state.ts'

/** Drafts and what was withdrawn before anybody saw it are nobody's business. */
const submitted = (state: State) => state.applications.filter(record => record.submitted_at !== null)
const find = (state: State, id: string) => submitted(state).find(record => record.id === id)

const acts = { pass: 'approve', return: 'return', reject: 'reject' } as const

interface Verdict {
  id: string
  result: keyof typeof acts
  remark: string
  remarks: FieldRemark[]
}

export function decide(state: State, staff: Staff, { id, result, remark, remarks }: Verdict) {
  const record = find(state, id)
  if (!record) return notFound()
  if (!mayMove(applicationLife, record.status, acts[result], 'auditor'))
    return conflict(presentApplication(state, record, staff))
  if (result === 'return' && remarks.length === 0 && remark === '') return refuse('remarks_needed')
  if (result === 'reject' && remark === '') return refuse('reason_needed')
  move(state, record, acts[result], actorOf(staff), {
    note: remark,
    decided_at: result === 'return' ? null : stamp(state),
    remark: result === 'pass' ? '' : remark,
    remarks: result === 'pass' ? [] : remarks,
    deadline_at:
      result === 'reject'
        ? null
        : endOfDayAfter(state, result === 'pass' ? unpaidLapseDays : returnedLapseDays),
  })
  if (result === 'pass') order(state, staff, record)
  return presentApplication(state, record, staff)
}

function order(state: State, staff: Staff, record: ApplicationRecord): void {
  const member = memberOf(state, record.memberId)
  if (!member) return
  const name = record.form.user_name ?? ''
  member.name = name
  record.orderNo = createDues(state, {
    member,
    by: actorOf(staff),
    reason: 'join',
    level: 'personal',
    subjectName: name,
    applicationNo: record.application_no,
    deadline: record.deadline_at,
  }).order_no
}

export const decideOne: Handler<typeof decideApplication> = (state, { body, caller }) =>
  decide(state, caller, body)

/** Monday to Friday. */
function workingDays(from: string, to: string): number {
  const days = daysBetween(from, to)
  return Math.floor(days / 7) * 5 + Math.min(days % 7, 5)
}

export const list: Handler<typeof listApplications> = (state, { query }) => {
  const ofKind = submitted(state).filter(({ kind }) => kind === query.kind)
  const wanted = ofKind
    .filter(({ status }) => status === query.status)
    .toSorted((a, b) => (a.submitted_at ?? '').localeCompare(b.submitted_at ?? ''))
  return {
    ...pageOf(
      wanted.map(record => ({
        id: record.id,
        application_no: record.application_no,
        kind: record.kind,
        name: record.form.user_name ?? '',
        level: record.level,
        status: record.status,
        round: record.round,
        submitted_at: record.submitted_at,
        waited_days:
          record.submitted_at === null ? 0 : workingDays(record.submitted_at.slice(0, 10), today(state)),
      })),
      query,
    ),
    counts: applicationStatuses.map(status => ({
      status,
      count: ofKind.filter(record => record.status === status).length,
    })),
  }
}

export const get: Handler<typeof getApplication> = (state, { params, caller }) => {
  const record = find(state, params.id)
  return record ? presentApplication(state, record, caller) : notFound()
}

export const reveal: Handler<typeof revealIdNumber> = (state, { params }) => {
  const record = find(state, params.id)
  return record ? { id_number: record.idNumber } : notFound()
}
