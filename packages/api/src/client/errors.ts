import { codes, notSignedInText, type Envelope } from '../contract/endpoint.ts'
import type { Refusal } from '../rules/refusals.ts'

export type ApiErrorKind = 'not_signed_in' | 'answered' | 'network' | 'failed'

/** Why a call did not end in code 200. Holds the whole answer where there was one (product.md §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly answer: Envelope<unknown> | null

  constructor(kind: ApiErrorKind, message: string, answer: Envelope<unknown> | null = null) {
    super(message)
    this.kind = kind
    this.answer = answer
  }

  get code(): number | null {
    return this.answer?.code ?? null
  }

  /** Messages for fields, by the name of the field on the wire; empty when the answer named none. */
  get fieldErrors(): Record<string, string> {
    const errors = this.code === codes.fieldErrors ? part(this.answer?.data, 'errors') : null
    return isRecord(errors)
      ? Object.fromEntries(
          Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {}
  }

  get rule(): Refusal | null {
    const rule = this.code === codes.refused ? part(this.answer?.data, 'rule') : null
    return typeof rule === 'string' ? (rule as Refusal) : null
  }

  /** Seconds to wait after code 429. */
  get retryAfter(): number | null {
    const seconds = this.code === codes.tooMany ? part(this.answer?.data, 'retry_after') : null
    return typeof seconds === 'number' ? seconds : null
  }

  /** What the record is now, after code 409. */
  get current(): unknown {
    return this.code === codes.conflict ? part(this.answer?.data, 'current') : null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const part = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : null)

/** True for every form of "not signed in" that product.md §8 names. */
export const isNotSignedIn = (answer: Envelope<unknown>): boolean =>
  ((answer.code === codes.fault || answer.code === codes.notSignedIn) &&
    answer.message === notSignedInText) ||
  part(answer.data, 'message') === '用户没有登录'

/** True for something that has the three parts of D1.1. */
export const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  isRecord(value) && typeof value['code'] === 'number' && typeof value['message'] === 'string'
