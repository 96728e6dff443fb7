import type { FastifyRequest } from 'fastify'

/** Encodings that a request accepts. */
export const acceptedBy = (request: FastifyRequest): Set<string | undefined> =>
  new Set(
    (request.headers['accept-encoding'] ?? '')
      .split(',')
      .map(part => part.trim())
      .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
      .map(part => part.split(';')[0]),
  )
