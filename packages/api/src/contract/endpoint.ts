import type * as z from 'zod/mini'
import type { CallPrefix } from '../rules/call-paths.ts'
import type { Refusal } from '../rules/refusals.ts'
import type { Schema, Shape } from './shape.ts'
import type { Shapes } from './shapes.ts'

export type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * One call of the portal as a page has it: plain data, written `as const satisfies Endpoint`. Its shape (who, schemas)
 * is found by its name: the types below read it, `whole` joins it for the server, the mocks and the tests (ADR 005).
 */
export interface Endpoint {
  /** Unique, `resource.act`; the key of its shape and of the server's handler. */
  name: string
  method: Method
  /** Path with `{param}` parts; `{prefix}` is `api` or `nrckapi` (product.md §7, Orders). */
  path: `/${CallPrefix | '{prefix}'}/${string}`
  /**
   * Several acts may share one method and path, each a call of its own with its own who, body and rules. Who calls
   * chooses among them; where one person may do several, this value of the body's `action` does. The client sends it.
   */
  action?: string
  /** A write that takes an `Idempotency-Key` (D1.7) and may therefore be retried. */
  idempotent?: boolean
  /** A POST that only reads (the specification has some): safe to retry. */
  reads?: boolean
  /** Body is multipart with one `file`; the schema in `body` then describes the other fields. */
  upload?: boolean
  /** The payload stands beside `code` and `message`, not under `data`, as product.md §3 draws it (D1.1). */
  flat?: true
  /** So long a browser may keep the answer, which is then the same for everybody. */
  keptSeconds?: number
  /** The only refusals (code 422) this call may answer. */
  rules: readonly Refusal[]
}

/** One call with everything about it: server routes, rights, mocks and OpenAPI are made from it. */
export interface WholeEndpoint extends Endpoint, Shape {}

type ShapeNamed<N extends string> = N extends keyof Shapes ? Shapes[N] : Shape
type Part<E extends Endpoint, K extends keyof Shape> = K extends keyof ShapeNamed<E['name']>
  ? ShapeNamed<E['name']>[K]
  : undefined

type In<S> = S extends Schema ? z.input<S> : undefined
type Out<S> = S extends Schema ? z.output<S> : undefined

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
