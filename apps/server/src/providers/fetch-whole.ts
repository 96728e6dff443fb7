/** The longest answer that is taken, such as a bill. */
const mostBytes = 20 * 1024 * 1024

export interface WholeAnswer {
  ok: boolean
  status: number
  headers: Headers
  body: Buffer
}

export interface FetchWholeOptions {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Milliseconds from the request to the answer's last byte. */
  patienceMs: number
}

/**
 * Asks a provider and reads its answer to the end, following no redirect. Throws when the answer is too long or takes
 * too long. Node's `fetch` forgets its signal when the garbage collector runs after the answer's head has come
 * (nodejs/node#56917), and a body that stalls is then waited for until undici gives up, five minutes
 * later: the time is kept here.
 */
export async function fetchWhole(
  url: string | URL,
  { patienceMs, ...request }: FetchWholeOptions,
): Promise<WholeAnswer> {
  const late = Promise.withResolvers<never>()
  const ended = new AbortController()
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const timer = setTimeout(() => {
    late.reject(new Error(`No whole answer within ${patienceMs} ms`))
  }, patienceMs)

  async function read(): Promise<WholeAnswer> {
    const response = await fetch(url, { ...request, signal: ended.signal, redirect: 'error' })
    reader = response.body?.getReader()
    const parts: Uint8Array[] = []
    let size = 0
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      size += part.value.length
      if (size > mostBytes) throw new Error('The answer is too long')
      parts.push(part.value)
    }
    const { ok, status, headers } = response
    return { ok, status, headers, body: Buffer.concat(parts) }
  }

  try {
    return await Promise.race([read(), late.promise])
  } finally {
    clearTimeout(timer)
    // both close the connection of an answer that is not through, and are nothing to one that is
    ended.abort()
    await reader?.cancel().catch(() => undefined)
  }
}
