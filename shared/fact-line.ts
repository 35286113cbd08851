/** Separates two facts in one line. No line begins with it. */
export const FACT_SEPARATOR = '\u00a0· '

/** Joins facts in one line and leaves out undefined ones. */
export function factLine(...facts: (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(FACT_SEPARATOR)
}
