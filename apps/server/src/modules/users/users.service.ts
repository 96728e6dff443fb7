import type { UserInfo } from '@portal/api/contract/users.schema'
import { ticketPrefix } from '@portal/api/rules/page-settings'
import { maskPhone } from '@portal/api/rules/masks'
import { normalizePhone } from '@portal/api/rules/phone'
import { writeAudit } from '../../audit/audit.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refuse } from '../../http/errors.ts'
import { hashToken, newId, newToken } from '../../security/keys.ts'
import { hashPassword, verifyPassword } from '../../security/passwords.ts'
import { fileUrl } from '../files/links.ts'
import { validUntil } from '../memberships/memberships.service.ts'
import { takeCode } from '../sms/codes.service.ts'
import { endSessionsOf, openSession } from './sessions.service.ts'
import { countSignIn, rememberPlace } from './sign-in-guard.ts'
import {
  findActiveAgent,
  findMember,
  findMemberByPhone,
  insertMember,
  insertTicket,
  setPassword,
  takeTicket,
} from './users.repository.ts'

interface SignIn {
  address: string
  now: Date
}
type MemberSession = { token: string; user: UserInfo }

export async function userInfo(db: Executor, deps: Deps, memberId: string, now: Date): Promise<UserInfo> {
  const member = await findMember(db, memberId)
  if (!member) throw notFound()
  const personal = await validUntil(db, { memberId, kind: 'personal' }, now)
  const enterprise = await validUntil(db, { memberId, kind: 'enterprise' }, now)
  return {
    id: member.id,
    avatar: member.avatar_file_id === null ? null : fileUrl(deps.keys, member.avatar_file_id, now),
    nickname: member.nickname,
    phone: maskPhone(member.phone),
    personal_vip_valid: personal.valid,
    enterprise_vip_valid: enterprise.valid,
    personal_vip_expired_time: personal.expires,
    enterprise_vip_expired_time: enterprise.expires,
    remark: '',
  }
}

/** A session for whoever received the code: the address is known to the account from now on. */
async function sessionByCode(
  tx: Tx,
  deps: Deps,
  memberId: string,
  { phone, address, now }: { phone: string } & SignIn,
): Promise<MemberSession> {
  await rememberPlace(tx, deps, { desk: 'member', account: phone, address, now })
  return session(tx, deps, memberId, now)
}

async function session(db: Executor, deps: Deps, memberId: string, now: Date): Promise<MemberSession> {
  const token = await openSession(db, { memberId }, now)
  return { token, user: await userInfo(db, deps, memberId, now) }
}

/** Bound once at registration; an unknown number binds nothing and is no reason to refuse (D8, Agents). */
async function agentFor(db: Executor, agentId: string | undefined): Promise<string | null> {
  if (agentId === undefined) return null
  return (await findActiveAgent(db, agentId))?.id ?? null
}

async function createMember(
  tx: Tx,
  deps: Deps,
  given: {
    phone: string
    passwordHash: string | null
    agentId: string | undefined
    consent: string
  } & SignIn,
): Promise<string | undefined> {
  const { phone, now } = given
  const id = await insertMember(tx, {
    id: newId(now),
    phone,
    password_hash: given.passwordHash,
    agent_id: await agentFor(tx, given.agentId),
    consent_version: given.consent,
    now,
  })
  if (id !== undefined)
    writeAudit(deps.keys, {
      actor: { kind: 'member', id, role: 'member', address: given.address },
      at: now,
      act: 'users.register',
      record: { kind: 'member', id },
      diff: { phone: maskPhone(phone), consent_version: given.consent },
    })
  return id
}

export async function register(
  tx: Tx,
  deps: Deps,
  given: {
    phone: string
    code: string
    password: string
    agent_id?: string | undefined
    consent_version: string
  } & SignIn,
): Promise<MemberSession> {
  const { phone, code, now } = given
  // the code is proven before the costly hash is made
  await takeCode(tx, deps, { phone, scene: 'register', code, now })
  if (await findMemberByPhone(tx, phone)) throw refuse('phone_taken')
  const id = await createMember(tx, deps, {
    phone,
    now,
    address: given.address,
    passwordHash: await hashPassword(given.password),
    agentId: given.agent_id,
    consent: given.consent_version,
  })
  if (id === undefined) throw refuse('phone_taken')
  return sessionByCode(tx, deps, id, given)
}

export async function codeLogin(
  tx: Tx,
  deps: Deps,
  given: {
    phone: string
    code: string
    agent_id?: string | undefined
    consent_version?: string | undefined
  } & SignIn,
): Promise<MemberSession> {
  const { phone, code, now } = given
  await takeCode(tx, deps, { phone, scene: 'login', code, now })
  const known = await findMemberByPhone(tx, phone)
  if (known) return sessionByCode(tx, deps, known.id, given)
  // thrown before the commit: the code stays good for the second try with consent
  if (given.consent_version === undefined) throw refuse('consent_required')
  const created = await createMember(tx, deps, {
    phone,
    now,
    address: given.address,
    passwordHash: null,
    agentId: given.agent_id,
    consent: given.consent_version,
  })
  const id = created ?? (await findMemberByPhone(tx, phone))?.id
  if (id === undefined) throw notFound()
  return sessionByCode(tx, deps, id, given)
}

export async function accountLogin(
  deps: Deps,
  given: { account: string; password: string } & SignIn,
): Promise<string> {
  const account = normalizePhone(given.account)
  const wasRight = await countSignIn(deps, {
    desk: 'member',
    account,
    address: given.address,
    now: given.now,
  })
  const member = await findMemberByPhone(deps.db.pool, account)
  const right = await verifyPassword(member?.password_hash ?? null, given.password)
  if (!member || !right) throw refuse('account_or_password_wrong')
  await wasRight()
  return member.id
}

export const openMemberSession = session

export async function forgetPassword(
  tx: Tx,
  deps: Deps,
  given: { phone: string; code: string; password: string } & SignIn,
): Promise<MemberSession> {
  const { phone, code, now } = given
  await takeCode(tx, deps, { phone, scene: 'forget_password', code, now })
  const member = await findMemberByPhone(tx, phone)
  if (!member) throw refuse('account_missing')
  await setPassword(tx, member.id, await hashPassword(given.password))
  await endSessionsOf(tx, member.id, now)
  const answer = await sessionByCode(tx, deps, member.id, given)
  writeAudit(deps.keys, {
    actor: { kind: 'member', id: member.id, role: 'member', address: given.address },
    at: now,
    act: 'users.forgetPassword',
    record: { kind: 'member', id: member.id },
  })
  return answer
}

const ticketSeconds = 60

export async function makeTicket(
  tx: Tx,
  memberId: string,
  now: Date,
): Promise<{ ticket: string; expires_in: number }> {
  const ticket = `${ticketPrefix}${newToken()}`
  const expires_at = new Date(now.getTime() + ticketSeconds * 1000)
  await insertTicket(tx, { token_hash: hashToken(ticket), member_id: memberId, expires_at })
  return { ticket, expires_in: ticketSeconds }
}

export async function redeemTicket(tx: Tx, deps: Deps, ticket: string, now: Date): Promise<MemberSession> {
  const memberId = await takeTicket(tx, hashToken(ticket), now)
  if (memberId === undefined) throw refuse('ticket_invalid')
  return session(tx, deps, memberId, now)
}
