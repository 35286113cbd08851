/** How many of the eight groups of an IPv6 address name a household's network. */
const NETWORK_GROUPS = 4

/**
 * What tells visitors apart for the limits: the address that Cloudflare saw, of IPv6 the network, since a household
 * has more addresses than anyone can count. Never logged. Nothing where no address is given.
 */
export function visitorKey(headers: Headers): string | undefined {
  const address = headers.get('CF-Connecting-IP')?.trim().toLowerCase()
  if (!address) return undefined
  return address.includes(':') ? ipv6Network(address) : address
}

function ipv6Network(address: string): string {
  const [head = '', tail] = address.split('::', 2)
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
