import { RICH_TEXT_FIELDS } from '../../contract/values.ts'

/** Makes every field of rich text in `data` safe to put on a page, in place: an answer's data belongs to who reads it. */
export async function cleanRichText(data: unknown): Promise<void> {
  const fields = findRichText(data)
  if (fields.length === 0) return
  // A quarter of the worker's code, which the home page and the lists have no use for.
  const { cleanHtml } = await import('./clean-html.ts')
  for (const { owner, key, html } of fields) Object.assign(owner, { [key]: cleanHtml(html) })
}

interface Field {
  owner: object
  key: string
  html: string
}

function findRichText(data: unknown, found: Field[] = []): Field[] {
  if (typeof data !== 'object' || data === null) return found
  for (const [key, value] of Object.entries(data)) {
    if (RICH_TEXT_FIELDS.has(key) && typeof value === 'string')
      found.push({ owner: data, key, html: value })
    else findRichText(value, found)
  }
  return found
}
