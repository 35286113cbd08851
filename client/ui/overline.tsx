import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { languageFormats } from '../../locales/languages.ts'
import type { Item } from './item-list.tsx'

/** What it is, and its language if that is not the page's. */
export function Overline({
  item: { overline, inLanguage },
}: {
  item: Pick<Item, 'overline' | 'inLanguage'>
}): ReactNode {
  const isForeign = languageFormats[inLanguage] !== useIntl().locale
  if (overline === undefined && !isForeign) return null
  return (
    <p className="item-overline">
      {overline}
      {isForeign && (
        <>
          {overline !== undefined && ' '}
          <span>
            <FormattedMessage
              id="list.inLanguage"
              defaultMessage="{language, select, zh {中文} other {英文}}内容"
              description="Beside an item of a list whose text is there in another language only"
              values={{ language: inLanguage }}
            />
          </span>
        </>
      )}
    </p>
  )
}
