import { operations, type Operation } from '@portal/api/contract'
import type { Call } from '@portal/portal/kernel/answer'
import { pathsOf } from '@portal/portal/kernel/paths'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '@portal/api/contract/endpoint'
import type { Deps } from '../deps.ts'
import { callerAddress } from './address.ts'
import { sendKept } from './kept-answer.ts'
import { sendJson } from './send-json.ts'
import { readUpload } from './upload.ts'

/** Registers a route for every path of the contract; what it answers is the portal's. */
export function registerContract(app: FastifyInstance, deps: Deps, side: 'member' | 'manager'): void {
  for (const operation of operations) {
    if (side === 'member' && operation.path.startsWith('/companyapi')) continue
    const [{ keptSeconds }] = operation.acts
    for (const { path, fixed } of pathsOf(operation)) {
      app.route({
        method: operation.method.toUpperCase(),
        url: path,
        exposeHeadRoute: false,
        config: {
          policy: operation.acts.map(({ who }) => who),
          call: operation.acts.map(({ name }) => name).join(' | '),
        },
        handler: async (request, reply) => {
          const started = performance.now()
          const { call, status, body } = await deps.portal.answer(
            operation,
            callOf(operation, request, fixed),
          )
          request.act = call
          deps.metrics.observe(call, body.code, (performance.now() - started) / 1000)
          const json = JSON.stringify(body)
          if (keptSeconds !== undefined && body.code === codes.ok)
            return sendKept(request, reply, { body: json, keptSeconds })
          return sendJson(request, reply.code(status), json)
        },
      })
    }
  }
}

function callOf({ acts }: Operation, request: FastifyRequest, fixed: Record<string, string>): Call {
  const { headers } = request
  return {
    params: { ...record(request.params), ...fixed },
    query: request.query,
    async readBody() {
      if (!acts.some(({ upload }) => upload === true)) return { body: request.body ?? {}, file: null }
      const { fields, file } = await readUpload(request)
      return { body: fields, file }
    },
    tokens: [text(headers['token']), text(headers['wxtoken'])],
    idempotencyKey: text(headers['idempotency-key']),
    address: callerAddress(request),
    userAgent: headers['user-agent'],
  }
}

const text = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join() : header

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
