import type { Endpoint } from '../contract/endpoint.ts'

/** Milliseconds (product.md §9). */
export const timeLimit = 20_000

/** One call as it travels. */
export interface Request {
  method: string
  address: string
  headers: Record<string, string>
  body: string | FormData | null
  /** Changes nothing. */
  reads: boolean
}

type LooseInput = {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | null | undefined>
  body?: Record<string, unknown>
  file?: Blob & { name?: string }
}

/** The request of a call. */
export function describe(entry: Endpoint, given: object, token: string | null, key?: string): Request {
  const input = given as LooseInput
  const path = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token !== null) {
    headers['token'] = token
    headers['wxToken'] = token
  }
  if (entry.idempotent === true) headers['idempotency-key'] = key ?? crypto.randomUUID()
  let body: Request['body'] = null
  if (input.file) {
    const form = new FormData()
    for (const [name, value] of Object.entries(input.body ?? {})) form.append(name, String(value))
    form.append('file', input.file, input.file.name ?? 'file')
    body = form
  } else if (entry.method !== 'get' && entry.method !== 'delete') {
    headers['content-type'] = 'application/json'
    body = JSON.stringify({ ...input.body, action: entry.action })
  }
  const search = query.size > 0 ? `?${query}` : ''
  return {
    method: entry.method.toUpperCase(),
    address: path + search,
    headers,
    body,
    reads: entry.method === 'get' || entry.reads === true,
  }
}

/** Sends it and reads the answer to its end. What a browser may keep is said by each answer's own header. */
export async function textOf(
  { method, address, headers, body }: Request,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(address, {
    method,
    headers,
    body,
    signal,
    credentials: 'omit',
  })
  return response.text()
}

/** What a text holds; undefined when it is no JSON: a proxy or a captive portal answered in our place. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
