/** The content of a meta element of the document; empty where there is none. */
export function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
}

/** The build that made this document. */
export const buildId: string = metaContent('build-id')
