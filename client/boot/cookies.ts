/** The value of a cookie; `undefined` where there is none. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((each) => each.startsWith(start))
  return pair?.slice(start.length)
}

interface CookieOptions {
  /** How long it is kept, in seconds; 0 deletes it. */
  maxAgeS: number
  /** `None` where another site's pages read it too. */
  sameSite?: 'Lax' | 'None'
}

/** Sets a cookie for all of the site: over https, and for other sites' pages, with `Secure`, as the worker does. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeS, sameSite = 'Lax' }: CookieOptions,
): void {
  const secure = sameSite === 'None' || location.protocol === 'https:' ? '; Secure' : ''
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not everywhere
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeS}; SameSite=${sameSite}${secure}`
}
