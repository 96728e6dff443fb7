import { Readable } from 'node:stream'
import { codes } from '@portal/api/contract/endpoint'
import { answerTexts } from '@portal/api/rules/answer-texts'
import { PortalError } from '@portal/portal/kernel/errors'
import { openLink } from '@portal/portal/files/files.calls'
import type { Host } from '@portal/portal/ports'
import type { FastifyInstance } from 'fastify'

const pdf = 'application/pdf'

/** What a browser draws itself; anything else is stored, never run. */
const isShown = (mime: string) => mime.startsWith('image/') || mime === pdf

/** Without the sandbox of all other answers: many a browser has its PDF viewer switched off in one, and shows nothing. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

/** Content behind the signed, short-lived links that answers carry. */
export function registerFileLinks(app: FastifyInstance, host: Host): void {
  app.get<{ Params: { id: string }; Querystring: { e?: unknown; s?: unknown } }>(
    '/files/:id',
    { config: { policy: 'signed link', call: 'files.read' }, exposeHeadRoute: false },
    async (request, reply) => {
      const file = await openLink(host, request.params.id, request.query)
      if (!file) throw new PortalError(codes.notFound, answerTexts.notFound, null, { status: 404 })
      return reply
        .headers({
          'content-type': file.mime,
          'content-length': file.size,
          'content-disposition': `${isShown(file.mime) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'cache-control': 'private, max-age=300',
          ...(file.mime === pdf && { 'content-security-policy': pdfPolicy }),
        })
        .send(Readable.from(file.content, { objectMode: false }))
    },
  )
}
