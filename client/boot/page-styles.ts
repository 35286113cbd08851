import { PAYLOAD_MS } from './limits.ts'

/** Stylesheets by their addresses. */
const sheets = new Map<string, Promise<CSSStyleSheet>>()

/**
 * Returns the stylesheet at an address. It is fetched once for all pages that have it, or taken from the
 * document. Throws if it can't be loaded, or not within the time that a payload has; then the next page
 * tries again.
 */
export function sheetAt(address: string): Promise<CSSStyleSheet> {
  const sheet = sheets.get(address) ?? loadSheet(address)
  sheets.set(address, sheet)
  sheet.catch(() => sheets.delete(address))
  return sheet
}

async function loadSheet(address: string): Promise<CSSStyleSheet> {
  let text = document.querySelector(`[data-href="${address}"]`)?.textContent
  if (!text) {
    // Not the signal of one payload: another may wait for the stylesheet too.
    const response = await fetch(address, { signal: AbortSignal.timeout(PAYLOAD_MS) })
    if (!response.ok) throw new Error(address)
    text = await response.text()
  }
  return new CSSStyleSheet().replace(text)
}
