import type { Application, PersonalDraft, PersonalForm } from '@portal/api/contract/applications.schema'
import { auditWorkingDays, isEditable, isOpen, returnedLapseDays } from '@portal/api/rules/application'
import { dayOf, endOfDayAfter, parseTime } from '@portal/api/rules/dates'
import { refusals, type Refusal } from '@portal/api/rules/refusals'
import type { Executor } from '../kernel/database.ts'
import { nextNumber } from '../kernel/counters.repository.ts'
import type { MemberCaller } from '../kernel/callers.ts'
import { conflict } from '../kernel/errors.ts'
import { begin, canMove, move } from '../kernel/move.ts'
import type { Subject } from '../kernel/subject.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { ownFiles } from '../files/files.service.ts'
import { findMembershipId, lastPeriodOf, lockMembership } from '../memberships/memberships.repository.ts'
import { orderNextYear, type RenewalRefusal } from '../memberships/renew.ts'
import { feeOfLevel } from '../memberships/memberships.service.ts'
import {
  insertApplication,
  latestApplication,
  lockOpenApplication,
  openDuesOrder,
  orderOf,
  updateApplication,
  type ApplicationRecord,
} from './applications.repository.ts'
import { applications } from './applications.life.ts'
import { emptyDraft } from './empty-draft.ts'
import { changesSince, refuseInvalidIdNumber, encryptForm, snapshot } from './form.ts'
import { presentApplication } from './present.ts'
import { workingDaysAfter } from '../kernel/working-days.ts'

const level = 'personal'

const applicantOf = ({ id }: MemberCaller): Subject => ({ kind: 'personal', memberId: id })

export interface Applied {
  application: Application | null
  order_no: string | null
}

/** Members apply for themselves. */
type Applying<R extends Refusal = never> = Work<MemberCaller, R>

async function answer(
  context: ReadContext<MemberCaller>,
  application: ApplicationRecord | null,
): Promise<Applied> {
  if (!application) return { application: null, order_no: null }
  return {
    application: await presentApplication(context, application),
    order_no: (await orderOf(context.db, application.id))?.order_no ?? null,
  }
}

async function moved(work: Applying): Promise<never> {
  const latest = await latestApplication(work.db, applicantOf(work.caller))
  throw conflict(await answer(work, latest))
}

async function openDraft(work: Applying<'already_member'>): Promise<ApplicationRecord> {
  const { db: tx, caller: member, now } = work
  if ((await findMembershipId(tx, applicantOf(member))) !== null) throw work.refuse('already_member')
  const day = dayOf(now).replaceAll('-', '')
  const fresh = emptyDraft({
    id: work.newId(),
    application_no: `P${day}-${String(await nextNumber(tx, `application:${day}`)).padStart(3, '0')}`,
    kind: 'personal',
    member_id: member.id,
    unit_id: null,
    level,
    fee_fen: await feeOfLevel(tx, level, dayOf(now)),
    created_at: now,
    deadline_at: endOfDayAfter(now, returnedLapseDays),
  })
  if (!(await insertApplication(tx, fresh))) return moved(work)
  await begin(work, applications, fresh, { act: 'open' })
  return fresh
}

/** The open application at the version the caller has read, else 409 with what is stored. */
async function editable(work: Applying<'already_member'>, version: number): Promise<ApplicationRecord> {
  const found = await lockOpenApplication(work.db, applicantOf(work.caller))
  if (!found && version === 0) return openDraft(work)
  if (!found || !isEditable(found.status) || found.version !== version) return moved(work)
  return found
}

export async function saveDraft(
  work: Applying<'already_member' | 'file_missing'>,
  given: { version: number; form: PersonalDraft },
): Promise<Applied> {
  const { db: tx, caller: member, keys, now } = work
  const draft = await editable(work, given.version)
  await ownFiles(work, given.form.attachment_ids ?? [], { memberId: member.id, purpose: 'application' })
  const set = {
    ...encryptForm(keys, given.form, draft),
    version: draft.version + 1,
    saved_at: now,
    deadline_at: draft.status === 'draft' ? endOfDayAfter(now, returnedLapseDays) : draft.deadline_at,
  }
  await updateApplication(tx, draft.id, set)
  return answer(work, { ...draft, ...set })
}

export async function submit(
  work: Applying<'already_member' | 'file_missing'>,
  given: { version: number; form: PersonalForm },
): Promise<Applied> {
  const { caller: member, keys, now } = work
  const draft = await editable(work, given.version)
  await ownFiles(work, given.form.attachment_ids, { memberId: member.id, purpose: 'application' })
  const encrypted = encryptForm(keys, given.form, draft)
  const idNumber = refuseInvalidIdNumber(keys, encrypted)
  const submitted = await move(work, applications, draft, {
    act: 'submit',
    who: 'member',
    set: {
      ...encrypted,
      changes: changesSince(draft, encrypted),
      submitted_form: snapshot(encrypted.form, idNumber),
      submitted_id_index: encrypted.id_number_index,
      remarks: [],
      remark: '',
      former_remarks: draft.remarks,
      former_remark: draft.remark,
      round: draft.round + 1,
      saved_at: now,
      submitted_at: now,
      deadline_at: parseTime(`${workingDaysAfter(dayOf(now), auditWorkingDays)} 23:59:59`),
    },
  })
  return answer(work, submitted)
}

export async function withdraw(work: Applying<'no_open_application'>): Promise<Applied> {
  const found = await lockOpenApplication(work.db, applicantOf(work.caller))
  if (!found) throw work.refuse('no_open_application')
  if (!canMove(applications, found, 'withdraw', 'member')) return moved(work)
  const gone = await move(work, applications, found, { act: 'withdraw', who: 'member' })
  return answer(work, gone)
}

/** Orders the next year of the own membership. */
export async function renew(work: Applying<RenewalRefusal | 'not_a_member'>): Promise<Applied> {
  const membership = await lockMembership(work.db, applicantOf(work.caller))
  const last = membership ? await lastPeriodOf(work.db, membership.id) : undefined
  if (!membership || !last) throw work.refuse('not_a_member')
  return { application: null, order_no: await orderNextYear(work, membership, last) }
}

const busy = '已有一份申请正在办理'

async function hindrances(
  db: Executor,
  memberId: string,
  latest: ApplicationRecord | null,
): Promise<string[]> {
  const reasons: string[] = []
  if ((await findMembershipId(db, { kind: 'personal', memberId })) !== null)
    reasons.push(refusals.already_member)
  if (latest && isOpen(latest.status) && !isEditable(latest.status)) reasons.push(busy)
  return reasons
}

export async function currentApplication(context: ReadContext<MemberCaller>) {
  const { db, caller: member, now } = context
  const latest = await latestApplication(db, applicantOf(member))
  const reasons = await hindrances(db, member.id, latest)
  return {
    application: latest ? await presentApplication(context, latest) : null,
    can_apply: reasons.length === 0,
    reasons,
    fee_fen: await feeOfLevel(db, level, dayOf(now)),
  }
}

export async function mayApply(context: ReadContext<MemberCaller>) {
  const { db, caller: member } = context
  const latest = await latestApplication(db, applicantOf(member))
  const reasons = await hindrances(db, member.id, latest)
  const open = latest && isOpen(latest.status) ? latest : null
  return {
    can_apply: reasons.length === 0,
    reasons,
    open_application: open ? await presentApplication(context, open) : null,
    open_order: await openDuesOrder(db, member.id),
  }
}
