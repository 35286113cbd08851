/** Cleaned HTML without its character references: each decoded, once. */
export function decodeReferences(html: string): string {
  return html.replaceAll(/&(?:amp|#x([0-9a-f]+));/gi, (_, code: string | undefined) =>
    code === undefined ? '&' : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
