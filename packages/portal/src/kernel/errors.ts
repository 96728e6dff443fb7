import { codes, notSignedInText, type Envelope } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { refusals, type Refusal } from '@portal/api/rules/refusals'

/** An answer that is not code 200. A service throws it; the transaction it was thrown in is undone. */
export class PortalError extends Error {
  readonly code: number
  readonly data: unknown
  /** HTTP status; 200 for business outcomes (D1.1). */
  readonly status: number
  /** What was written before the refusal stays (counted tries). */
  readonly keep: boolean

  constructor(
    code: number,
    message: string,
    data: unknown = null,
    options: { status?: number; keep?: boolean } = {},
  ) {
    super(message)
    this.name = 'PortalError'
    this.code = code
    this.data = data
    this.status = options.status ?? 200
    this.keep = options.keep ?? false
  }

  get envelope(): Envelope<unknown> {
    return { code: this.code, message: this.message, data: this.data }
  }

  get rule(): Refusal | null {
    if (this.code !== codes.refused || typeof this.data !== 'object' || this.data === null) return null
    const rule = 'rule' in this.data ? this.data.rule : null
    return typeof rule === 'string' && isRefusal(rule) ? rule : null
  }
}

const isRefusal = (rule: string): rule is Refusal => rule in refusals

export const fieldErrors = (errors: Record<string, string>): PortalError =>
  new PortalError(codes.fieldErrors, answerTexts.fields, { errors })

export const noRight = (): PortalError => new PortalError(codes.noRight, answerTexts.noRight)

export const notFound = (): PortalError => new PortalError(codes.notFound, answerTexts.notFound)

export const notSignedIn = (): PortalError => new PortalError(codes.notSignedIn, notSignedInText)

/** `current`: what the record is now, in the form the call would have answered. */
export const conflict = (current: unknown, message: string = answerTexts.conflict): PortalError =>
  new PortalError(codes.conflict, message, { current })

export const tooMany = (seconds: number, message: string = answerTexts.tooMany): PortalError =>
  new PortalError(codes.tooMany, message, { retry_after: Math.max(1, Math.ceil(seconds)) })
