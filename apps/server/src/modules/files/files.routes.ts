import type { contract } from '@portal/api/contract'
import type { FastifyInstance } from 'fastify'
import { codes } from '@portal/api/contract/endpoint'
import type { Deps } from '../../deps.ts'
import { PortalError, messages } from '../../http/errors.ts'
import { hit } from '../../http/limits.ts'
import type { HandlersOf } from '../../http/routes.ts'
import { findFile } from './files.repository.ts'
import { readFile, storeFile } from './files.service.ts'
import { isGoodLink } from './links.ts'

/** Uploads of one member: ten applications with all their papers. */
const mostAnHour = 60

export const filesHandlers = (deps: Deps): HandlersOf<(typeof contract)['files']> => ({
  'files.upload': async ({ effect, caller, input, file, now }) => {
    await hit(
      deps.db.pool,
      { key: `upload:${caller.id}`, most: mostAnHour, windowMs: 3_600_000 },
      now,
      messages.uploadsTooMany,
    )
    const clean = await readFile(file)
    return effect(tx =>
      storeFile(tx, deps, { memberId: caller.id, purpose: input.body.purpose, file: clean, now }),
    )
  },
})

/** Content behind a signed, short-lived link; what the link names needs no sign-in, as an <img> can send none. */
export function registerFileLinks(app: FastifyInstance, { db, files, keys, clock }: Deps): void {
  app.get<{ Params: { id: string }; Querystring: { e?: unknown; s?: unknown } }>(
    '/files/:id',
    { config: { policy: 'signed link', call: 'files.read' }, exposeHeadRoute: false },
    async (request, reply) => {
      const { e, s } = request.query
      const { id } = request.params
      const good = typeof e === 'string' && typeof s === 'string' && isGoodLink(keys, id, e, s, clock())
      const file = good ? await findFile(db.pool, id) : undefined
      const content = file ? await files.get(db.pool, file.id) : null
      if (!file || !content) throw new PortalError(codes.notFound, messages.notFound, null, { status: 404 })
      return reply
        .headers({
          'content-type': file.mime,
          'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'cache-control': 'private, max-age=300',
        })
        .send(Buffer.from(content))
    },
  )
}
