import { type ReactNode, Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Language, languageFormats } from '../../locales/languages.ts'
import { phrasesOf, titleParts } from '../../shared/title-parts.ts'
import type { Item } from './item-list.tsx'

/**
 * A title whose lines end after commas and colons. A phrase breaks only if it is longer than a
 * line.
 */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  return <WholeParts parts={phrasesOf(text)} />
}

/** A title that breaks only between its parts. Screen readers do not notice the breaks. */
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

/**
 * Matches only at the beginning of a word. Trying each position would take quadratic time for a
 * long word.
 */
const COMPOUND = /(?<!\S)(\S+-\S+)/

/**
 * A title from the backend. Its lines end after short phrases or between words. They do not end
 * within a Chinese word or date, or at a hyphen. Rendered by the worker only: browsers differ in
 * their lists of Chinese words, and some have none.
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

/** The kind of an item, and its language if that is not the page's. */
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
