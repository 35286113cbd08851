/** The value of a cookie; `undefined` where there is none. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair?.slice(start.length)
}

interface CookieOptions {
  /** How long it is kept, in seconds; 0 deletes it. */
  maxAgeS: number
  /** `None` if other sites' pages need it too. */
  sameSite?: 'Lax' | 'None'
}

/** Sets a cookie for the whole site, as the worker does: `Secure` over https or with `None`. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeS, sameSite = 'Lax' }: CookieOptions,
): void {
  const secure = sameSite === 'None' || location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=${sameSite}${secure}`
}
