import { codes, notSignedInText, type Envelope } from '@portal/api/contract/endpoint'
import { refusals, type Refusal } from '@portal/api/rules/refusals'

/** Texts of answers that are no refusals; none of them repeats input (D10.4). */
export const messages = {
  fields: '请检查填写的内容',
  notJson: '请求内容不是有效的 JSON',
  badRequest: '请求格式不正确',
  noRight: '没有权限',
  notFound: '没有找到这条记录',
  noPath: '没有这个地址',
  conflict: '内容已被更新，请查看最新状态',
  keyReused: '同一操作编号不能用于不同的内容',
  tooLarge: '提交的内容过大',
  headersTooLarge: '请求头过大',
  tooSlow: '请求超时，请重试',
  expectation: '不支持请求头 Expect 的要求',
  wrongMedia: '不支持的内容类型',
  tooMany: '操作过于频繁，请稍后再试',
  uploadsTooMany: '上传过于频繁，请稍后再试',
  uploadsBusy: '正在处理的图片较多，请稍后再上传',
  lowSpace: '磁盘空间不足',
  fault: '接口异常',
  providerDown: '服务暂时不可用，请稍后再试',
  unclean: '含有无法识别的字符，请删去后重试',
  tooDeep: '内容层级过多',
  wrongForm: '内容格式不正确',
} as const

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
  new PortalError(codes.fieldErrors, messages.fields, { errors })

export const noRight = (): PortalError => new PortalError(codes.noRight, messages.noRight)

export const notFound = (): PortalError => new PortalError(codes.notFound, messages.notFound)

export const notSignedIn = (): PortalError => new PortalError(codes.notSignedIn, notSignedInText)

/** `current`: what the record is now, in the form the call would have answered. */
export const conflict = (current: unknown, message: string = messages.conflict): PortalError =>
  new PortalError(codes.conflict, message, { current })

export const tooMany = (seconds: number, message: string = messages.tooMany): PortalError =>
  new PortalError(codes.tooMany, message, { retry_after: Math.max(1, Math.ceil(seconds)) })
