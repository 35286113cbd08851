import { FormattedMessage } from 'react-intl'
import type { Item } from '../../../client/ui/item-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import type { HotelListed } from '../../../contract/goods.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'

/** A hotel as a list shows it. */
export function hotelItem(hotel: HotelListed, language: Language): Item {
  return {
    ...hotel,
    href: href(language, 'mall/hotel-detail', { id: hotel.id }),
    overline: hotel.category?.name,
    figure: (
      <FormattedMessage
        id="goods.priceFrom"
        defaultMessage="{price} 起"
        description="The lowest price of something"
        values={{ price: <PriceTag price={hotel.price} /> }}
      />
    ),
  }
}
