import { matchesAction, type Contract, type Operation } from '@portal/api/contract'
import { check } from '@portal/api/contract/check'
import { compiled } from '@portal/api/contract/compiled'
import {
  successOf,
  type DataOf,
  type Endpoint,
  type ParsedInput,
  type RuleOf,
  type WholeEndpoint,
} from '@portal/api/contract/endpoint'
import type { Refusal } from '@portal/api/rules/refusals'
import type { Host, UploadedFile } from '../ports.ts'
import { findCaller } from '../users/sessions.repository.ts'
import { actsOpenTo, isForUnitManagers, tokenOf, type CallerOf, type SignedIn } from './callers.ts'
import { refuseUnstorable } from './storable.ts'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError, fieldErrors } from './errors.ts'
import { refuse, type Refuse } from './refusal.ts'
import { deviceOf } from './device.ts'
import { StoredAnswer, runIdempotent } from './idempotency.ts'
import type { KeyedWrite } from './idempotency.repository.ts'
import { readContextOf, type CallContext, type ReadContext, type Work } from './work.ts'

/** A call as it comes in, whatever brought it here. Nothing in it has been judged. */
export interface Call {
  params: Record<string, unknown>
  query: unknown
  /** Read only when the caller may call: no upload is read before that. */
  readBody: () => Promise<{ body: unknown; file: UploadedFile | null }>
  /** Every token that was sent along, under whatever name. */
  tokens: readonly (string | null | undefined)[]
  idempotencyKey: string | undefined
  address: string
  /** How the browser calls itself. */
  userAgent: string | undefined
}

/** What goes back. Business outcomes, refusals too, have status 200 (D1.1). */
export interface Answer {
  /** Name of the act that answered. */
  call: string
  status: number
  body: { code: number; message: string }
}

/** What a handler gets: every part parsed by the contract, the caller admitted by it. */
export interface Handling<E extends Endpoint = Endpoint> {
  input: ParsedInput<E>
  caller: CallerOf<E>
  address: string
  now: Date
  /** For reads. */
  context: ReadContext<CallerOf<E>>
  /** For the write: one unit of work, with the caller's Idempotency-Key in it. `durable` for money. */
  transaction: (
    run: (work: Work<CallerOf<E>, RuleOf<E>>) => Promise<DataOf<E>>,
    options?: { durable?: boolean },
  ) => Promise<DataOf<E>>
  file: E extends { upload: true } ? UploadedFile | null : null
  /** For what is judged outside the unit of work. */
  refuse: Refuse<RuleOf<E>>
}

export type Handler<E extends Endpoint> = (call: Handling<E>) => Promise<DataOf<E>>

type Resource = Contract[keyof Contract]
type Entry = { [R in keyof Contract]: Contract[R][keyof Contract[R]] }[keyof Contract] & Endpoint

/** A handler for every call of the contract, by its name: a missing one does not compile. */
export type Handlers = { [E in Entry as E['name']]: Handler<E> }

/** Handlers of one contract file. */
export type HandlersOf<R extends Resource> = {
  [K in keyof R as R[K] extends Endpoint ? R[K]['name'] : never]: R[K] extends Endpoint
    ? Handler<R[K]>
    : never
}

export type AnyHandler = (call: {
  input: { params: never; query: never; body: never }
  caller: never
  address: string
  now: Date
  context: ReadContext<never>
  transaction: (
    run: (work: Work<never>) => Promise<unknown>,
    options?: { durable?: boolean },
  ) => Promise<unknown>
  file: never
  refuse: Refuse<Refusal>
}) => Promise<unknown>

export const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'

/** Answers one call. Throws only what is the portal's own fault; the host logs it and answers a server error. */
export async function answer(
  host: Host,
  { acts }: Operation,
  handlerOf: (act: WholeEndpoint) => AnyHandler,
  call: Call,
): Promise<Answer> {
  let [act] = acts
  try {
    const now = host.clock()
    const caller = await callerOf(host, acts, call, now)
    const open = actsOpenTo(acts, caller)
    const sent = await call.readBody()
    for (const part of [call.params, call.query, sent.body]) refuseUnstorable(part)
    act = chosen(open, sent.body)
    const data = await handle(host, act, handlerOf(act), call, { caller: callerFor(act, caller), sent, now })
    return { call: act.name, status: 200, body: successOf(act, data) }
  } catch (error) {
    if (error instanceof StoredAnswer) return { call: act.name, status: 200, body: error.envelope }
    if (!(error instanceof PortalError)) throw error
    const { rule } = error
    if (rule && !act.rules.includes(rule))
      throw new Error(`${act.name} may not refuse with ${rule}`, { cause: error })
    return { call: act.name, status: error.status, body: error.envelope }
  }
}

