import { codes, notSignedInText, type Envelope } from '../contract/endpoint.ts'
import { answerTexts } from '../rules/answer-texts.ts'
import { refusals, type Refusal } from '../rules/refusals.ts'

/** An answer other than code 200. `R` is the rule that it names; `never` where it names none. */
export class ErrorReply<R extends Refusal = never> {
  readonly envelope: Envelope<unknown>
  readonly rule: R | null

  constructor(code: number, message: string, data: unknown, rule: R | null = null) {
    this.envelope = { code, message, data }
    this.rule = rule
  }
}

export const refuse = <R extends Refusal>(rule: R): ErrorReply<R> =>
  new ErrorReply(codes.refused, refusals[rule], { rule }, rule)

/** Messages by the field's name on the wire. */
export const refuseFields = (errors: Record<string, string>) =>
  new ErrorReply(codes.fieldErrors, answerTexts.fields, { errors })

/** State changed meanwhile; `current` is what is true now. */
export const conflict = (current: object) => new ErrorReply(codes.conflict, answerTexts.conflict, { current })

export const noRight = () => new ErrorReply(codes.noRight, answerTexts.noRight, null)
export const notFound = () => new ErrorReply(codes.notFound, answerTexts.notFound, null)
export const notSignedIn = () => new ErrorReply(codes.notSignedIn, notSignedInText, null)
export const fault = () => new ErrorReply(codes.fault, answerTexts.fault, { request_id: 'E-7F2A' })
export const tooMany = (seconds: number) =>
  new ErrorReply(codes.tooMany, answerTexts.tooMany, { retry_after: seconds })
