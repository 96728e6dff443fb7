import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedBy } from './accepted-encodings.ts'

const pack = promisify(gzip)
/** Characters that fit into the first packet anyway. */
const onePacket = 1_200

/**
 * Sends JSON, packed where the browser takes it: a page of a list travels in a sixth of its bytes. What an answer weighs
 * gives no secret away (BREACH): a session's token goes in a header that no other site can make a browser send.
 */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<FastifyReply> {
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (json.length < onePacket || !acceptedBy(request).has('gzip')) return reply.send(json)
  return reply.header('content-encoding', 'gzip').send(await pack(json, { level: 4 }))
}
