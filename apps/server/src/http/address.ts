import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'

/** Fastify's own reading of a number trusts nobody; ours counts the proxies from this server outwards. */
export const trustedProxies = (
  trust: Config['trustProxy'],
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (typeof trust !== 'number') return trust
  return trust === 0 ? false : (_address, hop) => hop < trust
}

/** Who calls: the farthest address that trusted proxies told us. What is no address counts for nothing. */
export function callerAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const told = request.ips ?? [request.ip]
  return told.findLast((_, index) => told.slice(0, index + 1).every(isAddress)) ?? 'unknown'
}

const isAddress = (text: string) => isIP(text) !== 0

/** What is limited as one caller: an IPv4 address, or the /64 that one IPv6 customer is given whole. */
export function networkOf(address: string): string {
  if (!isAddress(address)) return address
  const parsed = ipaddr.process(address.replace(/%.*/, ''))
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
