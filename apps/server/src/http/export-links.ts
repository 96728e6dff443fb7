import { Readable } from 'node:stream'
import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError } from '@portal/portal/kernel/errors'
import { openTable } from '@portal/portal/money-tables/open-table'
import { openExport, type OpenedExport } from '@portal/portal/order-exports/open-export'
import type { Host } from '@portal/portal/ports'
import { purchases } from '@portal/portal/purchases'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { callerAddress } from './address.ts'

/** Exports and tables behind the signed links that answers carry; written while they are read. */
export function registerExportLinks(app: FastifyInstance, host: Host): void {
  app.get<{ Params: { id: string }; Querystring: { e?: unknown; s?: unknown } }>(
    '/exports/:id',
    { config: { policy: 'signed link', call: 'exports.read' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { e, s } = request.query
      const address = callerAddress(request)
      const file = await openExport(host, purchases, { id: request.params.id, e, s, address })
      if (!file) throw gone()
      return send(reply, file)
    },
  )
  app.get<{ Params: { kind: string; id: string }; Querystring: Record<'c' | 'd' | 'e' | 's', unknown> }>(
    '/tables/:kind/:id',
    { config: { policy: 'signed link', call: 'tables.read' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { c, d, e, s } = request.query
      const { kind, id } = request.params
      const file = await openTable(host, purchases, { kind, id, c, d, e, s, address: callerAddress(request) })
      if (!file) throw gone()
      return send(reply, file)
    },
  )
}

const gone = () => new PortalError(codes.notFound, answerTexts.exportGone, null, { status: 404 })

const send = (reply: FastifyReply, { name, mime, content }: OpenedExport) =>
  reply
    .headers({
      'content-type': mime,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    })
    .send(Readable.from(content, { objectMode: false, highWaterMark: 65_536 }))
