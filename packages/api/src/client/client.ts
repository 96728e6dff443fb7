import {
  codes,
  payloadOf,
  type CallInput,
  type DataOf,
  type Endpoint,
  type Envelope,
} from '../contract/endpoint.ts'
import { errorTexts } from '../rules/error-texts.ts'
import { ApiError, isEnvelope, isNotSignedIn, isRecord } from './errors.ts'
import { takeEarly } from './early-calls.ts'
import { describe, jsonOf, textOf, timeLimit, type Request } from './request.ts'
import type { Session } from './session.ts'

/** product.md §9 */
export const retries = 3
export const retryDelay = 1_000

export interface CallOptions<D> {
  /** One per user action; made afresh when left out. Only idempotent calls send it. */
  key?: string
  /** No toast for an answer that is an error (star_level, product.md §8). */
  silent?: boolean
  /** Looks the state up after the last try of a write failed on the network (D1.7); what it finds is the result. */
  settle?: () => Promise<D | undefined>
  /** Share of an upload that has left, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** What the app does when a call went wrong; the client never touches the page. */
export interface ClientEvents {
  /** Once, until the next answer that is no error. */
  onNotSignedIn: (message: string) => void
  /** An error toast; the text may hold HTML that the toast must sanitise. */
  onError: (message: string) => void
  /** The network is back, after `message` was reported to `onError`. */
  onLineBack: (message: string) => void
}

export interface Client {
  readonly session: Session
  call<E extends Endpoint>(
    entry: E,
    input: CallInput<E>,
    options?: CallOptions<DataOf<E>>,
  ): Promise<DataOf<E>>
}

/** Turns contract entries into calls: tokens, time limit, retries, envelope, error catalogue (product.md §7–§9, D1). */
export function createClient(session: Session, events: ClientEvents): Client {
  let notSignedInTold = false
  let outageShown = ''

  function judge(entry: Endpoint, answer: Envelope<unknown>, token: string | null, silent: boolean): unknown {
    if (outageShown) events.onLineBack(outageShown)
    outageShown = ''
    if (answer.code === codes.ok) {
      notSignedInTold = false
      return payloadOf(entry, answer)
    }
    const isOut = isNotSignedIn(answer)
    const message = answer.message || errorTexts[isOut ? 'signIn' : 'fault']
    if (!isOut && !silent) events.onError(message)
    // asked before this sign-in, or before the sign-out, it says nothing of whoever is signed in now
    if (isOut && !notSignedInTold && token === session.token()) {
      notSignedInTold = true
      events.onNotSignedIn(message)
    }
    throw new ApiError(isOut ? 'not_signed_in' : 'answered', message, answer)
  }

  function fail(error: unknown, silent: boolean): never {
    const known = error instanceof ApiError ? error : new ApiError('failed', ownMessage(error))
    if (!silent) {
      if (known.kind === 'network') outageShown = known.message
      events.onError(known.message)
    }
    throw known
  }

  return {
    session,
    async call(entry, input, options = {}) {
      const token = session.token()
      const request = describe(entry, input, token, options.key)
      const mayRetry = request.reads || entry.idempotent === true
      for (let left = mayRetry ? retries : 0; ; left -= 1) {
        let answer: Envelope<unknown>
        try {
          answer = await send(request, entry.upload === true, options)
        } catch (error) {
          if (options.signal?.aborted === true) throw error
          const network = error instanceof ApiError && error.kind === 'network'
          if (network && left > 0) {
            await pause(retryDelay)
            continue
          }
          const found = network && options.settle ? await options.settle().catch(() => undefined) : undefined
          if (found !== undefined) return found
          return fail(error, options.silent === true)
        }
        // the server parsed this through the entry's own schema before it sent it
        return judge(entry, answer, token, options.silent === true) as DataOf<typeof entry>
      }
    },
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, milliseconds)
  })

const networkError = () => new ApiError('network', errorTexts.network)

/** What a failure says of itself, else the general text (product.md §8). */
function ownMessage(failure: unknown): string {
  const message = isRecord(failure) ? failure['message'] : null
  return typeof message === 'string' && message !== '' ? message : errorTexts.failed
}

function read(text: string): Envelope<unknown> {
  const answer = jsonOf(text)
  if (isEnvelope(answer)) return answer
  throw new ApiError('failed', ownMessage(answer))
}

/** The text of the answer. Files go by a request that reports its progress, fetched when one is first sent. */
async function send(
  request: Request,
  isUpload: boolean,
  options: CallOptions<unknown>,
): Promise<Envelope<unknown>> {
  let text: string
  try {
    if (isUpload) text = await (await import('./upload.ts')).textOfUpload(request, options)
    else {
      const limit = AbortSignal.timeout(timeLimit)
      const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit
      text = await (takeEarly(request) ?? textOf(request, signal))
    }
  } catch {
    throw networkError()
  }
  return read(text)
}
