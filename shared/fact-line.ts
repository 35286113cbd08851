/** Stands between two facts in one line; no line begins with it. */
export const FACT_SEPARATOR = '\u00a0· '

/** Facts in one line, without those that are not known. */
export function factLine(...facts: (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(FACT_SEPARATOR)
}
