import { PAYLOAD_MS } from './limits.ts'

/** The styles that the document came with; none in development, where pages name none. */
const own = document.querySelector('style')
const sheets: Record<string, Promise<CSSStyleSheet>> = {}

/** A page's styles, fetched once; none for those that the document came with. */
export async function sheetOf(address?: string): Promise<CSSStyleSheet | undefined> {
  if (address !== own?.dataset['href'] && address) return (sheets[address] ??= fetchSheet(address))
  return undefined
}

/** Puts a page's styles in place of those of the page before: with both, some rules would come too late. */
export function showStyles(sheet: CSSStyleSheet | undefined): void {
  if (own) own.disabled = sheet !== undefined
  document.adoptedStyleSheets = sheet ? [sheet] : []
}

async function fetchSheet(address: string): Promise<CSSStyleSheet> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PAYLOAD_MS) })
  if (!response.ok) throw new Error(address)
  return new CSSStyleSheet().replace(await response.text())
}
