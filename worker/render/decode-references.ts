/** The text that cleaned HTML stands for: its character references decoded, each once. */
export function decodeReferences(html: string): string {
  return html.replaceAll(/&(?:amp|#x([0-9a-f]+));/gi, (_, code: string | undefined) =>
    code === undefined ? '&' : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
