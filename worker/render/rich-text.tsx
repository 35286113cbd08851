import type { ReactNode } from 'react'
import type { RichText as Text } from '../upstream/rich-text.ts'

interface RichTextProps {
  text: Text
  /** The language that it is written in, if that may be another than the page's. */
  lang?: string | undefined
  /** Which property of the thing around it this is, in schema.org's terms. */
  itemProp?: string
}

/** An article's text as the backend wrote it, in a column of its own. */
export function RichText({ text, lang, itemProp }: RichTextProps): ReactNode {
  return (
    <div
      className="rich-text"
      lang={lang}
      itemProp={itemProp}
      // oxlint-disable-next-line react/no-danger -- cleaned at the edge; its type has no other maker
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  )
}
