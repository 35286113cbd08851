/** The styles that the document came with; none in development, where pages name none. */
const own = document.querySelector('style')

/** A page's styles; none for those that the document came with. The browser's own cache has those of a page shown before. */
export async function sheetOf(
  address: string | undefined,
  signal: AbortSignal,
): Promise<CSSStyleSheet | undefined> {
  if (!address || address === own?.dataset['href']) return undefined
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(address)
  return new CSSStyleSheet().replace(await response.text())
}

/** Puts a page's styles in place of those of the page before: with both, some rules would come too late. */
export function showStyles(sheet: CSSStyleSheet | undefined): void {
  if (own) own.disabled = sheet !== undefined
  document.adoptedStyleSheets = sheet ? [sheet] : []
}