/** Which of the acts that the caller may do is meant; where there are several, `Endpoint.action` in the body selects one. */
function chosen(open: readonly WholeEndpoint[], body: unknown): WholeEndpoint {
  const act = open.find(one => matchesAction(one, body))
  if (!act) throw fieldErrors({ action: answerTexts.wrongForm })
  return act
}

/** A public call has no caller, even with a valid token. */
const callerFor = ({ who }: WholeEndpoint, caller: SignedIn | null) => (who === 'anyone' ? null : caller)

interface Admitted {
  caller: SignedIn | null
  sent: { body: unknown; file: UploadedFile | null }
  now: Date
}

async function handle(
  host: Host,
  entry: WholeEndpoint,
  handler: AnyHandler,
  call: Call,
  { caller, sent, now }: Admitted,
): Promise<unknown> {
  const input = {
    params: parse(entry.params, call.params),
    query: parse(entry.query, call.query),
    body: parse(entry.body, sent.body),
  }
  const write = keyedWrite(host, entry, caller, call.idempotencyKey, {
    params: call.params,
    body: sent.body,
    ...(entry.query ? { query: call.query } : {}),
  })
  const given: CallContext<never> = {
    caller: caller as never,
    address: call.address,
    device: deviceOf(call.userAgent),
    now,
  }
  const data = await handler({
    input: input as never,
    ...given,
    context: readContextOf(host, given),
    transaction: (run, options) =>
      runIdempotent(host, given, { write, durable: options?.durable ?? false }, async work =>
        closed(entry, await run(work)),
      ),
    file: sent.file as never,
    refuse,
  })
  return closed(entry, data)
}

async function callerOf(
  host: Host,
  acts: Operation['acts'],
  call: Call,
  now: Date,
): Promise<SignedIn | null> {
  const token = tokenOf(call.tokens)
  if (token === null || acts.every(({ who }) => who === 'anyone')) return null
  const endedToo = acts.some(({ endsSession }) => endsSession === true) && call.idempotencyKey !== undefined
  const withUnit = acts.some(isForUnitManagers)
  return findCaller(host.db.pool, host.keys.hash(token), now, { endedToo, withUnit })
}

type Schema = NonNullable<WholeEndpoint['body']>

/** What the schema makes of `value`; its complaints become code 400. */
function parse(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const verdict = check(schema, value)
  if (!verdict.ok) throw fieldErrors(inChinese(verdict.errors))
  return verdict.data
}

const inChinese = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path === '' ? 'body' : path,
      /\p{Script=Han}/u.test(message) ? message : answerTexts.wrongForm,
    ]),
  )

/** Closes the answer: what the contract does not name never leaves; what it misses is our fault (D10.2). */
function closed<T>(entry: WholeEndpoint, data: T): T {
  const verdict = check(compiled(entry.data), data)
  if (!verdict.ok)
    throw new Error(`${entry.name} answers against its contract at ${Object.keys(verdict.errors).join(', ')}`)
  return verdict.data as T
}

function keyedWrite(
  { keys }: Host,
  entry: WholeEndpoint,
  caller: SignedIn | null,
  key: string | undefined,
  content: { params: unknown; body: unknown; query?: unknown },
): KeyedWrite | null {
  if (entry.idempotent !== true || key === undefined || key === '') return null
  if (!/^[\w-]{8,128}$/.test(key)) throw fieldErrors({ 'Idempotency-Key': '操作编号格式不正确' })
  return {
    // one key is one request, whichever act of the path it asks for
    scope: `${entry.method} ${entry.path}:${caller ? `${caller.kind}:${caller.id}` : 'anyone'}`,
    key,
    bodyHash: keys.sign(JSON.stringify(content), 'body'),
  }
}
