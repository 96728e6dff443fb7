import ipaddr from 'ipaddr.js'

/** What is limited as one caller: an IPv4 address, or the /64 that one IPv6 customer is given whole. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*/, '')
  if (!isAddress(bare)) return address
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}

/** So much of an address that its owner knows it again: half of it. */
export function maskNetwork(address: string): string {
  const bare = address.replace(/%.*/, '')
  if (!isAddress(bare)) return ''
  const parsed = ipaddr.process(bare)
  return parsed.kind() === 'ipv4'
    ? parsed.toString().replace(/\.\d+\.\d+$/, '.*.*')
    : `${parsed.toNormalizedString().split(':').slice(0, 3).join(':')}:*`
}

/** Four parts or IPv6: the library also takes `127.1` and plain numbers for addresses. */
const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)
