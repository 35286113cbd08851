import type { IntlShape } from 'react-intl'
import type { Fact } from '../../../client/ui/fact-list.tsx'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Hotel, Restaurant } from '../../parts/clean-content.ts'
import type { Language } from '../../../locales/languages.ts'
import { PlaceLinks } from '../../parts/place-links.tsx'

/** Where a hotel or restaurant is, and the way to it on a map where its place is known. */
export function addressFact(
  intl: IntlShape,
  { title, address, coordinates, inLanguage }: Hotel | Restaurant,
  language: Language,
): Fact {
  const name = intl.formatMessage({
    id: 'goods.address',
    defaultMessage: '位置',
    description: 'Name of the fact where a hotel or restaurant is',
  })
  return {
    name,
    value: (
      <>
        <span lang={tagOf(inLanguage)}>{address}</span>
        {coordinates && <PlaceLinks name={title} coordinates={coordinates} language={language} />}
      </>
    ),
  }
}

/** The number of a hotel or restaurant, to be called. */
export function telephoneFact(intl: IntlShape, { telephone }: Hotel | Restaurant): Fact {
  const name = intl.formatMessage({
    id: 'goods.telephone',
    defaultMessage: '电话',
    description: 'Name of the fact how to call a hotel or restaurant',
  })
  return { name, value: <TelephoneLink number={telephone} /> }
}
