import type { MemberSettings } from '@portal/api/contract/settings.schema'
import { maskPhone } from '@portal/api/rules/masks'
import type { MemberCaller } from '../kernel/callers.ts'
import { DatabaseError } from '../kernel/engine.ts'
import { notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { sendCode, consumeBothCodes, type CodeRefusal, type codeTimes } from '../sms/codes.service.ts'
import { endSessionsOf } from '../users/sessions.repository.ts'
import { rememberPlace } from '../users/sign-in-guard.ts'
import { findMember, findMemberByPhone } from '../users/users.repository.ts'
import { lockMember, setPhone } from './settings.repository.ts'
import { memberSettings } from './settings.service.ts'

const scene = 'change_phone'

export async function sendChangePhoneCode(work: Work<MemberCaller>): Promise<typeof codeTimes> {
  const member = await findMember(work.db, work.caller.id)
  if (!member) throw notFound()
  return sendCode(work, { phone: member.phone, scene })
}

type Refused = CodeRefusal | 'old_code_wrong' | 'old_code_dead' | 'phone_same' | 'phone_in_use'

interface Change {
  old_code: string
  phone: string
  code: string
}

/** Both phones are proven before anything is said of the new one: nobody learns here who has an account (D2.1). */
export async function changePhone(
  work: Work<MemberCaller, Refused>,
  { old_code, phone, code }: Change,
): Promise<MemberSettings> {
  const { db, caller, now, address } = work
  const member = await lockMember(db, caller.id)
  if (!member) throw notFound()
  if (phone === member.phone) throw work.refuse('phone_same')
  await consumeBothCodes(
    work,
    [
      { phone: member.phone, scene, code: old_code },
      { code_wrong: 'old_code_wrong', code_dead: 'old_code_dead' },
    ],
    { phone, scene, code },
  )
  await claimPhone(work, phone)
  const ended = await endSessionsOf(db, { memberId: caller.id }, now, { but: caller.sessionId })
  await rememberPlace(work, { desk: 'member', account: phone, address, now })
  work.audit({
    act: 'settings.changePhone',
    record: { kind: 'member', id: caller.id },
    diff: { phone: { from: maskPhone(member.phone), to: maskPhone(phone) }, ended },
  })
  return memberSettings(work)
}

const uniqueViolation = '23505'

async function claimPhone(work: Work<MemberCaller, Refused>, phone: string): Promise<void> {
  if (await findMemberByPhone(work.db, phone)) throw work.refuse('phone_in_use')
  try {
    await setPhone(work.db, work.caller.id, phone)
  } catch (error) {
    // somebody registered with it in this very moment
    if (error instanceof DatabaseError && error.code === uniqueViolation) throw work.refuse('phone_in_use')
    throw error
  }
}
