import { randomUUID } from 'node:crypto'
import type { Envelope } from '@portal/api/contract/endpoint'

/** The line broke before an answer came: what became of the call is unknown. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

export interface Answer extends Envelope<unknown> {
  data: Record<string, unknown>
}

/** Calls a running server over real HTTP. */
export async function post(
  origin: string,
  path: string,
  body: object,
  token = '',
  key: string = randomUUID(),
): Promise<Answer> {
  return read(() =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token, 'idempotency-key': key },
      body: JSON.stringify(body),
    }),
  )
}

export const get = (origin: string, path: string, token = ''): Promise<Answer> =>
  read(() => fetch(origin + path, { headers: { token } }))

/** Sends a file with its fields; answers its id. */
export async function upload(
  origin: string,
  path: string,
  token: string,
  file: { fields: Record<string, string>; content: Uint8Array<ArrayBuffer>; name: string },
): Promise<string> {
  const form = new FormData()
  for (const [name, value] of Object.entries(file.fields)) form.append(name, value)
  form.append('file', new Blob([file.content]), file.name)
  const sent = await read(() => fetch(origin + path, { method: 'POST', headers: { token }, body: form }))
  return String(expectOk(sent, 'upload')['file_id'])
}

async function read(send: () => Promise<Response>): Promise<Answer> {
  let text: string
  try {
    text = await (await send()).text()
  } catch (cause) {
    throw new NoAnswer('no answer', { cause })
  }
  return JSON.parse(text)
}

export function expectOk(answer: Answer, what: string): Record<string, unknown> {
  if (answer.code !== 200) throw new Error(`${what}: ${JSON.stringify(answer)}`)
  return answer.data
}
