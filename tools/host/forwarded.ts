import { readAddress } from '../../worker/lib/visitor-address.ts'

/** Where a request comes from: the visitor's address, and the address that the visitor opened. */
interface Arrival {
  /** Undefined if the connection has no address, for example a Unix socket. */
  visitor: string | undefined
  isSecure: boolean
  /** Undefined if `Host` of the request itself is the site's. */
  host: string | undefined
}

interface Connection {
  headers: Headers
  peer: string | undefined
  /**
   * The number of proxies in front of the host. With 0, the headers may come from the visitor, so
   * they are ignored.
   */
  proxies: number
}

/** A host with or without a port, as in `Host`. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * Reads `X-Forwarded-For`, `-Proto` and `-Host` behind proxies. Each proxy appends the address that
 * it saw to the first header. So with `n` proxies, the visitor's address is the `n`th from the end.
 * Of the other headers, the first value counts.
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

/**
 * Returns the values of a list header. It may have several lines and empty values (RFC 9110, 5.3
 * and 5.6.1).
 */
function members(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '')
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '')
}

/**
 * Returns the number of proxies in front, from `BEHIND_PROXY`. Throws if it is neither true, false
 * nor a number.
 */
export function proxiesOf(setting = ''): number {
  if (setting === '' || setting === 'false') return 0
  if (setting === 'true') return 1
  if (/^\d$/.test(setting)) return Number(setting)
  throw new Error(
    'BEHIND_PROXY: must be true, false, or the number of proxies in front of the site',
  )
}
