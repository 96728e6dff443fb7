import {
  payloadOf,
  type CallInput,
  type DataOf,
  type Endpoint,
  type Envelope,
} from '../packages/api/src/contract/endpoint.ts'
import { nameLogin } from '../packages/api/src/contract/staff.contract.ts'
import { accountLogin } from '../packages/api/src/contract/users.contract.ts'
import { demoPassword } from '../packages/portal/src/worlds/accounts.ts'

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
}

/** A call from another browser than the story's: no client, no session of its own. */
export async function send<E extends Endpoint>(
  entry: E,
  input: CallInput<E>,
  { token = '', key = '' }: { token?: string; key?: string } = {},
): Promise<Envelope<DataOf<E>>> {
  const { params = {}, query = {}, body = {} } = input as Sent
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const response = await fetch(search.size > 0 ? `${path}?${search}` : path, {
    method: entry.method.toUpperCase(),
    headers: { ...(token === '' ? {} : { token }), ...(key === '' ? {} : { 'idempotency-key': key }) },
    ...(entry.method === 'get' ? {} : { body: JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as Envelope<DataOf<E>>
  return { ...envelope, data: payloadOf(entry, envelope) as DataOf<E> }
}

/** A member at another browser; answers the token. */
export async function signInMemberElsewhere(account: string): Promise<string> {
  const { data } = await send(accountLogin, { body: { account, password: demoPassword } })
  return data.token
}

/** A staff account at another desk; answers its token. */
export async function signInElsewhere(name: string): Promise<string> {
  const { data } = await send(nameLogin, { body: { name, password: demoPassword } })
  return data.token
}
