import type { Contract } from '@portal/api/contract'
import { allEndpoints } from '@portal/api/contract'
import { check } from '@portal/api/contract/check'
import {
  successOf,
  type DataOf,
  type Endpoint,
  type ParsedInput,
  type WholeEndpoint,
} from '@portal/api/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Executor, Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { callerAddress } from './address.ts'
import { admit, findCaller, tokenOf, type CallerOf, type MemberCaller, type StaffCaller } from './callers.ts'
import { refuseUnclean } from './clean.ts'
import { PortalError, fieldErrors, messages } from './errors.ts'
import { StoredAnswer, effect, type KeyedWrite } from './idempotency.ts'
import { readUpload, type UploadedFile } from './upload.ts'

/** What a handler gets: every part parsed by the contract, the caller admitted by it. */
export interface Call<E extends Endpoint = Endpoint> {
  input: ParsedInput<E>
  caller: CallerOf<E>
  address: string
  now: Date
  /** For reads. */
  db: Executor
  /** For the write: one transaction, with the caller's Idempotency-Key in it. `durable` for money. */
  effect: (work: (tx: Tx) => Promise<DataOf<E>>, options?: { durable?: boolean }) => Promise<DataOf<E>>
  file: E extends { upload: true } ? UploadedFile | null : null
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E>>

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

type AnyHandler = (
  call: Omit<Call, 'caller' | 'file'> & { caller: unknown; file: unknown },
) => Promise<unknown>

const routePath = (text: string) => text.replace(/\{(\w+)\}/g, ':$1')

/** Both wire prefixes of the orders calls (product.md §7), else the one path. */
export const pathsOf = (entry: Endpoint): { path: string; fixed: Record<string, string> }[] => {
  if (!entry.path.includes('{prefix}')) return [{ path: routePath(entry.path), fixed: {} }]
  return ['api', 'nrckapi'].map(prefix => ({
    path: routePath(entry.path.replace('{prefix}', prefix)),
    fixed: { prefix },
  }))
}

/** Registers every call. Stops the start when one has no handler or no policy (D10.1). */
export function registerContract(
  app: FastifyInstance,
  deps: Deps,
  handlers: Handlers,
  side: 'member' | 'manager',
): void {
  const byName = new Map<string, unknown>(Object.entries(handlers))
  for (const entry of allEndpoints) {
    const handler = byName.get(entry.name)
    if (!isHandler(handler)) throw new Error(`The call ${entry.name} has no handler`)
    if (!entry.who) throw new Error(`The call ${entry.name} names nobody who may call it`)
    if (side === 'member' && entry.path.startsWith('/companyapi')) continue
    for (const { path, fixed } of pathsOf(entry)) {
      app.route({
        method: entry.method.toUpperCase(),
        url: path,
        exposeHeadRoute: false,
        config: { policy: entry.who, call: entry.name },
        handler: (request, reply) => serve(deps, entry, handler, fixed, request, reply),
      })
    }
  }
}

const isHandler = (value: unknown): value is AnyHandler => typeof value === 'function'

async function serve(
  deps: Deps,
  entry: WholeEndpoint,
  handler: AnyHandler,
  fixed: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const started = performance.now()
  const finish = (body: { code: number }, status = 200) => {
    deps.metrics.observe(entry.name, body.code, (performance.now() - started) / 1000)
    return reply.code(status).send(body)
  }
  try {
    return finish(successOf(entry, await answer(deps, entry, handler, fixed, request)))
  } catch (error) {
    if (error instanceof StoredAnswer) return finish(error.envelope)
    if (!(error instanceof PortalError)) throw error
    const { rule } = error
    if (rule && !entry.rules.includes(rule))
      throw new Error(`${entry.name} may not refuse with ${rule}`, { cause: error })
    return finish(error.envelope, error.status)
  }
}

async function answer(
  deps: Deps,
  entry: WholeEndpoint,
  handler: AnyHandler,
  fixed: Record<string, string>,
  request: FastifyRequest,
): Promise<unknown> {
  const now = deps.clock()
  const token = tokenOf(request.headers)
  const endedToo = entry.endsSession === true && request.headers['idempotency-key'] !== undefined
  const found =
    token !== null && entry.who !== 'anyone' ? await findCaller(deps.db, token, now, { endedToo }) : null
  const caller = admit(entry.who, found)
  const upload = entry.upload ? await readUpload(request) : null
  const rawBody: unknown = upload ? upload.fields : (request.body ?? {})
  const rawParams = { ...record(request.params), ...fixed }
  for (const part of [rawParams, request.query, rawBody]) refuseUnclean(part)
  const input = {
    params: parse(entry.params, rawParams),
    query: parse(entry.query, request.query),
    body: parse(entry.body, rawBody),
  }
  const write = keyedWrite(deps, entry, caller, request, { params: rawParams, body: rawBody })
  const data = await handler({
    input,
    caller,
    address: callerAddress(request),
    now,
    db: deps.db.pool,
    effect: (work, options) =>
      effect({ db: deps.db, keys: deps.keys, now, write, durable: options?.durable ?? false }, async tx =>
        closed(entry, await work(tx)),
      ),
    file: upload?.file ?? null,
  })
  return closed(entry, data)
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

type Schema = NonNullable<WholeEndpoint['body']>

/** What the schema makes of `value`; its complaints become code 400. */
function parse(schema: Schema | undefined, value: unknown): never | undefined {
  if (!schema) return undefined
  const verdict = check(schema, value)
  if (!verdict.ok) throw fieldErrors(inChinese(verdict.errors))
  // the handler's own type, made from the same entry, says what this is
  return verdict.data as never
}

const inChinese = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [
      path === '' ? 'body' : path,
      /\p{Script=Han}/u.test(message) ? message : messages.wrongForm,
    ]),
  )

/** Closes the answer: what the contract does not name never leaves; what it misses is our fault (D10.2). */
function closed<T>(entry: WholeEndpoint, data: T): T {
  const verdict = check(entry.data, data)
  if (!verdict.ok)
    throw new Error(`${entry.name} answers against its contract at ${Object.keys(verdict.errors).join(', ')}`)
  return verdict.data as T
}

function keyedWrite(
  deps: Deps,
  entry: WholeEndpoint,
  caller: MemberCaller | StaffCaller | null,
  request: FastifyRequest,
  content: { params: unknown; body: unknown },
): KeyedWrite | null {
  const key = request.headers['idempotency-key']
  if (entry.idempotent !== true || key === undefined || key === '') return null
  if (typeof key !== 'string' || !/^[\w-]{8,128}$/.test(key))
    throw fieldErrors({ 'Idempotency-Key': '操作编号格式不正确' })
  return {
    scope: `${entry.name}:${caller ? `${caller.kind}:${caller.id}` : 'anyone'}`,
    key,
    bodyHash: deps.keys.sign(JSON.stringify(content), 'body'),
  }
}
