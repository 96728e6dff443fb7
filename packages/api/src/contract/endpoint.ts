import type * as z from 'zod/mini'
import type { Refusal } from '../rules/refusals.ts'
import type { Right } from '../rules/rights.ts'

/**
 * Who may call (D10.1). `member`: a signed-in member, who only ever reaches records of their own.
 * `staff`: a staff account whose sub-role holds the right in the rights table; `any`: every staff account.
 */
export type Who = 'anyone' | { member?: true; staff?: Right | 'any' }

export type Method = 'get' | 'post' | 'put' | 'delete'

type Schema = z.ZodMiniType

/** Parts of an entry that browser builds leave out (ADR 005). */
interface ServerParts {
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
export type ServerPart = keyof ServerParts

declare const serverParts: unique symbol

/** One call of the portal as every reader has it, the built apps included. */
export interface Endpoint {
  /** Unique, `resource.act`; the key of the server's handler and of the mocks. */
  name: string
  method: Method
  /** Path with `{param}` parts; `{prefix}` is `api` or `nrckapi` (product.md §7, Orders). */
  path: string
  /** A write that takes an `Idempotency-Key` (D1.7) and may therefore be retried. */
  idempotent?: boolean
  /** A POST that only reads (the specification has some): safe to retry. */
  reads?: boolean
  /** Body is multipart with one `file`; the schema in `body` then describes the other fields. */
  upload?: boolean
  /** The payload stands beside `code` and `message`, not under `data`, as product.md §3 draws it (D1.1). */
  flat?: true
  /** The only refusals (code 422) this call may answer. */
  rules: readonly Refusal[]
  /** Types alone: no value is ever here. */
  readonly [serverParts]?: ServerParts
}

/** One call of the portal as data: server routes, rights, typed client, mocks and OpenAPI are all made from it. */
export interface WholeEndpoint extends Endpoint, ServerParts {}

/** What browser builds keep of an entry; the schemas stay in its type, so that calls are typed by them. */
type Lean<E extends WholeEndpoint> = Omit<E, ServerPart | typeof serverParts> & {
  readonly [serverParts]?: Pick<E, ServerPart & keyof E>
}

/** Declares a call and keeps its exact type. Its schemas are read through `whole`, where no build cuts them. */
export const endpoint = <const E extends WholeEndpoint>(entry: E) => entry as unknown as Lean<E>

type In<S> = S extends Schema ? z.input<S> : undefined
type Out<S> = S extends Schema ? z.output<S> : undefined
type Part<E extends Endpoint, K extends ServerPart> = K extends keyof NonNullable<E[typeof serverParts]>
  ? NonNullable<E[typeof serverParts]>[K]
  : undefined

export type ParamsOf<E extends Endpoint> = In<Part<E, 'params'>>
export type QueryOf<E extends Endpoint> = In<Part<E, 'query'>>
export type BodyOf<E extends Endpoint> = In<Part<E, 'body'>>
export type DataOf<E extends Endpoint> = Out<Part<E, 'data'>>
export type WhoOf<E extends Endpoint> = Part<E, 'who'>
export type RuleOf<E extends Endpoint> = E['rules'][number]

/** What a handler on the server receives: every part parsed. */
export interface ParsedInput<E extends Endpoint> {
  params: Out<Part<E, 'params'>>
  query: Out<Part<E, 'query'>>
  body: Out<Part<E, 'body'>>
}

/** What a caller in the browser gives; parts that the entry does not name must be left out. */
export type CallInput<E extends Endpoint> = object &
  Present<'params', ParamsOf<E>> &
  Present<'query', QueryOf<E>> &
  Present<'body', BodyOf<E>> &
  (E extends { upload: true } ? { file: Blob & { name?: string } } : unknown)

type Present<K extends string, T> = [T] extends [undefined]
  ? unknown
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

/** Body of every answer (D1.1). The client judges by `code` alone. */
export interface Envelope<T> {
  code: number
  message: string
  data: T
}

/** The codes of D1.2. Business outcomes travel as HTTP 200 with one of these. */
export const codes = {
  ok: 200,
  fieldErrors: 400,
  noRight: 403,
  notFound: 404,
  notSignedIn: 406,
  conflict: 409,
  tooLarge: 413,
  wrongMedia: 415,
  refused: 422,
  locked: 423,
  tooMany: 429,
  fault: 500,
  providerDown: 503,
} as const

/** The answer with code 200 as it travels. */
export const successOf = (
  { flat }: Pick<Endpoint, 'flat'>,
  data: unknown,
): Omit<Envelope<unknown>, 'data'> => ({
  code: codes.ok,
  message: '',
  ...Object(flat === true ? data : { data }),
})

/** The payload of such an answer; a flat one may also come under `data`, from another back end. */
export function payloadOf({ flat }: Pick<Endpoint, 'flat'>, answer: Partial<Envelope<unknown>>): unknown {
  const { code: _code, message: _message, ...payload } = answer
  return flat === true && answer.data === undefined ? payload : answer.data
}

/** The one use of 406 (D1.2), letter by letter. */
export const notSignedInText = '未登录'
