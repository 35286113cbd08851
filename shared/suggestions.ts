/** The response of `/search/suggest.json`. */
export interface Suggestions {
  suggestions: readonly {
    title: string
    href: string
    /** The language of the title (BCP 47). */
    tag: string
    /** The kind of the result; undefined if the title itself shows it. */
    about?: string | undefined
  }[]
  label: string
  count: string
}
