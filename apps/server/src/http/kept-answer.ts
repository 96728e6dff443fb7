import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)

/** An answer that is the same for everybody: a browser keeps it, and asks later whether it is still the same. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, keptSeconds }: { body: string; keptSeconds: number },
): Promise<FastifyReply> {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  void reply.headers({
    'cache-control': `public, max-age=${keptSeconds}`,
    etag: tag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  void reply.type('application/json; charset=utf-8')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(await pack(body))
}
