import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Fastify takes a number to trust no proxy; here it counts the proxies from this server outwards. */
export const trustedProxies = (
  trust: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof trust !== 'number') return trust
  return trust === 0 ? false : (_address, hop) => hop < trust
}

/** Address of the caller: the farthest one that trusted proxies report. What is not an address is ignored. */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const reported = request.ips ?? [request.ip]
  return reported.findLast((_, index) => reported.slice(0, index + 1).every(isAddress)) ?? 'unknown'
}

const isAddress = (text: string) => isIP(text) !== 0
