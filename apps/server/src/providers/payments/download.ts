import { fetchWhole } from '../fetch-whole.ts'

/** What lies at an address. Throws when there is nothing, when it is too much, or when it takes too long. */
export async function download(
  url: URL,
  options: { headers?: Record<string, string>; patienceMs: number },
): Promise<Buffer> {
  const { ok, status, body } = await fetchWhole(url, options)
  if (!ok) throw new Error(`The download was answered with ${status}`)
  return body
}
