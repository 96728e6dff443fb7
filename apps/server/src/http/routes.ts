import { allEndpoints } from '@portal/api/contract'
import type { Endpoint, WholeEndpoint } from '@portal/api/contract/endpoint'
import type { Call } from '@portal/portal/kernel/answer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { callerAddress } from './address.ts'
import { readUpload } from './upload.ts'

const routePath = (text: string) => text.replace(/\{(\w+)\}/g, ':$1')

/** Both wire prefixes of the orders calls (product.md §7), else the one path. */
export const pathsOf = (entry: Endpoint): { path: string; fixed: Record<string, string> }[] => {
  if (!entry.path.includes('{prefix}')) return [{ path: routePath(entry.path), fixed: {} }]
  return ['api', 'nrckapi'].map(prefix => ({
    path: routePath(entry.path.replace('{prefix}', prefix)),
    fixed: { prefix },
  }))
}

/** Registers a route for every call of the contract; what it answers is the portal's. */
export function registerContract(app: FastifyInstance, deps: Deps, side: 'member' | 'manager'): void {
  for (const entry of allEndpoints) {
    if (side === 'member' && entry.path.startsWith('/companyapi')) continue
    for (const { path, fixed } of pathsOf(entry)) {
      app.route({
        method: entry.method.toUpperCase(),
        url: path,
        exposeHeadRoute: false,
        config: { policy: entry.who, call: entry.name },
        handler: async (request, reply) => {
          const started = performance.now()
          const { status, body } = await deps.portal.answer(entry, callOf(entry, request, fixed))
          deps.metrics.observe(entry.name, body.code, (performance.now() - started) / 1000)
          return reply.code(status).send(body)
        },
      })
    }
  }
}

function callOf(entry: WholeEndpoint, request: FastifyRequest, fixed: Record<string, string>): Call {
  const { headers } = request
  return {
    params: { ...record(request.params), ...fixed },
    query: request.query,
    async readBody() {
      if (entry.upload !== true) return { body: request.body ?? {}, file: null }
      const { fields, file } = await readUpload(request)
      return { body: fields, file }
    },
    tokens: [text(headers['token']), text(headers['wxtoken'])],
    idempotencyKey: text(headers['idempotency-key']),
    address: callerAddress(request),
  }
}

const text = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join() : header

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
