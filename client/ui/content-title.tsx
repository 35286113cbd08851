import { type ReactNode, Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Language, languageFormats } from '../../locales/languages.ts'
import { phrasesOf, titleParts } from '../../shared/title-parts.ts'
import type { Item } from './item-list.tsx'

/** A title whose lines end after its commas and colons, and within a phrase only if that is longer than a line. */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  return <WholeParts parts={phrasesOf(text)} />
}

/** A title that breaks between its parts, in silence for screen readers. */
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

/** Sought from the beginning of each word only, so that a long word takes no longer than its length. */
const COMPOUND = /(?<!\S)(\S+-\S+)/

/**
 * The title of something from the backend. Its lines end after short phrases or between words, neither within a Chinese word or
 * date nor at the hyphen of an English one. Drawn by the worker only: each browser has its own list of Chinese words, and
 * some have none.
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

/** What it is, and its language if that is not the page's. */
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

/** The name of the content's language. Renders nothing in a page of that language. */
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
