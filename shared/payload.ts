import type { Language } from '../locales/languages.ts'

/** An element of the document's head. Documents render it, and client navigations replace it. */
export type HeadTag =
  | { tag: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { tag: 'script'; json: Readonly<Record<string, unknown>> }

export interface DocumentHead {
  title: string
  tags: readonly HeadTag[]
}

/** The texts that the scripts of `client/boot` show, in the language of the page. */
export interface BootWords {
  close: string
  /** Text of a toast: a part of the page could not be loaded. */
  incomplete: string
  reload: string
  /** Text of a toast: a page cannot be loaded without a network. */
  offline: string
  /** Labels of the buttons that read the page aloud, pause, continue and stop. */
  read: string
  pause: string
  goOn: string
  stop: string
}

/** `no-footer`: the page ends with its content. `map`: the content fills the window. */
export type Layout = 'default' | 'no-footer' | 'map'

/** The data with which a client navigation replaces the shown page. */
export interface Payload {
  buildId: string
  language: Language
  layout: Layout
  /** Addresses of the page's stylesheets in order, without those of every page. */
  styles: readonly string[]
  /** The index of the menu group that contains the page; -1 if none does. */
  menuIndex: number
  /** The same page in the other languages. `tag` is a BCP 47 tag. */
  translations: readonly { name: string; tag: string; href: string }[]
  head: DocumentHead
  content: string
  /** Error texts for data that could not be loaded. */
  toasts: readonly string[]
  /** The expiry time (Unix ms). Undefined if the page does not depend on the time. */
  until?: number | undefined
  /** The HTML around the main element, if it was requested or the layout is not `default`. */
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
