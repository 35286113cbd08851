import { type ReactNode, Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Language, languageFormats } from '../../locales/languages.ts'
import { phrasesOf, titleParts } from '../../shared/chinese-text.ts'
import type { Item } from './item-list.tsx'

/**
 * A title whose lines break after commas and colons. A line breaks inside a phrase only if the
 * phrase is longer than the line.
 */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  return <WholeParts parts={phrasesOf(text)} />
}

/** A title that breaks only between its parts. Screen readers read it as one text. */
function WholeParts({
  parts,
  draw = (part) => part,
}: {
  parts: readonly string[]
  draw?: (part: string) => ReactNode
}): ReactNode {
  return (
    <span className="words" key={parts.join('')}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr aria-hidden />}
          {draw(part)}
        </Fragment>
      ))}
    </span>
  )
}

/** Matches only from the beginning of a word. Otherwise a long word takes quadratic time. */
const COMPOUND = /(?<!\S)(\S+-\S+)/

/**
 * A title from the backend. Its lines break after short phrases or between words, but not inside a
 * Chinese word or a date, nor at a hyphen. Rendered only by the worker, because browsers have
 * different lists of Chinese words, or none.
 */
export function ContentTitle({ text }: { text: string }): ReactNode {
  const parts = titleParts(text)
  return parts.length === 1 ? (
    withWholeCompounds(text)
  ) : (
    <WholeParts parts={parts} draw={withWholeCompounds} />
  )
}

function withWholeCompounds(text: string): ReactNode {
  return text.split(COMPOUND).map((part, index) =>
    index % 2 === 1 ? (
      <span className="compound" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** The kind of an item above its title, and the item's language if it differs from the page's. */
export function Eyebrow({
  item: { eyebrow, inLanguage },
}: {
  item: Pick<Item, 'eyebrow' | 'inLanguage'>
}): ReactNode {
  const isForeign = languageFormats[inLanguage] !== useIntl().locale
  if (eyebrow === undefined && !isForeign) return null
  return (
    <p className="item-overline">
      {eyebrow}
      {isForeign && (
        <>
          {eyebrow !== undefined && ' '}
          <ForeignLanguage of={inLanguage} />
        </>
      )}
    </p>
  )
}

/** The name of the content's language. Renders nothing on a page in that language. */
export function ForeignLanguage({ of: language }: { of: Language }): ReactNode {
  const intl = useIntl()
  if (languageFormats[language] === intl.locale) return null
  return (
    <span>
      <FormattedMessage
        id="list.inLanguage"
        defaultMessage="{language, select, zh {中文} en {英文} other {{name}}}内容"
        description="Beside an item of a list whose text is there in another language only; name is that of the language"
        values={{ language, name: intl.formatDisplayName(language, { type: 'language' }) }}
      />
    </span>
  )
}
