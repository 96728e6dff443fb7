/** The longest that is taken, such as a bill. */
const mostBytes = 20 * 1024 * 1024

/** What lies at an address. Throws when it is too much, or takes too long until its last byte. */
export async function download(
  url: URL,
  { headers = {}, patienceMs }: { headers?: Record<string, string>; patienceMs: number },
): Promise<Buffer> {
  const response = await fetch(url, {
    headers,
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`The download was answered with ${response.status}`)
  }
  const content: AsyncIterable<Uint8Array> | null = response.body
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of content ?? []) {
    size += part.length
    if (size > mostBytes) throw new Error('The download is too long')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
