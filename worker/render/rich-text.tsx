import { langAttributes } from '../../shared/text-direction.ts'
import type { ReactNode } from 'react'
import type { RichText as Text } from '../upstream/rich-text.ts'

interface RichTextProps {
  text: Text
  /** The language of the text, if it may differ from the page's. */
  lang?: string | undefined
  /** The name of this text in the surrounding microdata item (schema.org). */
  itemProp?: string
}

/** The text of an article from the backend, as one column. */
export function RichText({ text, lang, itemProp }: RichTextProps): ReactNode {
  return (
    <div
      className="rich-text"
      {...langAttributes(lang)}
      itemProp={itemProp}
      // oxlint-disable-next-line react/no-danger -- cleaned at the edge; only the cleaner creates this type
      dangerouslySetInnerHTML={{ __html: text.html }}
    />
  )
}
