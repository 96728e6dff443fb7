import type * as z from 'zod/mini'
import type { Right } from '../rules/rights.ts'

/**
 * Who may call (D10.1). `member`: a signed-in member, who only ever reaches records of their own.
 * `staff`: a staff account whose sub-role holds the right in the rights table; `any`: every staff account.
 */
export type Who = 'anyone' | { member?: true; staff?: Right | 'any' }

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
