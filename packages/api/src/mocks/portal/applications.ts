import type {
  checkEligibility,
  currentApplication,
  renewMembership,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from '../../contract/applications.contract.ts'
import type { Application, PersonalDraft, PersonalForm } from '../../contract/applications.schema.ts'
import type { DataOf } from '../../contract/endpoint.ts'
import {
  applicationLife,
  isEditable,
  isOpen,
  returnedLapseDays,
  type ApplicationAct,
} from '../../rules/application.ts'
import { allowedActs, historyText, mayMove } from '../../rules/life.ts'
import { isIdNumber, idNumberText, normalizeIdNumber } from '../../rules/id-number.ts'
import { maskPhone } from '../../rules/masks.ts'
import { renewalState } from '../../rules/membership.ts'
import { refusals } from '../../rules/refusals.ts'
import { conflict, refuse, refuseFields, type Otherwise } from '../otherwise.ts'
import { changesSince, seal, withMask } from './application-form.ts'
import { fees, personalOf, statusOfPersonal } from './memberships.ts'
import { createDues, openDuesOrder } from './order-life.ts'
import { fileRefs, ownsFiles } from './people.ts'
import type { Handler } from './serve.ts'
import {
  actorOf,
  endOfDayAfter,
  memberOf,
  nameFor,
  nextSerial,
  stamp,
  today,
  type Actor,
  type ApplicationRecord,
  type Caller,
  type Member,
  type State,
} from './state.ts'

/** An application as `reader` may see it. */
export function presentApplication(state: State, record: ApplicationRecord, reader: Caller): Application {
  const { memberId, idNumber: _number, submitted: _before, orderNo, deeds, ...shown } = record
  const owed =
    record.status === 'approved_unpaid'
      ? state.orders.find(({ order_no }) => order_no === orderNo)
      : undefined
  return {
    ...shown,
    form: withMask(record),
    attachments: fileRefs(state, record.form.attachment_ids ?? []),
    deadline_at: (owed ?? record).deadline_at,
    order_no: orderNo,
    phone: maskPhone(memberOf(state, memberId)?.phone ?? ''),
    history: deeds.map(({ at, text, by, note }) => ({ at, text, by: nameFor(reader, by), note })),
    allowed: allowedActs(applicationLife, record.status, reader.kind === 'member' ? 'member' : 'auditor'),
  }
}

/** The only way to another status: by the table in api/rules. */
export function move(
  state: State,
  record: ApplicationRecord,
  act: Exclude<ApplicationAct, 'save'>,
  by: Actor,
  set: Partial<ApplicationRecord> & { note?: string } = {},
): void {
  const { note = '', ...fields } = set
  Object.assign(record, { deadline_at: null, ...fields })
  record.status = applicationLife.moves[act].to ?? record.status
  record.version += 1
  record.deeds.push({ at: stamp(state), text: historyText(applicationLife, act), by, note })
}

export const latestOf = (state: State, memberId: string): ApplicationRecord | undefined =>
  state.applications.findLast(({ memberId: owner, kind }) => owner === memberId && kind === 'personal')

function openDraft(state: State, member: Member): ApplicationRecord {
  const fresh: ApplicationRecord = {
    id: `application-${nextSerial(state, 4)}`,
    application_no: `P${today(state).replaceAll('-', '')}-${nextSerial(state, 3)}`,
    kind: 'personal',
    memberId: member.id,
    status: 'draft',
    version: 0,
    form: {},
    idNumber: '',
    submitted: null,
    remarks: [],
    remark: '',
    former_remarks: [],
    former_remark: '',
    former_number: null,
    round: 0,
    changes: [],
    fee_fen: fees.personal,
    level: '个人会员',
    created_at: stamp(state),
    saved_at: stamp(state),
    submitted_at: null,
    decided_at: null,
    deadline_at: endOfDayAfter(state, returnedLapseDays),
    orderNo: null,
    deeds: [{ at: stamp(state), text: historyText(applicationLife, 'open'), by: actorOf(member), note: '' }],
  }
  state.applications.push(fresh)
  return fresh
}

type Applied = DataOf<typeof saveApplication>

const applied = (state: State, record: ApplicationRecord, member: Member): Applied => ({
  application: presentApplication(state, record, member),
  order_no: record.orderNo,
})

const moved = (state: State, member: Member) => {
  const latest = latestOf(state, member.id)
  return conflict(latest ? applied(state, latest, member) : { application: null, order_no: null })
}

/** The open application at the version that was read, else what stands in the way. */
function editable(
  state: State,
  member: Member,
  version: number,
  attachments: readonly string[],
): ApplicationRecord | Otherwise<'already_member' | 'file_missing'> {
  if (!ownsFiles(state, member.id, 'application', attachments)) return refuse('file_missing')
  const latest = latestOf(state, member.id)
  if (latest && isOpen(latest.status))
    return isEditable(latest.status) && latest.version === version ? latest : moved(state, member)
  if (version !== 0) return moved(state, member)
  return personalOf(state, member.id) ? refuse('already_member') : openDraft(state, member)
}

export function save(state: State, member: Member, version: number, form: PersonalDraft) {
  const record = editable(state, member, version, form.attachment_ids ?? [])
  if (!('memberId' in record)) return record
  Object.assign(record, seal(form, record.idNumber), { saved_at: stamp(state) })
  record.version += 1
  return applied(state, record, member)
}

export function submit(state: State, member: Member, version: number, form: PersonalForm) {
  const record = editable(state, member, version, form.attachment_ids)
  if (!('memberId' in record)) return record
  const sealed = seal(form, record.idNumber)
  if (!isIdNumber(normalizeIdNumber(sealed.idNumber)))
    return refuseFields({ 'form.id_number': idNumberText.format })
  const submitted = withMask(sealed)
  move(state, record, 'submit', actorOf(member), {
    ...sealed,
    submitted,
    changes: changesSince(record.submitted, submitted),
    remarks: [],
    remark: '',
    former_remarks: record.remarks,
    former_remark: record.remark,
    round: record.round + 1,
    saved_at: stamp(state),
    submitted_at: stamp(state),
    // five working days are always a week
    deadline_at: endOfDayAfter(state, 7),
  })
  return applied(state, record, member)
}

export const withdraw: Handler<typeof withdrawApplication> = (state, { caller: member }) => {
  const record = latestOf(state, member.id)
  if (!record || !isOpen(record.status)) return refuse('no_open_application')
  if (!mayMove(applicationLife, record.status, 'withdraw', 'member')) return moved(state, member)
  move(state, record, 'withdraw', actorOf(member))
  return applied(state, record, member)
}

export function renew(state: State, member: Member) {
  const membership = personalOf(state, member.id)
  const status = statusOfPersonal(state, member.id)
  if (!membership || !status) return refuse('not_a_member')
  const open = renewalState(status, membership.lastStart, today(state))
  if (open !== 'open') return refuse(open === 'paid_ahead' ? 'renewed_ahead' : 'membership_suspended')
  if (openDuesOrder(state, member.id)) return refuse('open_order_exists')
  const { order_no } = createDues(state, {
    member,
    by: actorOf(member),
    reason: 'renew',
    level: membership.level,
    subjectName: membership.holder,
    applicationNo: null,
  })
  return { application: null, order_no }
}

export const saveDraft: Handler<typeof saveApplication> = (state, { body, caller }) =>
  save(state, caller, body.version, body.form)

export const submitForm: Handler<typeof submitApplication> = (state, { body, caller }) =>
  submit(state, caller, body.version, body.form)

export const renewOwn: Handler<typeof renewMembership> = (state, { caller }) => renew(state, caller)

function hindrances(state: State, member: Member): string[] {
  const latest = latestOf(state, member.id)
  return [
    ...(personalOf(state, member.id) ? [refusals.already_member] : []),
    ...(latest && isOpen(latest.status) && !isEditable(latest.status) ? ['已有一份申请正在办理'] : []),
  ]
}

export const current: Handler<typeof currentApplication> = (state, { caller }) => {
  const latest = latestOf(state, caller.id)
  const reasons = hindrances(state, caller)
  return {
    application: latest ? presentApplication(state, latest, caller) : null,
    can_apply: reasons.length === 0,
    reasons,
    fee_fen: fees.personal,
  }
}

export const mayApply: Handler<typeof checkEligibility> = (state, { caller: member }) => {
  const latest = latestOf(state, member.id)
  const reasons = hindrances(state, member)
  return {
    can_apply: reasons.length === 0,
    reasons,
    open_application: latest && isOpen(latest.status) ? presentApplication(state, latest, member) : null,
    open_order: openDuesOrder(state, member.id)?.order_no ?? null,
  }
}
