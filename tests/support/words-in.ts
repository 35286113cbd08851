/** Returns the words of a text. */
export const wordsIn = (text: string): string[] => text.trim().split(/\s+/)

type Rows = Readonly<Record<string, readonly [zh: unknown, en: unknown]>>
type Words<Table extends Rows> = { readonly [Name in keyof Table]: Table[Name][number] }

/** Returns a table's words by language. Rows have the Chinese word first, then the English one. */
export function wordsOf<const Table extends Rows>(table: Table): Record<'zh' | 'en', Words<Table>> {
  const column = (at: 0 | 1) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row has both fields
    Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row[at]])) as Words<Table>
  return { zh: column(0), en: column(1) }
}
