const ROWS = 1
const CHARACTERS = 80

/** An answer with less in it: one row of each list, the beginning of each long text. It is not used where it is data itself. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.slice(0, rowsOf(value)).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}

/** Figures stay whole; a line, which is a list of places, has two ends. */
function rowsOf(value: readonly unknown[]): number | undefined {
  if (value.every(isFigure)) return undefined
  return value.every((row) => Array.isArray(row)) ? 2 : ROWS
}

function isFigure(value: unknown): boolean {
  return typeof value === 'number'
}

function shortText(text: string): string {
  if (text.length <= CHARACTERS) return text
  if (text.startsWith('data:')) return `${text.slice(0, text.indexOf(',') + 1)}AAAA`
  if (text.startsWith('<')) return `${text.slice(0, text.indexOf('>') + 1)}…`
  return `${text.slice(0, CHARACTERS)}…`
}
