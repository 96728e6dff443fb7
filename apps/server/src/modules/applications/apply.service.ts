import type { Application, PersonalDraft, PersonalForm } from '@portal/api/contract/applications.schema'
import {
  applicationLife,
  auditWorkingDays,
  isEditable,
  isOpen,
  returnedLapseDays,
} from '@portal/api/rules/application'
import { mayMove } from '@portal/api/rules/life'
import { dayOf, parseTime } from '@portal/api/rules/dates'
import { membershipStatus, renewalState } from '@portal/api/rules/membership'
import { refusals } from '@portal/api/rules/refusals'
import type { Executor, Tx } from '../../db/database.ts'
import { nextNumber } from '../../db/counters.ts'
import type { Deps } from '../../deps.ts'
import { actorOf, type MemberCaller } from '../../http/callers.ts'
import { conflict, refuse } from '../../http/errors.ts'
import { newId } from '../../security/keys.ts'
import { ownFiles } from '../files/files.service.ts'
import {
  findPersonalId,
  lastPeriodOf,
  lockPersonalMembership,
} from '../memberships/memberships.repository.ts'
import { feeOfLevel } from '../memberships/memberships.service.ts'
import { createDuesOrder, endOfDayAfter } from '../orders/create.ts'
import {
  insertApplication,
  insertApplicationHistory,
  latestApplication,
  lockOpenApplication,
  openDuesOrder,
  orderOf,
  updateApplication,
  type ApplicationRecord,
} from './applications.repository.ts'
import { changesSince, refuseUnreal, seal, snapshot } from './form.ts'
import { presentApplication } from './present.ts'
import { moveApplication } from './transition.ts'
import { workingDaysAfter } from './working-days.ts'

const level = 'personal'

export interface Applying {
  member: MemberCaller
  address: string
  now: Date
}
export interface Applied {
  application: Application | null
  order_no: string | null
}

async function answer(
  db: Executor,
  deps: Deps,
  { member, now }: Applying,
  application: ApplicationRecord | null,
): Promise<Applied> {
  if (!application) return { application: null, order_no: null }
  return {
    application: await presentApplication(db, deps, application, member, now),
    order_no: (await orderOf(db, application.id))?.order_no ?? null,
  }
}

async function moved(tx: Tx, deps: Deps, applying: Applying): Promise<never> {
  const latest = await latestApplication(tx, applying.member.id, 'personal')
  throw conflict(await answer(tx, deps, applying, latest))
}

async function openDraft(tx: Tx, deps: Deps, applying: Applying): Promise<ApplicationRecord> {
  const { member, address, now } = applying
  if ((await findPersonalId(tx, member.id)) !== null) throw refuse('already_member')
  const day = dayOf(now).replaceAll('-', '')
  const fresh: ApplicationRecord = {
    id: newId(now),
    application_no: `P${day}-${String(await nextNumber(tx, `application:${day}`)).padStart(3, '0')}`,
    kind: 'personal',
    member_id: member.id,
    status: 'draft',
    version: 0,
    form: {},
    id_number_enc: null,
    id_number_index: null,
    submitted_form: null,
    submitted_id_index: null,
    changes: [],
    remarks: [],
    remark: '',
    former_remarks: [],
    former_remark: '',
    round: 0,
    level,
    fee_fen: await feeOfLevel(tx, level, dayOf(now)),
    created_at: now,
    saved_at: now,
    submitted_at: null,
    decided_at: null,
    deadline_at: endOfDayAfter(now, returnedLapseDays),
  }
  if (!(await insertApplication(tx, fresh))) return moved(tx, deps, applying)
  const actor = actorOf(member, address)
  await insertApplicationHistory(tx, {
    id: newId(now),
    application_id: fresh.id,
    at: now,
    act: 'open',
    actor_kind: actor.kind,
    actor_id: actor.id,
    note: '',
  })
  return fresh
}

/** The open application at the version the caller has read, else 409 with what is stored. */
async function editable(tx: Tx, deps: Deps, applying: Applying, version: number): Promise<ApplicationRecord> {
  const found = await lockOpenApplication(tx, applying.member.id, 'personal')
  if (!found && version === 0) return openDraft(tx, deps, applying)
  if (!found || !isEditable(found.status) || found.version !== version) return moved(tx, deps, applying)
  return found
}

