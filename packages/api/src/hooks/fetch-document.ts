import { errorTexts } from '../rules/error-texts.ts'
import { isEnvelope } from '../client/errors.ts'
import { timeLimit } from '../client/request.ts'

/** A file that a public address answers, or in words why there is none. Never throws. */
export type FetchedDocument = { ok: true; content: Blob } | { ok: false; message: string }

const wordsOf = (answer: unknown): string => (isEnvelope(answer) ? answer.message : errorTexts.failed)

/** Reads a file that is made while it is asked for; needs no sign-in. */
export async function fetchDocument(address: string): Promise<FetchedDocument> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeLimit),
      cache: 'no-store',
      credentials: 'omit',
    })
    return response.ok
      ? { ok: true, content: await response.blob() }
      : { ok: false, message: wordsOf(await response.json()) }
  } catch {
    return { ok: false, message: errorTexts.network }
  }
}
