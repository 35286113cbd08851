/** Header with an address pattern: `/mall/hotel/:id?page=1&ride=*` (a default value, a list). */
const PATTERN = 'X-Page-Address'
/** Header with only the keys of the query. Pages that were saved by older builds have it. */
const KEYS = 'X-Page-Query'

export function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

/** Returns the address pattern of a page that was fetched from `url`. */
export function patternOf(page: Response, url: string): string {
  const keys = page.headers.get(KEYS)?.split(' ').filter(Boolean) ?? []
  const query = keys.map((key) => `${key}=`).join('&')
  return page.headers.get(PATTERN) ?? `${new URL(url, location.origin).pathname}?${query}`
}

/**
 * Returns the canonical form of `url`; undefined if it does not match the pattern. The path has the
 * letter case of the pattern and no slash at the end. The query has only the keys of the pattern, in
 * its order and without default values.
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

/** The correct spelling of `infomation`. The addresses in the specification are misspelt. */
const ORDINARY_SPELLING = /^(\/[a-z]{2,3}(?:-\w+)*)?\/information(?=\/)/i

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
