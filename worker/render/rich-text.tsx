import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { RichText as Html } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { hrefOfLink } from '../href.ts'
import { decodeReferences } from './decode-references.ts'

interface RichTextProps {
  /** Cleaned when it came from the backend (`worker/backend/clean-rich-text.ts`). */
  html: Html
  /** The language of the page around it: links to other pages of the site stay in it. */
  language: Language
  /** The language that it is written in, if that may be another. */
  lang?: string | undefined
  /** The level of its highest headings: one below that of the heading it stands under. */
  headingLevel: 2 | 3 | 4
  /** Which property of the thing around it this is, in schema.org's terms. */
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
  const nameless = useIntl().formatMessage({
    id: 'richText.table',
    defaultMessage: '表格',
    description: 'Name of a table in an article that has no caption and no heading over it',
  })
  return (
    <div
      className="rich-text"
      lang={lang}
      itemProp={itemProp}
      // oxlint-disable-next-line react/no-danger -- cleaned at the edge; its type has no other maker
      dangerouslySetInnerHTML={{
        __html: wrapWideTables(
          lowerHeadings(localizeLinks(html, language), headingLevel - 2),
          nameless,
        ),
      }}
    />
  )
}

/** Expects cleaned HTML: `href` is the first attribute of a link, and no `<` is text. */
function localizeLinks(html: string, language: Language): string {
  return html.replaceAll(/<a href="(\/[^"]*)"/g, (_, link: string) => {
    const href = hrefOfLink(language, decodeReferences(link))
    // Quotes and angle brackets are percent-encoded in an address.
    return href === undefined ? '<a' : `<a href="${href.replaceAll('&', '&amp;')}"`
  })
}

/** More columns than these don’t fit a phone in large text. */
const COLUMNS_THAT_FIT = 2

/** A heading, or a table without another in it. Cleaning leaves them no attributes; `withContents` adds ids to headings. */
const HEADING_OR_TABLE =
  /<(h[2-6])(?: id="[^"]*")?>(.*?)<\/\1>|<table>(?:(?!<table>).)*?<\/table>/gs

/**
 * Wraps each wide table in a region that can be pushed sideways, by keyboard too. The region has the table's name: its caption,
 * the heading that it stands under, or `nameless`.
 */
function wrapWideTables(html: string, nameless: string): string {
  let heading = ''
  return html.replaceAll(HEADING_OR_TABLE, (part, level?: string, title = '') => {
    if (level !== undefined) {
      heading = title
      return part
    }
    const columns = part.split('<tr>').map((row) => row.split(/<t[hd][ >]/).length - 1)
    if (Math.max(...columns) <= COLUMNS_THAT_FIT) return part
    const name =
      plain(/<caption>(.*?)<\/caption>/s.exec(part)?.[1] ?? '') || plain(heading) || nameless
    return `<div class="wide-table" role="region" tabindex="0" aria-label="${name}">${part}</div>`
  })
}

/** The text of some HTML, without its tags, as the value of an attribute. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
}

/** Cleaned headings have no attributes; their text can't hold a `<`. */
function lowerHeadings(html: string, by: number): string {
  if (by === 0) return html
  return html.replaceAll(
    /<(\/?)h([2-6])>/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + by)}>`,
  )
}
