import type { UserInfo } from '@portal/api/contract/users.schema'
import { ticketPrefix } from '@portal/api/rules/page-settings'
import { maskPhone } from '@portal/api/rules/masks'
import { normalizePhone } from '@portal/api/rules/phone'
import type { Caller, MemberCaller } from '../kernel/callers.ts'
import type { Executor } from '../kernel/database.ts'
import { notFound } from '../kernel/errors.ts'
import { maskNetwork } from '../kernel/network.ts'
import type { Refuse } from '../kernel/refusal.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import type { Host } from '../ports.ts'
import { fileUrl } from '../files/links.ts'
import { validUntil } from '../memberships/memberships.service.ts'
import { consumeCode, type CodeRefusal } from '../sms/codes.service.ts'
import { endSessionsOf, insertSession, type SessionOwner } from './sessions.repository.ts'
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

type MemberSession = { token: string; user: UserInfo }

export async function userInfo({ db, keys, now }: ReadContext, memberId: string): Promise<UserInfo> {
  const member = await findMember(db, memberId)
  if (!member) throw notFound()
  const personal = await validUntil(db, { memberId, kind: 'personal' }, now)
  const enterprise = await validUntil(db, { memberId, kind: 'enterprise' }, now)
  return {
    id: member.id,
    avatar: member.avatar_file_id === null ? null : fileUrl(keys, member.avatar_file_id, now),
    nickname: member.nickname,
    phone: maskPhone(member.phone),
    personal_vip_valid: personal.valid,
    enterprise_vip_valid: enterprise.valid,
    personal_vip_expired_time: personal.expires,
    enterprise_vip_expired_time: enterprise.expires,
    remark: '',
  }
}

/** Opens a session and answers its token, which is stored nowhere. */
export async function openSession(
  work: Pick<Work, 'db' | 'keys' | 'random' | 'now' | 'newId' | 'device' | 'address'>,
  owner: SessionOwner,
): Promise<string> {
  const token = work.random.token()
  await insertSession(work.db, {
    id: work.newId(),
    token_hash: work.keys.hash(token),
    owner,
    from: { device: work.device, network: maskNetwork(work.address) },
    now: work.now,
  })
  return token
}

export async function openMemberSession(work: Work, memberId: string): Promise<MemberSession> {
  const token = await openSession(work, { memberId })
  return { token, user: await userInfo(work, memberId) }
}

/** A session for the person who received the code; the account knows this address from now on. */
async function sessionByCode(work: Work, memberId: string, phone: string): Promise<MemberSession> {
  const { address, now } = work
  await rememberPlace(work, { desk: 'member', account: phone, address, now })
  return openMemberSession(work, memberId)
}

/** Bound once at registration; an unknown number binds nothing and is no reason to refuse (D8, Agents). */
async function agentFor(db: Executor, agentId: string | undefined): Promise<string | null> {
  if (agentId === undefined) return null
  return (await findActiveAgent(db, agentId))?.id ?? null
}

/** Whoever signs in by this very call. */
const asMember = (id: string): MemberCaller => ({ kind: 'member', id, sessionId: '' })

async function createMember(
  work: Work,
  given: { phone: string; passwordHash: string | null; agentId: string | undefined; consent: string },
): Promise<string | undefined> {
  const { phone } = given
  const id = await insertMember(work.db, {
    id: work.newId(),
    phone,
    password_hash: given.passwordHash,
    agent_id: await agentFor(work.db, given.agentId),
    consent_version: given.consent,
    now: work.now,
  })
  if (id !== undefined)
    work.as(asMember(id)).audit({
      act: 'users.register',
      record: { kind: 'member', id },
      diff: { phone: maskPhone(phone), consent_version: given.consent },
    })
  return id
}

interface Registration {
  phone: string
  code: string
  password: string
  agent_id?: string | undefined
  consent_version: string
}

export async function register(
  work: Work<Caller, CodeRefusal | 'phone_taken'>,
  given: Registration,
): Promise<MemberSession> {
  const { phone, code } = given
  // the code is proven before the costly hash is made
  await consumeCode(work, { phone, scene: 'register', code })
  if (await findMemberByPhone(work.db, phone)) throw work.refuse('phone_taken')
  const id = await createMember(work, {
    phone,
    passwordHash: await work.passwords.hash(given.password),
    agentId: given.agent_id,
    consent: given.consent_version,
  })
  if (id === undefined) throw work.refuse('phone_taken')
  return sessionByCode(work, id, phone)
}

interface CodeSignIn {
  phone: string
  code: string
  agent_id?: string | undefined
  consent_version?: string | undefined
}

export async function codeLogin(
  work: Work<Caller, CodeRefusal | 'consent_required'>,
  given: CodeSignIn,
): Promise<MemberSession> {
  const { phone, code } = given
  await consumeCode(work, { phone, scene: 'login', code })
  const known = await findMemberByPhone(work.db, phone)
  if (known) return sessionByCode(work, known.id, phone)
  // thrown before the commit: the code stays good for the second try with consent
  if (given.consent_version === undefined) throw work.refuse('consent_required')
  const created = await createMember(work, {
    phone,
    passwordHash: null,
    agentId: given.agent_id,
    consent: given.consent_version,
  })
  const id = created ?? (await findMemberByPhone(work.db, phone))?.id
  if (id === undefined) throw notFound()
  return sessionByCode(work, id, phone)
}

/** Checks a password, outside any transaction: each try is counted. Answers whose it is. */
export async function accountLogin(
  host: Host,
  given: { account: string; password: string; address: string; now: Date },
  refuse: Refuse<'account_or_password_wrong'>,
): Promise<string> {
  const { address, now } = given
  const account = normalizePhone(given.account)
  const wasRight = await countSignIn(host.db.pool, host.keys, { desk: 'member', account, address, now })
  const member = await findMemberByPhone(host.db.pool, account)
  const right = await host.passwords.verify(member?.password_hash ?? null, given.password)
  if (!member || !right) throw refuse('account_or_password_wrong')
  await wasRight()
  return member.id
}

export async function forgetPassword(
  work: Work<Caller, CodeRefusal | 'account_missing'>,
  { phone, code, password }: { phone: string; code: string; password: string },
): Promise<MemberSession> {
  await consumeCode(work, { phone, scene: 'forget_password', code })
  const member = await findMemberByPhone(work.db, phone)
  if (!member) throw work.refuse('account_missing')
  await setPassword(work.db, member.id, await work.passwords.hash(password), work.now)
  await endSessionsOf(work.db, { memberId: member.id }, work.now)
  const answer = await sessionByCode(work, member.id, phone)
  work
    .as(asMember(member.id))
    .audit({ act: 'users.forgetPassword', record: { kind: 'member', id: member.id } })
  return answer
}

const ticketSeconds = 60

export async function makeTicket(work: Work<MemberCaller>): Promise<{ ticket: string; expires_in: number }> {
  const { db, keys, now, caller } = work
  const ticket = `${ticketPrefix}${work.random.token()}`
  const expires_at = new Date(now.getTime() + ticketSeconds * 1000)
  await insertTicket(db, { token_hash: keys.hash(ticket), member_id: caller.id, expires_at })
  return { ticket, expires_in: ticketSeconds }
}

export async function redeemTicket(
  work: Work<Caller, 'ticket_invalid'>,
  ticket: string,
): Promise<MemberSession> {
  const memberId = await takeTicket(work.db, work.keys.hash(ticket), work.now)
  if (memberId === undefined) throw work.refuse('ticket_invalid')
  return openMemberSession(work, memberId)
}
