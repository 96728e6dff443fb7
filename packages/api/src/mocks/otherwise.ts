import { codes, notSignedInText, type Envelope } from '../contract/endpoint.ts'
import { refusals, type Refusal } from '../rules/refusals.ts'

/** An answer other than code 200. `R` is the rule that it names; `never` where it names none. */
export class Otherwise<R extends Refusal = never> {
  readonly envelope: Envelope<unknown>
  readonly rule: R | null

  constructor(code: number, message: string, data: unknown, rule: R | null = null) {
    this.envelope = { code, message, data }
    this.rule = rule
  }
}

export const refuse = <R extends Refusal>(rule: R): Otherwise<R> =>
  new Otherwise(codes.refused, refusals[rule], { rule }, rule)

/** Messages by the field's name on the wire. */
export const refuseFields = (errors: Record<string, string>) =>
  new Otherwise(codes.fieldErrors, '请检查填写的内容', { errors })

/** State changed meanwhile; `current` is what is true now. */
export const conflict = (current: object) =>
  new Otherwise(codes.conflict, '内容已被更新，请查看最新状态', { current })

export const noRight = () => new Otherwise(codes.noRight, '没有权限', null)
export const notFound = () => new Otherwise(codes.notFound, '没有找到这条记录', null)
export const notSignedIn = () => new Otherwise(codes.notSignedIn, notSignedInText, null)
export const fault = () => new Otherwise(codes.fault, '接口异常', { request_id: 'E-7F2A' })
export const tooMany = (seconds: number) =>
  new Otherwise(codes.tooMany, '操作过于频繁，请稍后再试', { retry_after: seconds })
