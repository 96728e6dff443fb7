import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { notFound } from '../kernel/errors.ts'
import type { Work } from '../kernel/work.ts'
import { endSessionsOf } from '../users/sessions.repository.ts'
import { countSignIn } from '../users/sign-in-guard.ts'
import { setPassword } from '../users/users.repository.ts'
import { lockMember, lockStaff, setStaffPassword } from './settings.repository.ts'
import { ownerOf } from './settings.service.ts'

type Refused = 'old_password_wrong' | 'password_same'
type ByAccount = Work<MemberCaller | StaffCaller, Refused>

/**
 * A new password by the old one, which is counted like a sign-in (D2.5). The account's row is locked first: of two
 * changes at once the second meets the first one's password. An account made by code has no password yet and may set
 * its first (D2.3).
 */
export async function changePassword(
  work: ByAccount,
  given: { old_password: string; password: string },
): Promise<{ ended: number }> {
  const { db, caller, now } = work
  const account = await lockAccount(work)
  if (account.password_hash !== null) {
    await proveOld(work, { ...account, given: given.old_password })
    if (given.password === given.old_password) throw work.refuse('password_same')
  }
  const hash = await work.passwords.hash(given.password)
  await (caller.kind === 'member' ? setPassword : setStaffPassword)(db, caller.id, hash, now)
  const ended = await endSessionsOf(db, ownerOf(caller), now, { but: caller.sessionId })
  work.audit({
    act: 'settings.changePassword',
    record: { kind: caller.kind, id: caller.id },
    diff: { ended },
  })
  return { ended }
}

interface Account {
  /** Name that it signs in by. */
  name: string
  password_hash: string | null
}

async function lockAccount({ db, caller }: ByAccount): Promise<Account> {
  const row =
    caller.kind === 'member'
      ? await lockMember(db, caller.id).then(member => member && { ...member, name: member.phone })
      : await lockStaff(db, caller.id)
  if (!row) throw notFound()
  return row
}

async function proveOld(work: ByAccount, { name, password_hash, given }: Account & { given: string }) {
  const { address, caller, now } = work
  const wasRight = await countSignIn(work.db, work.keys, { desk: caller.kind, account: name, address, now })
  if (!(await work.passwords.verify(password_hash, given)))
    throw work.refuse('old_password_wrong', { keep: true })
  await wasRight()
}
