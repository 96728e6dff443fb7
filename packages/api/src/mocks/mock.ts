import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { successOf, type BodyOf, type DataOf, type Endpoint, type RuleOf } from '../contract/endpoint.ts'
import {
  conflict,
  fault,
  noRight,
  notFound,
  notSignedIn,
  ErrorReply,
  refuse,
  refuseFields,
  tooMany,
} from './error-reply.ts'

const answer = (body: object) => HttpResponse.json({ ...body })

async function bodyOf(request: Request): Promise<Record<string, unknown> | undefined> {
  const text = await request.text()
  return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
}

/** What was sent, before anybody looked at it. */
export interface Sent {
  request: Request
  /** Parts of the path, by their names in the contract. */
  params: Record<string, string | readonly string[] | undefined>
}

/** Ways to script one call. A body that the contract does not allow, and a rule it does not name, do not compile. */
export interface Mock<E extends Endpoint> {
  reply: (data: DataOf<E>) => HttpHandler
  /** Answers by the body that was sent; throw nothing in it. */
  replyWith: (respond: (body: BodyOf<E>) => DataOf<E> | Promise<DataOf<E>>) => HttpHandler
  /** Answers by everything that was sent, with code 200 or otherwise; leaves it to the next mock when undefined. */
  answer: (respond: (sent: Sent) => Promise<DataOf<E> | ErrorReply<RuleOf<E>> | undefined>) => HttpHandler
  /** Answers after so many milliseconds. */
  replyAfter: (milliseconds: number, data: DataOf<E>) => HttpHandler
  refuse: (rule: RuleOf<E>) => HttpHandler
  refuseFields: (errors: Record<string, string>) => HttpHandler
  /** State changed meanwhile (code 409). */
  conflict: (current: Record<string, unknown>) => HttpHandler
  noRight: () => HttpHandler
  notFound: () => HttpHandler
  tooMany: (seconds: number) => HttpHandler
  fault: () => HttpHandler
  notSignedIn: () => HttpHandler
  /** The line is dead. */
  offline: () => HttpHandler
  /** No answer, ever. */
  never: () => HttpHandler
}

/** Calls that a `never` has taken: who waits until all is answered leaves them out, and empties it afterwards. */
export const takenForEver = new Set<Request>()

/** MSW handlers for one contract entry. */
export function mock<E extends Endpoint>(entry: E): Mock<E> {
  const path = `*${entry.path.replace(/\{(\w+)\}/g, ':$1')}`
  // another act of the same path is left to its own mock
  const isMeant = async (request: Request) =>
    entry.action === undefined || (await bodyOf(request.clone()))?.['action'] === entry.action
  const on = (respond: (sent: Sent) => HttpResponse<never> | Response | Promise<Response | undefined>) =>
    http[entry.method](path, async ({ request, params }) =>
      (await isMeant(request)) ? respond({ request, params }) : undefined,
    )
  const success = (data: unknown) => answer(successOf(entry, data))
  const replyWith = ({ envelope }: ErrorReply<RuleOf<E>>) => on(() => answer(envelope))
  return {
    reply: data => on(() => success(data)),
    replyWith: respond =>
      on(async ({ request }) => {
        const { action: _, ...body } = (await bodyOf(request)) ?? {}
        return success(await respond(body as BodyOf<E>))
      }),
    answer: respond =>
      on(async sent => {
        const result = await respond(sent)
        if (result === undefined) return undefined
        return result instanceof ErrorReply ? answer(result.envelope) : success(result)
      }),
    replyAfter: (milliseconds, data) =>
      on(async () => {
        await delay(milliseconds)
        return success(data)
      }),
    refuse: rule => replyWith(refuse(rule)),
    refuseFields: errors => replyWith(refuseFields(errors)),
    conflict: current => replyWith(conflict(current)),
    noRight: () => replyWith(noRight()),
    notFound: () => replyWith(notFound()),
    tooMany: seconds => replyWith(tooMany(seconds)),
    fault: () => replyWith(fault()),
    notSignedIn: () => replyWith(notSignedIn()),
    offline: () => on(() => HttpResponse.error()),
    never: () =>
      on(async ({ request }) => {
        takenForEver.add(request)
        await delay('infinite')
        return success(null)
      }),
  }
}