export async function saveDraft(
  tx: Tx,
  deps: Deps,
  applying: Applying,
  given: { version: number; form: PersonalDraft },
): Promise<Applied> {
  const { member, now } = applying
  const draft = await editable(tx, deps, applying, given.version)
  await ownFiles(tx, given.form.attachment_ids ?? [], { memberId: member.id, purpose: 'application' })
  const set = {
    ...seal(deps.keys, given.form, draft),
    version: draft.version + 1,
    saved_at: now,
    deadline_at: draft.status === 'draft' ? endOfDayAfter(now, returnedLapseDays) : draft.deadline_at,
  }
  await updateApplication(tx, draft.id, set)
  return answer(tx, deps, applying, { ...draft, ...set })
}

export async function submit(
  tx: Tx,
  deps: Deps,
  applying: Applying,
  given: { version: number; form: PersonalForm },
): Promise<Applied> {
  const { member, address, now } = applying
  const draft = await editable(tx, deps, applying, given.version)
  await ownFiles(tx, given.form.attachment_ids, { memberId: member.id, purpose: 'application' })
  const sealed = seal(deps.keys, given.form, draft)
  const idNumber = refuseUnreal(deps.keys, sealed)
  const handedIn = await moveApplication(tx, deps, draft, {
    act: 'submit',
    who: 'member',
    actor: actorOf(member, address),
    now,
    set: {
      ...sealed,
      changes: changesSince(draft, sealed),
      submitted_form: snapshot(sealed.form, idNumber),
      submitted_id_index: sealed.id_number_index,
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
  return answer(tx, deps, applying, handedIn)
}

export async function withdraw(tx: Tx, deps: Deps, applying: Applying): Promise<Applied> {
  const { member, address, now } = applying
  const found = await lockOpenApplication(tx, member.id, 'personal')
  if (!found) throw refuse('no_open_application')
  if (!mayMove(applicationLife, found.status, 'withdraw', 'member')) return moved(tx, deps, applying)
  const gone = await moveApplication(tx, deps, found, {
    act: 'withdraw',
    who: 'member',
    actor: actorOf(member, address),
    now,
  })
  return answer(tx, deps, applying, gone)
}

const closed = { paid_ahead: 'renewed_ahead', closed: 'membership_suspended' } as const

/** Orders the next year at today's fee (D4: while valid, in grace and after). */
export async function renew(tx: Tx, deps: Deps, applying: Applying): Promise<Applied> {
  const { member, address, now } = applying
  const membership = await lockPersonalMembership(tx, member.id)
  const last = membership ? await lastPeriodOf(tx, membership.id) : undefined
  if (!membership || !last) throw refuse('not_a_member')
  const status = membershipStatus(last.ends_on, dayOf(now), membership.override)
  const state = renewalState(status, last.starts_on, dayOf(now))
  if (state !== 'open') throw refuse(closed[state])
  const order_no = await createDuesOrder(
    tx,
    deps,
    {
      reason: 'renew',
      subjectType: 'personal',
      subjectName: membership.holder,
      memberId: member.id,
      membershipId: membership.id,
      level: membership.level,
    },
    actorOf(member, address),
    now,
  )
  if (order_no === undefined) throw refuse('open_order_exists')
  return { application: null, order_no }
}

const busy = '已有一份申请正在办理'

async function hindrances(
  db: Executor,
  memberId: string,
  latest: ApplicationRecord | null,
): Promise<string[]> {
  const reasons: string[] = []
  if ((await findPersonalId(db, memberId)) !== null) reasons.push(refusals.already_member)
  if (latest && isOpen(latest.status) && !isEditable(latest.status)) reasons.push(busy)
  return reasons
}

export async function currentApplication(
  db: Executor,
  deps: Deps,
  { member, now }: Omit<Applying, 'address'>,
) {
  const latest = await latestApplication(db, member.id, 'personal')
  const reasons = await hindrances(db, member.id, latest)
  return {
    application: latest ? await presentApplication(db, deps, latest, member, now) : null,
    can_apply: reasons.length === 0,
    reasons,
    fee_fen: await feeOfLevel(db, level, dayOf(now)),
  }
}

export async function mayApply(db: Executor, deps: Deps, { member, now }: Omit<Applying, 'address'>) {
  const latest = await latestApplication(db, member.id, 'personal')
  const reasons = await hindrances(db, member.id, latest)
  const open = latest && isOpen(latest.status) ? latest : null
  return {
    can_apply: reasons.length === 0,
    reasons,
    open_application: open ? await presentApplication(db, deps, open, member, now) : null,
    open_order: await openDuesOrder(db, member.id),
  }
}
