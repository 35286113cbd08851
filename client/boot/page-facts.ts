import type { BootWords } from '../../shared/payload.ts'
import { withoutLanguage } from '../../shared/language.ts'

/** An element that every document has. */
export function theElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(selector)
  return element
}

/** Returns the content of a meta element; empty if it is missing. */
export function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** Chinese paths of the standalone pages, which are always loaded as documents. */
export const standalonePaths: readonly string[] = metaContent('standalone-paths').split(' ')

/** The build that made this document. */
export const buildId: string = metaContent('build-id')

/** The element in which toasts appear, as the server drew it. */
export function toastRegion(): HTMLElement {
  return theElement('#toasts')
}

/** Returns the texts of the scripts, in the language of the shown page. */
export function words(): BootWords {
  return JSON.parse(toastRegion().dataset['words'] ?? '{}')
}

/** Replaces these texts after a change of language. */
export function setWords(next: BootWords): void {
  toastRegion().dataset['words'] = JSON.stringify(next)
}

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** Returns the browser's data about the connection; empty if it has none. */
export function connection(): NetworkInformation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in every browser, so not in the DOM's types
  return (navigator as { connection?: NetworkInformation }).connection ?? {}
}

/** The relevant parts of an address, which a `URL`, a `Location` and a link have. */
export type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/**
 * Returns whether the page at `to` may replace the page at `from` without a new document.
 * `standalone`: the Chinese paths of pages that are always loaded as documents.
 */
export function mayReplace(from: Address, to: Address, standalone: readonly string[]): boolean {
  return (
    to.origin === from.origin &&
    isReplaceable(from.pathname, standalone) &&
    isReplaceable(to.pathname, standalone)
  )
}

/**
 * Returns whether a path is a page: files have a dot in their name. A path with two leading slashes
 * would lead to another host.
 */
function isReplaceable(pathname: string, standalone: readonly string[]): boolean {
  const path = withoutLanguage(pathname.toLowerCase()).replace(/\/$/, '')
  return !path.includes('.') && !path.startsWith('//') && !standalone.includes(path)
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
