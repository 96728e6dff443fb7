import type { Endpoint, WhoOf } from '@portal/api/contract/endpoint'
import type { MemberWho, Who } from '@portal/api/contract/shape'
import { reach, type Reach, type Right, type SubRole } from '@portal/api/rules/rights'
import type { Actor } from './audit.repository.ts'
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
}

/** How far a staff member may use a right; asked of the record's own right, whatever right brought the call in. */
export const reachOf = (caller: StaffCaller, right: Right): Reach => reach(caller.subRole, right)

/** An external expert, by the invitation; no session stands behind it, the call itself proves who calls (ADR 046). */
export interface ExpertCaller {
  kind: 'expert'
  id: string
}

/** The portal itself: sweeps, and what follows from an act without anybody doing it. */
export interface SystemCaller {
  kind: 'system'
}
export const system: SystemCaller = { kind: 'system' }

/** Who is behind a session. `managesUnit` is looked up only for a path that lets unit managers in. */
export type SignedIn = (MemberCaller & { managesUnit?: boolean }) | StaffCaller
/** `null`: not signed in. */
export type Caller = MemberCaller | StaffCaller | ExpertCaller | SystemCaller | null

type CallerOfWho<W> = W extends 'anyone'
  ? null
  :
      | (W extends { member: MemberWho } ? MemberCaller : never)
      | (W extends { staff: string } ? StaffCaller : never)
/** Who a handler of this entry can be called by. */
export type CallerOf<E extends Endpoint> = CallerOfWho<WhoOf<E>>

/** The one token of a call, or null. Two different ones count as none (D1.4). */
export function tokenOf(given: readonly (string | null | undefined)[]): string | null {
  const tokens = new Set(given.filter(token => token !== undefined && token !== null && token !== ''))
  if (tokens.size > 1) throw notSignedIn()
  return [...tokens][0] ?? null
}

export const isForUnitManagers = ({ who }: { who: Who }): boolean =>
  who !== 'anyone' && who.member === 'unit manager'

function admits(who: Who, caller: SignedIn | null): boolean {
  if (who === 'anyone') return true
  if (caller === null) return false
  if (caller.kind === 'member')
    return who.member === 'unit manager' ? caller.managesUnit === true : who.member !== undefined
  return who.staff === 'any' || (who.staff !== undefined && reachOf(caller, who.staff) !== null)
}

/**
 * The acts of a path that `caller` may do, by each one's policy and the rights table (D3). Throws 406 without a sign-in, 403
 * for the wrong one.
 */
export function actsOpenTo<A extends { who: Who }>(acts: readonly A[], caller: SignedIn | null): A[] {
  const open = acts.filter(({ who }) => admits(who, caller))
  if (open.length > 0) return open
  throw caller === null ? notSignedIn() : noRight()
}

/** Who the trail and the histories name. */
export function actorOf(caller: Caller, address: string): Actor {
  if (caller === null) throw new Error('Nobody is signed in: the work has no actor')
  if (caller.kind === 'system') return { kind: 'system', id: 'system', role: 'system', address: '' }
  return {
    kind: caller.kind,
    id: caller.id,
    role: caller.kind === 'staff' ? caller.subRole : caller.kind,
    address,
  }
}
