import type { Endpoint, WhoOf } from '@portal/api/contract/endpoint'
import type { Who } from '@portal/api/contract/shape'
import { reach, type Reach, type SubRole } from '@portal/api/rules/rights'
import type { Actor } from './audit.ts'
import { noRight, notSignedIn } from './errors.ts'

export interface MemberCaller {
  kind: 'member'
  id: string
  sessionId: string
}

export interface StaffCaller {
  kind: 'staff'
  id: string
  sessionId: string
  subRole: SubRole
  agentId: string | null
  /** How far the right that the call asks for reaches. */
  reach: NonNullable<Reach>
}

/** The portal itself: sweeps, and what follows from an act without anybody doing it. */
export interface SystemCaller {
  kind: 'system'
}
export const system: SystemCaller = { kind: 'system' }

export type SignedIn = MemberCaller | Omit<StaffCaller, 'reach'>
/** `null`: nobody is signed in. */
export type Caller = MemberCaller | StaffCaller | SystemCaller | null

type CallerOfWho<W> = W extends 'anyone'
  ? null
  : (W extends { member: true } ? MemberCaller : never) | (W extends { staff: string } ? StaffCaller : never)
/** Who a handler of this entry can be called by. */
export type CallerOf<E extends Endpoint> = CallerOfWho<WhoOf<E>>

/** The one token of a call, or null. Two different ones are nobody's (D1.4). */
export function tokenOf(given: readonly (string | null | undefined)[]): string | null {
  const tokens = new Set(given.filter(token => token !== undefined && token !== null && token !== ''))
  if (tokens.size > 1) throw notSignedIn()
  return [...tokens][0] ?? null
}

/** Judges a caller by the entry's policy and the rights table (D3). Throws 406 for nobody, 403 for the wrong one. */
export function admit(who: Who, caller: SignedIn | null): MemberCaller | StaffCaller | null {
  if (who === 'anyone') return null
  if (!caller) throw notSignedIn()
  if (caller.kind === 'member') {
    if (who.member !== true) throw noRight()
    return caller
  }
  if (who.staff === undefined) throw noRight()
  const far = who.staff === 'any' ? 'all' : reach(caller.subRole, who.staff)
  if (far === null) throw noRight()
  return { ...caller, reach: far }
}

/** Who the trail and the histories name. */
export function actorOf(caller: Caller, address: string): Actor {
  if (caller === null) throw new Error('Nobody is signed in: the work has no actor')
  if (caller.kind === 'system') return { kind: 'system', id: 'system', role: 'system', address: '' }
  return {
    kind: caller.kind,
    id: caller.id,
    role: caller.kind === 'staff' ? caller.subRole : 'member',
    address,
  }
}
