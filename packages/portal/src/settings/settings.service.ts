import type { MemberSettings, OwnSession, StaffSettings } from '@portal/api/contract/settings.schema'
import { formatTime } from '@portal/api/rules/dates'
import { maskPhone } from '@portal/api/rules/masks'
import { knownPreferences } from '@portal/api/rules/preferences'
import { ownFiles } from '../files/files.service.ts'
import { fileUrl } from '../files/links.ts'
import type { MemberCaller, StaffCaller } from '../kernel/callers.ts'
import { conflict, notFound } from '../kernel/errors.ts'
import type { ReadContext, Work } from '../kernel/work.ts'
import { findStaff } from '../staff/staff.repository.ts'
import { endSessionsOf, listSessions, type SessionOwner } from '../users/sessions.repository.ts'
import { findMember } from '../users/users.repository.ts'
import { lockMember, updateProfile, type ProfileChange } from './settings.repository.ts'

type Account = MemberCaller | StaffCaller

export const ownerOf = ({ kind, id }: Account): SessionOwner =>
  kind === 'member' ? { memberId: id } : { staffId: id }

export async function memberSettings({
  db,
  keys,
  caller,
  now,
}: ReadContext<MemberCaller>): Promise<MemberSettings> {
  const member = await findMember(db, caller.id)
  if (!member) throw notFound()
  return {
    version: member.settings_version,
    avatar: member.avatar_file_id === null ? null : fileUrl(keys, member.avatar_file_id, now),
    nickname: member.nickname,
    email: member.email,
    phone: maskPhone(member.phone),
    has_password: member.password_hash !== null,
    password_changed_at: member.password_changed_at && formatTime(member.password_changed_at),
    preferences: knownPreferences(member.preferences),
  }
}

export async function staffSettings({ db, caller }: ReadContext<StaffCaller>): Promise<StaffSettings> {
  const account = await findStaff(db, caller.id)
  if (!account) throw notFound()
  return {
    phone: account.phone && maskPhone(account.phone),
    password_changed_at: account.password_changed_at && formatTime(account.password_changed_at),
  }
}

type Optional<T> = { [K in keyof T]?: T[K] | undefined }

/** Changes what is named and no more; refuses to save over what another tab has saved meanwhile. */
export async function saveProfile(
  work: Work<MemberCaller, 'file_missing'>,
  { version, ...given }: { version: number } & Optional<ProfileChange>,
): Promise<MemberSettings> {
  const { id } = work.caller
  const member = await lockMember(work.db, id)
  if (!member) throw notFound()
  if (version !== member.settings_version) throw conflict(await memberSettings(work))
  if (given.avatar_file_id) await ownFiles(work, [given.avatar_file_id], { memberId: id, purpose: 'avatar' })
  await updateProfile(work.db, id, given, version + 1)
  work.audit({
    act: 'settings.saveProfile',
    record: { kind: 'member', id },
    diff: { changed: Object.keys(given) },
  })
  return memberSettings(work)
}

/** Nobody reads a longer list. */
const mostSessions = 50

export async function ownSessions({
  db,
  caller,
  now,
}: ReadContext<Account>): Promise<{ list: OwnSession[] }> {
  const rows = await listSessions(db, ownerOf(caller), now, mostSessions)
  return {
    list: rows.map(({ id, device, network, created_at, seen_at }) => ({
      id,
      device,
      network,
      created_at: formatTime(created_at),
      seen_at: formatTime(seen_at),
      current: id === caller.sessionId,
    })),
  }
}

/** Ends one own session; one that is over already, or another's, counts for nothing. */
export async function endOwnSession(work: Work<Account>, id: string): Promise<{ ended: number }> {
  const ended = await endSessionsOf(work.db, ownerOf(work.caller), work.now, { only: id })
  if (ended > 0) noteEnd(work, ended)
  return { ended }
}

export async function endOtherSessions(work: Work<Account>): Promise<{ ended: number }> {
  const { caller, now } = work
  const ended = await endSessionsOf(work.db, ownerOf(caller), now, { but: caller.sessionId })
  if (ended > 0) noteEnd(work, ended)
  return { ended }
}

function noteEnd(work: Work<Account>, ended: number): void {
  const { id, kind } = work.caller
  work.audit({ act: 'settings.endSessions', record: { kind, id }, diff: { ended } })
}
