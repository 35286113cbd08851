import type { BootWords } from '../../shared/payload.ts'

/** Returns the element for a selector that every document contains. */
export function theElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(selector)
  return element
}

/** Returns the content of a meta element; empty if it is missing. */
export function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** Chinese paths of the standalone pages. They always need a new document. */
export const standalonePaths: readonly string[] = metaContent('standalone-paths').split(' ')

export const buildId: string = metaContent('build-id')

/** Returns the container of toasts, which the server has rendered. */
export function toastRegion(): HTMLElement {
  return theElement('#toasts')
}

/** Returns the interface texts that scripts show, in the language of the current page. */
export function words(): BootWords {
  return JSON.parse(toastRegion().dataset['words'] ?? '{}')
}

/** Returns the browser's information about the connection; empty if the browser has none. */
export function connection(): { saveData?: boolean; effectiveType?: string } {
  return Reflect.get(navigator, 'connection') ?? {}
}

/** Returns undefined if `act` throws, for example because the storage is denied or full. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
