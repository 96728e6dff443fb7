import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import {
  codes,
  notSignedInText,
  type BodyOf,
  type DataOf,
  type Endpoint,
  type Envelope,
  type RuleOf,
} from '../contract/endpoint.ts'
import { refusals } from '../rules/refusals.ts'

const answer = (body: Envelope<unknown>) => HttpResponse.json(body)

/** Ways to script one call. A body that the contract does not allow, and a rule it does not name, do not compile. */
export interface Mock<E extends Endpoint> {
  reply: (data: DataOf<E>) => HttpHandler
  /** Answers by the body that was sent; throw nothing in it. */
  replyWith: (respond: (body: BodyOf<E>) => DataOf<E> | Promise<DataOf<E>>) => HttpHandler
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

/** MSW handlers for one contract entry. */
export function mock<E extends Endpoint>(entry: E): Mock<E> {
  const path = `*${entry.path.replace(/\{(\w+)\}/g, ':$1')}`
  const on = (respond: (request: Request) => HttpResponse<never> | Response | Promise<Response>) =>
    http[entry.method](path, ({ request }) => respond(request))
  const say = (code: number, message: string, data: unknown) => on(() => answer({ code, message, data }))
  return {
    reply: data => say(codes.ok, '', data),
    replyWith: respond =>
      on(async request => {
        const text = await request.text()
        const body = (text === '' ? undefined : JSON.parse(text)) as BodyOf<E>
        return answer({ code: codes.ok, message: '', data: await respond(body) })
      }),
    replyAfter: (milliseconds, data) =>
      on(async () => {
        await delay(milliseconds)
        return answer({ code: codes.ok, message: '', data })
      }),
    refuse: rule => say(codes.refused, refusals[rule], { rule }),
    refuseFields: errors => say(codes.fieldErrors, '请检查填写的内容', { errors }),
    conflict: current => say(codes.conflict, '内容已被更新，请查看最新状态', { current }),
    noRight: () => say(codes.noRight, '没有权限', null),
    notFound: () => say(codes.notFound, '没有找到这条记录', null),
    tooMany: seconds => say(codes.tooMany, '操作过于频繁，请稍后再试', { retry_after: seconds }),
    fault: () => say(codes.fault, '接口异常', { request_id: 'E-7F2A' }),
    notSignedIn: () => say(codes.notSignedIn, notSignedInText, null),
    offline: () => on(() => HttpResponse.error()),
    never: () =>
      on(async () => {
        await delay('infinite')
        return answer({ code: codes.ok, message: '', data: null })
      }),
  }
}
