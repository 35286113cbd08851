import type { IntlShape } from 'react-intl'
import type { Fact } from '../../../client/ui/fact-list.tsx'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import type { Hotel, Restaurant } from '../../../contract/goods.ts'
import { languages } from '../../../locales/languages.ts'

/** Where a house is. */
export function addressFact(intl: IntlShape, { address, inLanguage }: Hotel | Restaurant): Fact {
  const name = intl.formatMessage({
    id: 'goods.address',
    defaultMessage: '位置',
    description: 'Name of the fact where a hotel or restaurant is',
  })
  return { name, value: address, lang: languages[inLanguage].tag }
}

/** The number that a house answers. */
export function telephoneFact(intl: IntlShape, { telephone }: Hotel | Restaurant): Fact {
  const name = intl.formatMessage({
    id: 'goods.telephone',
    defaultMessage: '电话',
    description: 'Name of the fact how to call a hotel or restaurant',
  })
  return { name, value: <TelephoneLink number={telephone} /> }
}
