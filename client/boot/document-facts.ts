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
