const ROWS = 2
const CHARACTERS = 160

/** An answer with less in it: two rows of each list, the beginning of each long text. It is not used where it is data itself. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value))
    return value.slice(0, value.every(isFigure) ? undefined : ROWS).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
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
