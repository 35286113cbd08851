import type { BootWords } from '../../shared/payload.ts'
import { withoutLanguage } from '../../shared/language.ts'

/** An element that every document has. */
export function theElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(selector)
  return element
}

/** The content of a meta element of the document; empty where there is none. */
export function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** Chinese paths of the pages that are always loaded as documents, as the pages themselves declare. */
export const standalonePaths: readonly string[] = metaContent('standalone-paths').split(' ')

/** The build that made this document. */
export const buildId: string = metaContent('build-id')

/** The element in which toasts appear, as the server drew it. */
export function toastRegion(): HTMLElement {
  return theElement('#toasts')
}

/** The texts that scripts show themselves, in the language of the page that is shown. */
export function words(): BootWords {
  return JSON.parse(toastRegion().dataset['words'] ?? '{}')
}

/** Replaces these texts, when the language changes. */
export function setWords(next: BootWords): void {
  toastRegion().dataset['words'] = JSON.stringify(next)
}

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

/** What the browser says about the visitor's connection; empty if it says nothing. */
export function connection(): NetworkInformation {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not in every browser, so not in the DOM's types
  return (navigator as { connection?: NetworkInformation }).connection ?? {}
}

/** The parts of an address that matter here; a `URL`, a `Location` and a link have them. */
export type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/**
 * Whether the page at `to` may take the place of the page at `from` without a new document. `standalone` are the Chinese paths of
 * the pages that are always loaded as documents.
 */
export function mayReplace(from: Address, to: Address, standalone: readonly string[]): boolean {
  return (
    to.origin === from.origin &&
    isReplaceable(from.pathname, standalone) &&
    isReplaceable(to.pathname, standalone)
  )
}

/** Files have a dot in their name, pages have none. A path that starts with two slashes would lead to another host. */
function isReplaceable(pathname: string, standalone: readonly string[]): boolean {
  const path = withoutLanguage(pathname.toLowerCase()).replace(/\/$/, '')
  return !path.includes('.') && !path.startsWith('//') && !standalone.includes(path)
}

/** Where the payload of a page is: `/en/mall/_payload.json?{build}&page=2`. */
export function payloadAddress(page: Address, buildId: string, withShell: boolean): string {
  const path = page.pathname === '/' ? '' : page.pathname
  const query = [buildId, page.search.slice(1), withShell ? 'shell' : ''].filter(Boolean)
  return `${path}/_payload.json?${query.join('&')}`
}

/** Path, query and hash. */
export function wholePath({ pathname, search, hash }: Address): string {
  return pathname + search + hash
}
