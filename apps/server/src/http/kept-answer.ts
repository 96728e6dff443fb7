import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendJson } from './send-json.ts'

/** An answer that is the same for everybody: a browser keeps it, and asks later whether it is still the same. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, keptSeconds }: { body: string; keptSeconds: number },
): Promise<FastifyReply> {
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  void reply.headers({ 'cache-control': `public, max-age=${keptSeconds}`, etag: tag })
  if (request.headers['if-none-match'] === tag)
    return reply.header('vary', 'accept-encoding').code(304).send()
  return sendJson(request, reply, body)
}
