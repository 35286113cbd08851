import { readAddress } from '../../worker/lib/visitor-address.ts'

/** Where a request comes from: the visitor's address, and the address that the visitor opened. */
interface Arrival {
  /** The visitor's address. Undefined if the connection has none, for example a Unix socket. */
  visitor: string | undefined
  isSecure: boolean
  /** The host that the visitor opened. Undefined if the request's own `Host` header is correct. */
  host: string | undefined
}

interface Connection {
  headers: Headers
  peer: string | undefined
  /** The proxies in front. With 0, the headers are ignored: a visitor may have written them. */
  proxies: number
}

/** A host with or without a port, as in `Host`. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Reads `X-Forwarded-For`, `-Proto` and `-Host`. Each proxy appends to the first header the address
 * from which it got the request. So with `n` proxies, the visitor's address is the `n`th from the
 * end. The other two headers have one value; if they have several, the first one is used.
 */
export function readArrival({ headers, peer = '', proxies }: Connection): Arrival {
  if (proxies === 0) return { visitor: readAddress(peer), isSecure: false, host: undefined }
  const seen = members(headers, 'X-Forwarded-For')
  const named = seen.at(-proxies) ?? seen[0] ?? ''
  const [protocol] = members(headers, 'X-Forwarded-Proto')
  const [host = ''] = members(headers, 'X-Forwarded-Host')
  return {
    visitor: readAddress(named) ?? readAddress(peer),
    isSecure: protocol?.toLowerCase() === 'https',
    host: HOST.test(host) ? host : undefined,
  }
}

/** Returns the values of a header with a list, which may have empty ones (RFC 9110, 5.6.1). */
function members(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '')
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
}

/** Parses `BEHIND_PROXY`, the number of proxies in front. `true` means 1. */
export function proxiesOf(setting = ''): number {
  if (setting === '' || setting === 'false') return 0
  if (setting === 'true') return 1
  if (/^\d$/.test(setting)) return Number(setting)
  throw new Error(
    'BEHIND_PROXY: must be true, false, or the number of proxies in front of the site',
  )
}
