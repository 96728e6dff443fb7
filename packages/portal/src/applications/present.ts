import type { Application, ApplicationRow } from '@portal/api/contract/applications.schema'
import { applicationLife, type ApplicationAct, type ApplicationStatus } from '@portal/api/rules/application'
import { allowedActs, historyText } from '@portal/api/rules/life'
import { dayOf, formatTime } from '@portal/api/rules/dates'
import { maskIdNumber, maskPhone } from '@portal/api/rules/masks'
import { membershipLevelNames, toMembershipLevel } from '@portal/api/rules/membership'
import type { ReadContext } from '../kernel/work.ts'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { fileRefs } from '../files/files.service.ts'
import { findTerminatedNumber } from '../memberships/memberships.repository.ts'
import { staffNames } from '../staff/staff.repository.ts'
import {
  applicationHistory,
  orderOf,
  phoneOf,
  type ApplicationRecord,
  type HistoryRecord,
} from './applications.repository.ts'
import { storedIdNumber } from './form.ts'
import { workingDaysBetween } from '../kernel/working-days.ts'

export type Reader = MemberCaller | StaffCaller

const at = (time: Date | null) => (time === null ? null : formatTime(time))

function whoDid(entry: HistoryRecord, applicant: string, reader: Reader, names: Map<string, string>): string {
  if (entry.actor_kind === 'system') return '系统'
  if (entry.actor_kind === 'member') return reader.kind === 'member' ? '本人' : applicant
  return reader.kind === 'staff' ? (names.get(entry.actor_id) ?? '协会') : '协会'
}

export async function presentApplication(
  context: ReadContext<Reader>,
  application: ApplicationRecord,
): Promise<Application> {
  const { db, keys, caller: reader } = context
  const history = await applicationHistory(db, application.id)
  const names = await staffNames(
    db,
    history.filter(entry => entry.actor_kind === 'staff').map(entry => entry.actor_id),
  )
  const order = await orderOf(db, application.id)
  const idNumber = storedIdNumber(keys, application)
  const applicant = application.form.user_name ?? '申请人'
  return {
    id: application.id,
    application_no: application.application_no,
    kind: application.kind,
    status: application.status,
    version: application.version,
    form: { ...application.form, ...(idNumber === null ? {} : { id_number: maskIdNumber(idNumber) }) },
    attachments: await fileRefs(context, application.form.attachment_ids ?? []),
    remarks: application.remarks,
    remark: application.remark,
    former_remarks: application.former_remarks,
    former_remark: application.former_remark,
    former_number: reader.kind === 'staff' ? await findTerminatedNumber(db, application.member_id) : null,
    round: application.round,
    changes: application.changes,
    fee_fen: application.fee_fen,
    level: membershipLevelNames[toMembershipLevel(application.level)],
    created_at: formatTime(application.created_at),
    saved_at: formatTime(application.saved_at),
    submitted_at: at(application.submitted_at),
    decided_at: at(application.decided_at),
    // what is left to do is to pay, and until when the order says
    deadline_at: at(
      order && application.status === 'approved_unpaid' ? order.deadline_at : application.deadline_at,
    ),
    order_no: order?.order_no ?? null,
    phone: maskPhone(await phoneOf(db, application.member_id)),
    history: history.map(entry => ({
      at: formatTime(entry.at),
      text: historyText(applicationLife, entry.act),
      by: whoDid(entry, applicant, reader, names),
      note: entry.note,
    })),
    allowed: allowed(application.status, reader),
  }
}

const allowed = (status: ApplicationStatus, reader: Reader): ApplicationAct[] =>
  allowedActs(applicationLife, status, reader.kind === 'member' ? 'member' : 'auditor')

export const presentApplicationRow = (application: ApplicationRecord, now: Date): ApplicationRow => ({
  id: application.id,
  application_no: application.application_no,
  kind: application.kind,
  name: application.form.user_name ?? '',
  level: membershipLevelNames[toMembershipLevel(application.level)],
  status: application.status,
  round: application.round,
  submitted_at: at(application.submitted_at),
  waited_days:
    application.submitted_at === null ? 0 : workingDaysBetween(dayOf(application.submitted_at), dayOf(now)),
})
