import type * as z from 'zod/mini'
import type { Right } from '../rules/rights.ts'

/**
 * Which signed-in member may call: anyone of them, the owner of the record that the call names (another's answers like
 * a missing one), or one who manages a unit.
 */
export type MemberWho = true | 'own' | 'unit manager'

/**
 * Who may call (D10.1). `staff`: an account whose sub-role holds the right in the rights table; `any`: every staff
 * account. How far a staff member then reaches is asked of the record's own right (`reachOf`).
 */
export type Who = 'anyone' | { member?: MemberWho; staff?: Right | 'any' }

export type Schema = z.ZodMiniType

/** The other half of a call: what the server, the mocks and the tests need of it, and no page (ADR 005). */
export interface Shape {
  summary: string
  who: Who
  /** Ends the session it is called with, so a repeat of a keyed call comes with a dead token and still gets its answer. */
  endsSession?: boolean
  params?: Schema
  query?: Schema
  body?: Schema
  /** `data` of the answer with code 200. A closed object: the server cuts what is not named here. */
  data: Schema
}
