/** Between texts on separate lines, for screen readers and copied text. */
export const SPACE = ' '

/** Separates two facts in one line. Its first character prevents a line break before it. */
export const FACT_SEPARATOR = '\u00a0· '

export function factLine(...facts: (string | false | undefined)[]): string {
  return facts.filter(Boolean).join(FACT_SEPARATOR)
}
