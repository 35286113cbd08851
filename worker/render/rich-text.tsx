import type { ReactNode } from 'react'
import type { RichText as Html } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'
import { hrefOfLink } from '../href.ts'
import { decodeReferences } from './decode-references.ts'

interface RichTextProps {
  /** Cleaned when it came from the backend (`worker/backends/clean-rich-text.ts`). */
  html: Html
  /** The language of the page around it: links to other pages of the site stay in it. */
  language: Language
  /** The language that it is written in, where that may be another. */
  lang?: string | undefined
  /** The level of its highest headings: one below that of the heading it stands under. */
  headingLevel: 2 | 3 | 4
  /** What it is of the thing around it, in schema.org's words. */
  itemProp?: string
}

/** An article's text as the backend wrote it, in a column of its own. */
export function RichText({
  html,
  language,
  lang,
  headingLevel,
  itemProp,
}: RichTextProps): ReactNode {
  return (
    <div
      className="rich-text"
      lang={lang}
      itemProp={itemProp}
      // oxlint-disable-next-line react/no-danger -- cleaned at the edge; its type has no other maker
      dangerouslySetInnerHTML={{
        __html: frameWideTables(lowerHeadings(localizeLinks(html, language), headingLevel - 2)),
      }}
    />
  )
}

function localizeLinks(html: string, language: Language): string {
  return html.replaceAll(/ href="(\/[^"]*)"/g, (_, link: string) => {
    const href = hrefOfLink(language, decodeReferences(link))
    // Quotes and brackets an address has percent-encoded.
    return href === undefined ? '' : ` href="${href.replaceAll('&', '&amp;')}"`
  })
}

/** More columns than these don't fit a phone. */
const COLUMNS_THAT_FIT = 3

/**
 * Puts each wide table into a frame that can be pushed sideways, by keyboard too. A cleaned table has no attributes; one
 * that holds another is left as it is.
 */
function frameWideTables(html: string): string {
  return html.replaceAll(/<table>(?:(?!<table>).)*?<\/table>/gs, (table) => {
    const columns = table.split('<tr>').map((row) => row.split(/<t[hd][ >]/).length - 1)
    return Math.max(...columns) > COLUMNS_THAT_FIT
      ? `<div class="wide-table" tabindex="0">${table}</div>`
      : table
  })
}

/** Cleaned headings have no attributes; their text can't hold a `<`. */
function lowerHeadings(html: string, by: number): string {
  if (by === 0) return html
  return html.replaceAll(
    /<(\/?)h([2-6])>/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + by)}>`,
  )
}
