import type { DeskStar } from '@portal/api/contract/stars.schema'
import { addDays, addYears, dayOf, parseTime } from '@portal/api/rules/dates'
import { starYears } from '@portal/api/rules/star'
import { nextNumber } from '../kernel/counters.repository.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { getDeskStar, lockRead, moved } from './desk.service.ts'
import { isPublicityOver, openObjections } from './desk-view.ts'
import { moveStar } from './move-star.ts'
import { objectionsOf } from './sheets.repository.ts'
import { stars } from './stars.life.ts'
import { findCertificate } from './stars.repository.ts'

async function newVerifyCode({ db, random }: Work): Promise<string> {
  for (;;) {
    const code = random.readable(8)
    if (!(await findCertificate(db, code))) return code
  }
}

/** Awards what was published, once nobody can object any more. */
export async function awardStar(
  work: Work<StaffCaller, 'publicity_running' | 'objection_open'>,
  applicationNo: string,
  version: number,
): Promise<DeskStar> {
  const { db, now } = work
  const record = await lockRead(work, { applicationNo, version })
  const { proposed_star } = record
  if (!canMove(stars, record, 'award', 'auditor') || proposed_star === null) throw await moved(work, record)
  if (openObjections(await objectionsOf(db, record.id)).length > 0) throw work.refuse('objection_open')
  if (!isPublicityOver(record, now)) throw work.refuse('publicity_running')
  const today = dayOf(now)
  const year = today.slice(0, 4)
  const serial = await nextNumber(db, `certificate:${year}`)
  const expires_on = addDays(addYears(today, starYears), -1)
  await moveStar(work, record, {
    act: 'award',
    who: 'auditor',
    set: {
      awarded_star: proposed_star,
      verify_code: await newVerifyCode(work),
      certificate_no: `NEFMA-${proposed_star}-${year}${String(serial).padStart(4, '0')}`,
      awarded_on: today,
      expires_on,
      ended_at: now,
      deadline_at: parseTime(`${expires_on} 23:59:59`),
    },
    diff: { star: proposed_star, expires_on },
  })
  return getDeskStar(work, applicationNo)
}

export async function revokeStar(
  work: Work<StaffCaller, 'reason_needed'>,
  applicationNo: string,
  { version, reason }: { version: number; reason: string },
): Promise<DeskStar> {
  const record = await lockRead(work, { applicationNo, version })
  if (!canMove(stars, record, 'revoke', 'auditor')) throw await moved(work, record)
  if (reason === '') throw work.refuse('reason_needed')
  await moveStar(work, record, {
    act: 'revoke',
    who: 'auditor',
    note: reason,
    set: { revoked_on: dayOf(work.now), revoked_reason: reason, remark: reason },
  })
  return getDeskStar(work, applicationNo)
}
