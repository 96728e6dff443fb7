import type { Application, FieldRemark } from '@portal/api/contract/applications.schema'
import {
  applicationLife,
  returnedLapseDays,
  unpaidLapseDays,
  type ApplicationStatus,
} from '@portal/api/rules/application'
import { endOfDayAfter } from '@portal/api/rules/dates'
import { statusIn } from '@portal/api/rules/life'
import { maskIdNumber } from '@portal/api/rules/masks'
import type { Executor } from '../kernel/database.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import { canMove, move } from '../kernel/move.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { orderDues } from '../memberships/dues.ts'
import {
  applicationsPage,
  findSubmitted,
  lockApplication,
  phoneOf,
  type ApplicationKind,
  type ApplicationRecord,
} from './applications.repository.ts'
import { applications } from './applications.life.ts'
import { storedIdNumber } from './form.ts'
import { presentApplication, presentApplicationRow } from './present.ts'

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
export async function decide(
  work: Work<StaffCaller, 'remarks_needed' | 'reason_needed' | 'open_order_exists'>,
  verdict: Verdict,
): Promise<Application> {
  const { db: tx, now } = work
  const { result, remark, remarks } = verdict
  const seen = await findSubmitted(tx, verdict.id)
  if (!seen) throw notFound()
  const application = await lockApplication(tx, seen.id)
  const act = acts[result]
  if (!canMove(applications, application, act, 'auditor'))
    throw conflict(await presentApplication(work, application))
  if (result === 'return' && remarks.length === 0 && remark === '') throw work.refuse('remarks_needed')
  if (result === 'reject' && remark === '') throw work.refuse('reason_needed')
  const decided = await move(work, applications, application, {
    act,
    who: 'auditor',
    note: remark,
    set: outcome(result, remark, remarks, now),
    notice: {
      phone: await phoneOf(tx, application.member_id),
      scene: 'notice',
      text: notices[result],
    },
  })
  if (result === 'pass') await order(work, decided)
  return presentApplication(work, decided)
}

function outcome(
  result: Verdict['result'],
  remark: string,
  remarks: FieldRemark[],
  now: Date,
): Partial<ApplicationRecord> {
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
  work: Work<StaffCaller, 'open_order_exists'>,
  application: ApplicationRecord,
): Promise<void> {
  const made = await orderDues(work, {
    reason: 'join',
    memberId: application.member_id,
    ...(application.unit_id === null ? {} : { unitId: application.unit_id }),
    subjectName: application.form.user_name ?? '',
    applicationId: application.id,
    level: application.level,
    ...(application.deadline_at ? { deadline: application.deadline_at } : {}),
  })
  if (made === undefined) throw work.refuse('open_order_exists')
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
  const known = counts.map(({ status, count }) => ({ status: statusIn(applicationLife, status), count }))
  return {
    list: rows.map(row => presentApplicationRow(row, now)),
    total: known.find(({ status }) => status === query.status)?.count ?? 0,
    page,
    page_size,
    counts: known,
  }
}

export async function getApplication(context: ReadContext<StaffCaller>, id: string): Promise<Application> {
  const application = await findSubmitted(context.db, id)
  if (!application) throw notFound()
  return presentApplication(context, application)
}

export async function revealIdNumber(work: Work<StaffCaller>, id: string) {
  const application = await findSubmitted(work.db, id)
  const idNumber = application ? storedIdNumber(work.keys, application) : null
  if (!application || idNumber === null) throw notFound()
  work.audit({
    act: 'applications.revealIdNumber',
    record: { kind: 'application', id: application.application_no },
    diff: { id_number: maskIdNumber(idNumber) },
  })
  return { id_number: idNumber }
}
