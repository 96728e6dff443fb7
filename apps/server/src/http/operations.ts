import { statfs } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '@portal/api/contract/endpoint'
import { normalizePhone } from '@portal/api/rules/phone'
import type { Deps } from '../deps.ts'
import { listSentSms } from '@portal/portal/sms/outgoing-sms'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError } from '@portal/portal/kernel/errors'
import { openApi } from './openapi.ts'

const ok = (data: unknown = {}) => ({ code: codes.ok, message: '', data })

/** From this machine itself: not through a proxy, and not by a foreign name that a web page made resolve to it. */
function isLocal(request: FastifyRequest): boolean {
  const address = request.socket.remoteAddress ?? ''
  const near = address === '::1' || /^(::ffff:)?127\./.test(address)
  const host = (request.headers.host ?? '').replace(/:\d+$/, '')
  const named = host === 'localhost' || host === '[::1]' || /^127\.[\d.]+$/.test(host)
  return (
    near &&
    named &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers['forwarded'] === undefined
  )
}

const refuseForeign = async (request: FastifyRequest) => {
  if (!isLocal(request)) throw new PortalError(codes.notFound, answerTexts.noPath, null, { status: 404 })
}

const notReady = (message: string) => new PortalError(codes.providerDown, message, null, { status: 503 })

/** Database and uploads share the data folder; with PostgreSQL both are elsewhere. */
async function isLowOnSpace({ host, config }: Deps): Promise<boolean> {
  if (host.db.kind !== 'pglite') return false
  const { bavail, bsize } = await statfs(config.dataDir)
  return bavail * bsize < config.leastFreeBytes
}

/** What the operator and the tools ask: health, figures, the contract, and outside production the sent texts. */
export function registerOperations(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', { config: { policy: 'probe' }, exposeHeadRoute: false }, async () => ok())

  app.get('/readyz', { config: { policy: 'probe' }, exposeHeadRoute: false }, async () => {
    await deps.host.db.ping().catch(() => {
      throw notReady(answerTexts.providerDown)
    })
    if (await isLowOnSpace(deps)) throw notReady(answerTexts.lowSpace)
    return ok()
  })

  app.get('/openapi.json', { config: { policy: 'anyone' }, exposeHeadRoute: false }, async () => openApi())

  app.get(
    '/metrics',
    { config: { policy: 'loopback' }, preHandler: refuseForeign, exposeHeadRoute: false },
    async (_request, reply) =>
      reply.type(deps.metrics.registry.contentType).send(await deps.metrics.registry.metrics()),
  )

  if (deps.config.production) return
  app.route<{ Querystring: { phone?: unknown } }>({
    method: 'GET',
    url: '/dev/sms',
    config: { policy: 'loopback' },
    preHandler: refuseForeign,
    exposeHeadRoute: false,
    handler: async request => {
      const { phone } = request.query
      return ok(await listSentSms(deps.host, typeof phone === 'string' ? normalizePhone(phone) : null))
    },
  })
}
