import type { CallInput, Endpoint } from '../contract/endpoint.ts'
import { describe, textOf, timeLimit, type Request } from './request.ts'

/** A reading that a page makes as soon as it is drawn. */
export type FirstRead = readonly [entry: Endpoint, input: object]

/** One of them, checked against the contract. */
export const firstRead = <E extends Endpoint>(entry: E, input: CallInput<E>): FirstRead => [entry, input]

interface EarlyCall {
  request: Request
  /** Milliseconds since the page began to load. */
  at: number
  text: Promise<string>
}

declare global {
  interface Window {
    /** Readings that the html's own script has begun. */
    earlyCalls?: EarlyCall[]
  }
}

/** An answer that waited longer is of yesterday. */
const keptFor = 8_000

/** Begins the readings of a page before its code has come; the client takes the answers when it asks the same. */
export function callEarly(token: string | null, reads: readonly FirstRead[]): void {
  window.earlyCalls = reads.map(([entry, input]) => {
    const request = describe(entry, input, token)
    const text = textOf(request, AbortSignal.timeout(timeLimit))
    // whoever takes it hears of the failure
    text.catch(() => undefined)
    return { request, at: performance.now(), text }
  })
}

/** The answer under way to this very request of this very session, once, and only until something is written. */
export function takeEarly({ address, headers, body, reads }: Request): Promise<string> | undefined {
  if (!reads) delete window.earlyCalls
  const calls = window.earlyCalls
  const found = calls?.find(({ request }) => request.address === address && request.body === body)
  if (!calls || !found) return undefined
  calls.splice(calls.indexOf(found), 1)
  const fits = found.request.headers['token'] === headers['token'] && performance.now() - found.at < keptFor
  return fits ? found.text : undefined
}
