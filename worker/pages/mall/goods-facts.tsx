import type { IntlShape } from 'react-intl'
import type { Fact } from '../../../client/ui/fact-list.tsx'
import { TelephoneLink } from '../../../client/ui/telephone-link.tsx'
import { tagOf } from '../../../client/shared/language.ts'
import type { Hotel, Restaurant } from '../../../contract/goods.ts'

/** Where a hotel or restaurant is. */
export function addressFact(intl: IntlShape, { address, inLanguage }: Hotel | Restaurant): Fact {
  const name = intl.formatMessage({
    id: 'goods.address',
    defaultMessage: '位置',
    description: 'Name of the fact where a hotel or restaurant is',
  })
  return { name, value: address, lang: tagOf(inLanguage) }
}

/** Its telephone number. */
export function telephoneFact(intl: IntlShape, { telephone }: Hotel | Restaurant): Fact {
  const name = intl.formatMessage({
    id: 'goods.telephone',
    defaultMessage: '电话',
    description: 'Name of the fact how to call a hotel or restaurant',
  })
  return { name, value: <TelephoneLink number={telephone} /> }
}
