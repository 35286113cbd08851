/** The zone (`%eth0`) is ignored: it names an interface, not a visitor. */
const IN_BRACKETS = /^\[([^\]%]+)(?:%[^\]]*)?\](?::\d{1,5})?$/
const IPV6 = /^([\da-f:.]+)(?:%.*)?$/i
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?::\d{1,5})?$/

/** Groups before an IPv4 address: mapped (RFC 4291), translated (RFC 2765), NAT64 (RFC 6052). */
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0']
/** Local prefix for NAT64 (RFC 8215). The IPv4 address is at the end. */
const LOCAL_NAT64 = '64:ff9b:1:'

/**
 * Returns a visitor's address in one notation: IPv4 with dots, IPv6 as eight groups. Sockets and
 * proxies write addresses in many ways. Removes port, brackets, quotes and zone. Returns undefined
 * if the text is not an address. `readAddress('[::FFFF:203.0.113.7]:4711') // '203.0.113.7'`,
 * `readAddress('2001:DB8::1') // '2001:db8:0:0:0:0:0:1'`
 */
export function readAddress(written: string): string | undefined {
  const text = written.trim().replace(/^"(.*)"$/, '$1')
  const [, ...bytes] = IPV4.exec(text) ?? []
  if (bytes.length > 0) return ipv4Of(bytes.map(Number))
  const groups = groupsOf((IN_BRACKETS.exec(text) ?? IPV6.exec(text))?.[1] ?? '')
  if (groups === undefined) return undefined
  return holdsIpv4(groups) ? ipv4Of(groups.slice(6).flatMap(bytesOf)) : groups.join(':')
}

function ipv4Of(bytes: readonly number[]): string | undefined {
  return bytes.every((byte) => byte <= 255) ? bytes.join('.') : undefined
}

/** Returns the eight groups of an IPv6 address without leading zeros; undefined for other texts. */
function groupsOf(address: string): string[] | undefined {
  if (!IPV6.test(address)) return undefined
  // The URL parser accepts every notation, even with IPv4 at the end, and always writes the same
  // one.
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1)
  if (host === undefined) return undefined
  const [before = [], after = []] = host
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

function holdsIpv4(groups: readonly string[]): boolean {
  const address = groups.join(':')
  // IPv4-compatible addresses (RFC 4291). `::` and `::1` do not count as such.
  if (/^(?:0:){6}(?!0:)/.test(address)) return true
  return BEFORE_IPV4.includes(groups.slice(0, 6).join(':')) || address.startsWith(LOCAL_NAT64)
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
