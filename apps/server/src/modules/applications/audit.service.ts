import type { Application, FieldRemark } from '@portal/api/contract/applications.schema'
import {
  applicationLife,
  returnedLapseDays,
  unpaidLapseDays,
  type ApplicationStatus,
} from '@portal/api/rules/application'
import { mayMove, statusIn } from '@portal/api/rules/life'
import { maskIdNumber } from '@portal/api/rules/masks'
import { writeAudit } from '../../audit/audit.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { actorOf, type StaffCaller } from '../../http/callers.ts'
import { conflict, notFound, refuse } from '../../http/errors.ts'
import { createDuesOrder, endOfDayAfter } from '../orders/create.ts'
import { queueSms } from '../sms/sms.service.ts'
import {
  applicationsPage,
  findSubmitted,
  lockApplication,
  phoneOf,
  type ApplicationKind,
  type ApplicationRecord,
} from './applications.repository.ts'
import { storedIdNumber } from './form.ts'
import { presentApplication, presentApplicationRow } from './present.ts'
import { moveApplication, type ApplicationMove } from './transition.ts'

export interface Auditing {
  staff: StaffCaller
  address: string
  now: Date
}
export interface Verdict {
  id: string
  result: 'pass' | 'return' | 'reject'
  remark: string
  remarks: FieldRemark[]
}

const acts = { pass: 'approve', return: 'return', reject: 'reject' } as const
const notices = {
  pass: '您的入会申请已审核通过，请登录会员中心缴纳会费。',
  return: '您的入会申请需要补正，请登录会员中心查看意见。',
  reject: '您的入会申请未通过审核，请登录会员中心查看原因。',
} as const

/** D4: pass makes the order at this day's fee, return needs a remark, reject a reason; decided already is 409. */
export async function decide(tx: Tx, deps: Deps, auditing: Auditing, verdict: Verdict): Promise<Application> {
  const { staff, address, now } = auditing
  const { result, remark, remarks } = verdict
  const seen = await findSubmitted(tx, verdict.id)
  if (!seen) throw notFound()
  const application = await lockApplication(tx, seen.id)
  const act = acts[result]
  if (!mayMove(applicationLife, application.status, act, 'auditor'))
    throw conflict(await presentApplication(tx, deps, application, staff, now))
  if (result === 'return' && remarks.length === 0 && remark === '') throw refuse('remarks_needed')
  if (result === 'reject' && remark === '') throw refuse('reason_needed')
  const decided = await moveApplication(tx, deps, application, {
    act,
    who: 'auditor',
    actor: actorOf(staff, address),
    now,
    note: remark,
    set: outcome(result, remark, remarks, now),
  })
  if (result === 'pass') await order(tx, deps, auditing, decided)
  await queueSms(
    tx,
    deps,
    {
      phone: await phoneOf(tx, decided.member_id),
      scene: 'notice',
      text: `【全国企业财务管理协会】${notices[result]}`,
    },
    now,
  )
  return presentApplication(tx, deps, decided, staff, now)
}

function outcome(
  result: Verdict['result'],
  remark: string,
  remarks: FieldRemark[],
  now: Date,
): NonNullable<ApplicationMove['set']> {
  switch (result) {
    case 'pass':
      return { decided_at: now, remark: '', remarks: [], deadline_at: endOfDayAfter(now, unpaidLapseDays) }
    case 'return':
      return { decided_at: null, remark, remarks, deadline_at: endOfDayAfter(now, returnedLapseDays) }
    case 'reject':
      return { decided_at: now, remark, remarks: [] }
  }
}

async function order(
  tx: Tx,
  deps: Deps,
  { staff, address, now }: Auditing,
  application: ApplicationRecord,
): Promise<void> {
  const made = await createDuesOrder(
    tx,
    deps,
    {
      reason: 'join',
      subjectType: application.kind,
      subjectName: application.form.user_name ?? '',
      memberId: application.member_id,
      applicationId: application.id,
      level: application.level,
      ...(application.deadline_at ? { deadline: application.deadline_at } : {}),
    },
    actorOf(staff, address),
    now,
  )
  if (made === undefined) throw refuse('open_order_exists')
}

function toStatus(text: string): ApplicationStatus {
  return statusIn(applicationLife, text)
}

export async function listApplications(
  db: Executor,
  query: { kind: ApplicationKind; status: ApplicationStatus; page: number; page_size: number },
  now: Date,
) {
  const { page, page_size } = query
  const { rows, counts } = await applicationsPage(db, query, {
    limit: page_size,
    offset: (page - 1) * page_size,
  })
  const known = counts.map(({ status, count }) => ({ status: toStatus(status), count }))
  return {
    list: rows.map(row => presentApplicationRow(row, now)),
    total: known.find(({ status }) => status === query.status)?.count ?? 0,
    page,
    page_size,
    counts: known,
  }
}

export async function seeApplication(
  db: Executor,
  deps: Deps,
  staff: StaffCaller,
  id: string,
  now: Date,
): Promise<Application> {
  const application = await findSubmitted(db, id)
  if (!application) throw notFound()
  return presentApplication(db, deps, application, staff, now)
}

export async function revealIdNumber(tx: Tx, deps: Deps, { staff, address, now }: Auditing, id: string) {
  const application = await findSubmitted(tx, id)
  const idNumber = application ? storedIdNumber(deps.keys, application) : null
  if (!application || idNumber === null) throw notFound()
  writeAudit(deps.keys, {
    actor: actorOf(staff, address),
    at: now,
    act: 'applications.revealIdNumber',
    record: { kind: 'application', id: application.application_no },
    diff: { id_number: maskIdNumber(idNumber) },
  })
  return { id_number: idNumber }
}
