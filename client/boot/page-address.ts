import { withoutLanguage } from '../../shared/language.ts'

/** The parts of an address that this file uses. `URL`, `Location` and link elements have them. */
export type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/**
 * Returns whether the page at `to` can replace the page at `from` without a new document.
 * `standalone` lists the Chinese paths of pages that always need a new document.
 */
export function mayReplace(from: Address, to: Address, standalone: readonly string[]): boolean {
  if (to.origin !== from.origin) return false
  return [from, to].every(({ pathname }) => {
    const path = withoutLanguage(pathname.toLowerCase()).replace(/\/$/, '')
    // Paths of files contain a dot, and `//` leads to another host.
    return !path.includes('.') && !path.startsWith('//') && !standalone.includes(path)
  })
}

/** Returns the address of a page's payload: `/en/mall/_payload.json?{build}&page=2`. */
export function payloadAddress(page: Address, buildId: string, withShell: boolean): string {
  const path = page.pathname === '/' ? '' : page.pathname
  const query = [buildId, page.search.slice(1), withShell ? 'shell' : ''].filter(Boolean)
  return `${path}/_payload.json?${query.join('&')}`
}

/** Path, query and hash. */
export function wholePath({ pathname, search, hash }: Address): string {
  return pathname + search + hash
}
