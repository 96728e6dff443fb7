import { delay, type HttpHandler } from 'msw'
import { check } from '../../contract/check.ts'
import type { DataOf, Endpoint, ParsedInput, RuleOf, WhoOf } from '../../contract/endpoint.ts'
import { isMeant, operations, whole } from '../../contract/index.ts'
import type { MemberWho } from '../../contract/shape.ts'
import { reach } from '../../rules/rights.ts'
import { mock, type Sent } from '../mock.ts'
import { noRight, notSignedIn, Otherwise, refuseFields } from '../otherwise.ts'
import type { Caller, Member, Staff, State } from './state.ts'
import type { Network } from './world.ts'

type CallerOf<W> = W extends 'anyone'
  ? Caller | null
  : (W extends { member: MemberWho } ? Member : never) | (W extends { staff: unknown } ? Staff : never)

/** One call as its handler sees it: every part parsed, the caller admitted. */
export interface Call<E extends Endpoint> extends ParsedInput<E> {
  caller: CallerOf<WhoOf<E>>
  token: string | null
  /** The uploaded file, where the entry takes one. */
  file: File | null
}

/** Answers a call from the state, by the contract: another body, or a rule that the entry does not name, does not compile. */
export type Handler<E extends Endpoint> = (state: State, call: Call<E>) => DataOf<E> | Otherwise<RuleOf<E>>

/** A portal as its handlers need it. */
export interface Line {
  state: State
  network: Network
}

const slowness = 1_500

const mayCall = <E extends Endpoint>(entry: E, caller: Caller | null): caller is CallerOf<WhoOf<E>> => {
  const { who } = whole(entry)
  if (who === 'anyone') return true
  if (caller === null) return false
  if (caller.kind === 'member') return who.member !== undefined
  return who.staff === 'any' || (who.staff !== undefined && reach(caller.subRole, who.staff) !== null)
}

async function bodyOf(request: Request, isUpload: boolean): Promise<{ body: unknown; file: File | null }> {
  if (isUpload) {
    const { file, ...fields } = Object.fromEntries(await request.formData())
    return { body: fields, file: file instanceof File ? file : null }
  }
  const text = await request.text()
  return { body: text === '' ? {} : JSON.parse(text), file: null }
}

async function parse(entry: Endpoint, { request, params }: Sent) {
  const { body, file } = await bodyOf(request, entry.upload === true)
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const parts = { params: undefined as unknown, query: undefined as unknown, body: undefined as unknown }
  for (const [name, given] of Object.entries({ params, query, body })) {
    const part = name === 'params' ? 'params' : name === 'query' ? 'query' : 'body'
    const schema = whole(entry)[part]
    if (schema === undefined) continue
    const verdict = check(schema, given)
    if (!verdict.ok) return refuseFields(verdict.errors)
    parts[part] = verdict.data
  }
  return { ...parts, file }
}

const actsBeside = ({ method, path }: Endpoint) =>
  operations.find(one => one.method === method && one.path === path)?.acts ?? []

/** Puts a handler on the line: admits the caller by the rights table, parses what was sent, and fails as the network does. */
export function serve<E extends Endpoint>(
  { state, network }: Line,
  entry: E,
  handler: Handler<E>,
  /** Also answers where everything else fails, so that pages can show their own failure. */
  { steady = false }: { steady?: boolean } = {},
): HttpHandler {
  const script = mock(entry)
  if (network === 'offline') return script.offline()
  if (network === 'failing' && !steady) return script.fault()
  return script.answer(async sent => {
    if (network === 'slow') await delay(slowness)
    const token = sent.request.headers.get('token')
    const caller = (token === null ? undefined : state.sessions.get(token)) ?? null
    if (whole(entry).who !== 'anyone' && caller === null) return notSignedIn()
    const open = actsBeside(entry).filter(act => mayCall(act, caller))
    if (open.length === 0) return noRight()
    const body = entry.upload === true ? {} : (await bodyOf(sent.request.clone(), false)).body
    const act = open.find(one => isMeant(one, body))
    if (!act) return refuseFields({ action: '内容格式不正确' })
    // another act of the path has its own handler
    if (act.name !== entry.name || !mayCall(entry, caller)) return undefined
    const parts = await parse(entry, sent)
    if (parts instanceof Otherwise) return parts
    // each part went through the entry's own schema
    return handler(state, { ...(parts as ParsedInput<E> & { file: File | null }), caller, token })
  })
}
