import { Readable } from 'node:stream'
import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError } from '@portal/portal/kernel/errors'
import { openExport } from '@portal/portal/order-exports/open-export'
import type { Host } from '@portal/portal/ports'
import { purchases } from '@portal/portal/purchases'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from './address.ts'

/** Exports behind the signed links that answers carry, each for one download; written while they are read. */
export function registerExportLinks(app: FastifyInstance, host: Host): void {
  app.get<{ Params: { id: string }; Querystring: { e?: unknown; s?: unknown } }>(
    '/exports/:id',
    { config: { policy: 'signed link', call: 'exports.read' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { e, s } = request.query
      const address = callerAddress(request)
      const file = await openExport(host, purchases, { id: request.params.id, e, s, address })
      if (!file) throw new PortalError(codes.notFound, answerTexts.exportGone, null, { status: 404 })
      return reply
        .headers({
          'content-type': file.mime,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        })
        .send(Readable.from(file.content, { objectMode: false, highWaterMark: 65_536 }))
    },
  )
}
