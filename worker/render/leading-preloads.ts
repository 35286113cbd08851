/** What React puts before the markup of a root; it would come at the same moment as the pictures themselves. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Drawn markup without React's own preloads of its first pictures. */
export function withoutLeadingPreloads(html: string): string {
  return html.replace(LEADING_PRELOADS, '')
}
