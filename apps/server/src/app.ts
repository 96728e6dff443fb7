import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import { codes } from '@portal/api/contract/endpoint'
import type { Who } from '@portal/api/contract/shape'
import { isCallPath } from '@portal/api/rules/call-paths'
import { maxFileBytes } from '@portal/api/rules/files'
import { memberPages, memberRedirects } from '@portal/api/rules/member-pages'
import { addressesOf, prerenderedAddresses } from '@portal/api/rules/pages'
import { publicStaffPages, staffPages, staffRedirects } from '@portal/api/rules/staff-pages'
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Deps } from './deps.ts'
import { isTransient } from '@portal/portal/kernel/engine'
import { trustedProxies } from './http/address.ts'
import { closeConnections } from './http/close-connections.ts'
import { finishAnswersBeforeClosing } from './http/finish-answers.ts'
import { answerProtocolError, answerExpectations, isHostMissing } from './http/protocol-errors.ts'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError } from '@portal/portal/kernel/errors'
import { pagePolicy, securityHeaders } from './http/headers.ts'
import { registerCertificatePdf } from './http/certificate-pdf.ts'
import { registerPaymentNotices } from './http/payment-notices.ts'
import { registerOperations } from './http/operations.ts'
import { registerContract } from './http/routes.ts'
import { registerSignedLinks } from './http/signed-links.ts'
import { StaticApp, type Addresses } from './http/static.ts'
import { isDiskFull } from './providers/files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route without it stops the start (D10.1). */
    policy?: Who | readonly Who[] | 'signed link' | 'signed notice' | 'loopback' | 'probe'
    /** Name in logs and metrics; where a path has several acts, all of them. */
    call?: string
  }
  interface FastifyRequest {
    /** The act that answered, once that is known. */
    act: string | null
  }
}

export type Side = 'member' | 'manager'

const addresses = {
  member: {
    pages: addressesOf(memberPages, memberRedirects),
    prerendered: prerenderedAddresses(memberPages),
    unlisted: [memberPages.sharedResume.path],
  },
  manager: {
    pages: addressesOf({ ...staffPages, ...publicStaffPages }, staffRedirects),
    prerendered: prerenderedAddresses(publicStaffPages),
    unlisted: [publicStaffPages.starExpert.path],
  },
} as const satisfies Record<Side, Addresses>
const apps = join(import.meta.dirname, '../..')
const maxJsonBytes = 256 * 1024

/** One of the two web servers: the same calls, its own app. Listens nowhere. */
export async function createApp(deps: Deps, side: Side): Promise<FastifyInstance> {
  const { config, host, log } = deps
  const app = fastify({
    logger: false,
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: maxJsonBytes,
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    http: { requireHostHeader: false },
    clientErrorHandler: answerProtocolError,
    // what still comes in on an open line while we stop is served; the database closes last
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, _request, reply) => {
      void sendError(reply, 400, codes.fieldErrors, answerTexts.badRequest, { errors: {} })
    },
  })
  requireGuardedRoutes(app)
  closeConnections(app)
  finishAnswersBeforeClosing(app)
  answerExpectations(app)
  securityHeaders(app, (side === 'member' ? config.memberOrigin : config.managerOrigin).startsWith('https:'))
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isHostMissing(request.raw)) return
    reply.header('connection', 'close')
    throw new PortalError(codes.fieldErrors, answerTexts.badRequest, { errors: {} }, { status: 400 })
  })
  logCalls(app, deps, side)
  readJson(app)
  await app.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
    throwFileSizeLimit: false,
  })
  registerContract(app, deps, side)
  registerSignedLinks(app, host, side)
  if (side === 'member') {
    registerPaymentNotices(app, host)
    registerCertificatePdf(app, deps)
  }
  registerOperations(app, deps)

  const pages = new StaticApp(join(apps, side, 'dist'), addresses[side], {
    managerOrigin: config.managerOrigin,
    ...config.serviceCentre,
  })
  app.setNotFoundHandler(async (request, reply) => {
    // below a call's prefix an unknown path is a 404 of the API, never the app's page
    if (!isCallPath(request.url.split('?')[0] ?? '') && (await pages.answer(request, reply, pagePolicy)))
      return reply
    return sendError(reply, 404, codes.notFound, answerTexts.noPath)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(log, error, request, reply))
  await app.ready()
  return app
}

/** A route that does not say who may call it stops the start (D10.1). */
export function requireGuardedRoutes(app: FastifyInstance): void {
  const unguarded: string[] = []
  app.addHook('onRoute', route => {
    if (!route.config?.policy) unguarded.push(`${String(route.method)} ${route.url}`)
  })
  app.addHook('onReady', async () => {
    if (unguarded.length > 0) throw new Error(`Routes without a policy: ${unguarded.join(', ')}`)
  })
}

const sendError = (
  reply: FastifyReply,
  status: number,
  code: number,
  message: string,
  data: unknown = null,
) => reply.code(status).send({ code, message, data })

const transport: Partial<Record<number, { code: number; message: string }>> = {
  404: { code: codes.notFound, message: answerTexts.noPath },
  413: { code: codes.tooLarge, message: answerTexts.tooLarge },
  415: { code: codes.wrongMedia, message: answerTexts.wrongMedia },
}

/** Client errors are explained; server errors answer only a request id to report, never internals. */
function answerError(
  log: Deps['log'],
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof PortalError) return reply.code(error.status).send(error.envelope)
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    const known = transport[status] ?? { code: codes.fieldErrors, message: answerTexts.badRequest }
    return sendError(
      reply,
      status,
      known.code,
      known.message,
      known.code === codes.fieldErrors ? { errors: {} } : null,
    )
  }
  log.error({ request_id: request.id, call: request.routeOptions.config.call, err: error }, 'fault')
  if (isTransient(error) || isDiskFull(error))
    return sendError(reply, 503, codes.providerDown, answerTexts.providerDown)
  return sendError(reply, 500, codes.fault, answerTexts.fault, { request_id: request.id })
}

/** An empty body reads as an empty object; anything that is not JSON is refused as such. */
function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, {})
    try {
      return done(null, JSON.parse(String(body)))
    } catch {
      return done(new PortalError(codes.fieldErrors, answerTexts.notJson, { errors: {} }, { status: 400 }))
    }
  })
}

function logCalls(app: FastifyInstance, { log }: Deps, side: Side): void {
  app.decorateRequest('act', null)
  // five fields of our own at every call: nothing in them to hide, and looking for it costs more than the line
  const calls = log.child({}, { redact: [] })
  app.addHook('onResponse', async (request, reply) => {
    const call = request.act ?? request.routeOptions.config.call
    if (!call) return
    calls.info(
      { call, side, status: reply.statusCode, ms: Math.round(reply.elapsedTime), request_id: request.id },
      'call',
    )
  })
}
