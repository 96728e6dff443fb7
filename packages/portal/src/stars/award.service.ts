import type { DeskStar } from '@portal/api/contract/stars.schema'
import { dayOf } from '@portal/api/rules/dates'
import { nextNumber } from '../kernel/counters.repository.ts'
import type { StaffCaller } from '../kernel/callers.ts'
import { canMove } from '../kernel/move.ts'
import type { Work } from '../kernel/work.ts'
import { getDeskStar, lockRead, moved } from './desk.service.ts'
import { awarded, revoked } from './effects.ts'
import { awardRefusal } from './guards.ts'
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
  const refusal = awardRefusal(record, await objectionsOf(db, record.id), now)
  if (refusal) throw work.refuse(refusal)
  const serial = await nextNumber(db, `certificate:${dayOf(now).slice(0, 4)}`)
  const set = awarded({ star: proposed_star, serial, verifyCode: await newVerifyCode(work) }, now)
  await moveStar(work, record, {
    act: 'award',
    who: 'auditor',
    set,
    diff: { star: proposed_star, expires_on: set.expires_on },
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
    set: revoked(reason, work.now),
  })
  return getDeskStar(work, applicationNo)
}
