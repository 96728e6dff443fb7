import { Readable } from 'node:stream'
import { codes } from '@portal/api/contract/endpoint'
import { PortalError } from '@portal/portal/kernel/errors'
import { signedLinks, type LinkedContent, type SignedLink } from '@portal/portal/links'
import type { Host } from '@portal/portal/ports'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from './address.ts'

const pdf = 'application/pdf'

/** What a browser draws itself; anything else is stored, never run. */
const isShown = (mime: string) => mime.startsWith('image/') || mime === pdf

/** Without the sandbox of all other answers: many a browser has its PDF viewer switched off in one, and shows nothing. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'"

const headersOf = ({ lasting }: SignedLink, { name, mime, size }: LinkedContent) => ({
  'content-type': mime,
  'content-disposition': `${lasting && isShown(mime) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
  ...(size !== undefined && { 'content-length': size }),
  ...(lasting && { 'cache-control': 'private, max-age=300' }),
  ...(lasting && mime === pdf && { 'content-security-policy': pdfPolicy }),
})

/** Content behind the signed, short-lived links that answers carry; read while it is sent. */
export function registerSignedLinks(app: FastifyInstance, host: Host, side: 'member' | 'manager'): void {
  for (const link of signedLinks) {
    if (link.staffOnly && side === 'member') continue
    app.get<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>(
      link.path,
      { config: { policy: 'signed link', call: link.call }, exposeHeadRoute: false },
      async (request, reply) => {
        const { params, query } = request
        const found = await link.open(host, { params, query, address: callerAddress(request) })
        if (!found) throw new PortalError(codes.notFound, link.gone, null, { status: 404 })
        return reply
          .headers(headersOf(link, found))
          .send(Readable.from(found.content, { objectMode: false, highWaterMark: 65_536 }))
      },
    )
  }
}
