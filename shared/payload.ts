import type { Language } from '../locales/languages.ts'

/** One element of the head, as data: the document draws it, the client's navigation puts it in place. */
export type HeadTag =
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { tag: 'script'; json: Readonly<Record<string, unknown>> }

export interface DocumentHead {
  title: string
  tags: readonly HeadTag[]
}

/** The texts that the scripts of `client/boot` show themselves, in the language of the page. */
export interface BootWords {
  /** Name of the button that closes a toast. */
  close: string
  /** A part of the page could not be loaded. */
  incomplete: string
  /** Name of the button that loads the page again. */
  reload: string
  /** A page can't be loaded: there is no network. */
  offline: string
  /** Names of the buttons that read the page aloud, pause, go on and stop. */
  read: string
  pause: string
  goOn: string
  stop: string
}

/** `no-footer` ends with the page's content; `map` also fills the window. */
export type Layout = 'default' | 'no-footer' | 'map'

/** What the client's navigation needs to show a page in place of another. */
export interface Payload {
  buildId: string
  language: Language
  layout: Layout
  /** The addresses of its styles besides those of every page, in their order. */
  styles: readonly string[]
  /** The index of the menu group that the page belongs to; -1 for none. */
  menuIndex: number
  /** The same page in the other languages; `tag` is BCP 47's. */
  translations: readonly { name: string; tag: string; href: string }[]
  head: DocumentHead
  /** HTML of the main element. */
  content: string
  /** Texts of the failures met on the way. */
  toasts: readonly string[]
  /** Expiry time in milliseconds; unset if the page does not depend on the time. */
  until?: number | undefined
  /** HTML around the main element; only if the language or layout differs from the shown page. */
  shell?: { header: string; footer: string; words: BootWords }
}

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
