import { codes, payloadOf, type CallInput, type Endpoint } from '../contract/endpoint.ts'
import { isEnvelope } from './errors.ts'
import { describe, jsonOf, textOf, timeLimit, type Request } from './request.ts'

/** A reading that a page makes as soon as it is drawn. */
export type FirstRead = readonly [entry: Endpoint, input: object]

/** One of them, checked against the contract. */
export const firstRead = <E extends Endpoint>(entry: E, input: CallInput<E>): FirstRead => [entry, input]

interface EarlyCall {
  read: FirstRead
  request: Request
  /** Milliseconds since the page began to load. */
  at: number
  text: Promise<string>
  /** What `text` came to, once it is there. */
  arrived?: string
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
  window.earlyCalls = reads.map(read => {
    const request = describe(...read, token)
    const text = textOf(request, AbortSignal.timeout(timeLimit))
    const call: EarlyCall = { read, request, at: performance.now(), text }
    void keep(call)
    return call
  })
}

async function keep(call: EarlyCall): Promise<void> {
  try {
    call.arrived = await call.text
  } catch {
    // whoever takes it hears of the failure
  }
}

const fits = ({ request, at }: EarlyCall, token: string | undefined) =>
  request.headers['token'] === token && performance.now() - at < keptFor

/** Answers that this session has already got, for the first picture of the page; who asks still takes them. */
export function arrivedEarly(token: string): (readonly [read: FirstRead, data: unknown])[] {
  return (window.earlyCalls ?? []).flatMap(call => {
    if (call.arrived === undefined || !fits(call, token)) return []
    const answer = jsonOf(call.arrived)
    if (!isEnvelope(answer) || answer.code !== codes.ok) return []
    return [[call.read, payloadOf(call.read[0], answer)] as const]
  })
}

/** The answer under way to this very request of this very session, once, and only until something is written. */
export function takeEarly({ address, headers, body, reads }: Request): Promise<string> | undefined {
  if (!reads) delete window.earlyCalls
  const calls = window.earlyCalls
  const found = calls?.find(({ request }) => request.address === address && request.body === body)
  if (!calls || !found) return undefined
  calls.splice(calls.indexOf(found), 1)
  return fits(found, headers['token']) ? found.text : undefined
}
