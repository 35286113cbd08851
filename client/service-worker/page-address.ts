/** The pattern of a page's address: `/mall/hotel/:id?page=1&ride=*` has a default for `page` and a list in `ride`. */
const PATTERN = 'X-Page-Address'
/** The query keys alone, which pages say that were kept before they said their pattern. */
const KEYS = 'X-Page-Query'

/** Path and query of a URL. */
export function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

/** The pattern of the address of a page that came from `url`. */
export function patternOf(page: Response, url: string): string {
  const keys = page.headers.get(KEYS)?.split(' ').filter(Boolean) ?? []
  const query = keys.map((key) => `${key}=`).join('&')
  return page.headers.get(PATTERN) ?? `${new URL(url, location.origin).pathname}?${query}`
}

/**
 * Returns the one address of the page at `url`: the letter case of the pattern, no slash at the end,
 * the query keys of the pattern in its order, and no value that is the default. Returns undefined
 * if `url` leads to no page of the pattern.
 */
export function addressIn(pattern: string, url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, location.origin)
  const [patternPath = '', patternQuery] = pattern.split('?')
  const path = pathIn(patternPath, pathname)
  if (path === undefined) return undefined
  const query = new URLSearchParams()
  for (const [key, usual] of new URLSearchParams(patternQuery)) {
    const value = usual === '*' ? searchParams.getAll(key).join(' ') : searchParams.get(key)
    if (value && value !== usual) query.set(key, value)
  }
  return path + (query.size === 0 ? '' : `?${query}`)
}

/** What the given addresses spell `infomation`. */
const ORDINARY_SPELLING = /^(\/en)?\/information(?=\/)/i

function pathIn(pattern: string, pathname: string): string | undefined {
  const names = pattern.split('/')
  const segments = decode(pathname.replace(ORDINARY_SPELLING, '$1/infomation'))
    ?.replace(/(?<!\/)\/+$/, '')
    .split('/')
  if (names.at(-1) === '') names.pop()
  if (segments?.length !== names.length) return undefined
  const path = names.map((name, index) => {
    const segment = segments[index] ?? ''
    if (name === ':id') return encodeURIComponent(segment)
    return segment.toLowerCase() === decode(name)?.toLowerCase() ? name : undefined
  })
  return path.includes(undefined) ? undefined : path.join('/') || '/'
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
