import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Hotel } from '../../parts/clean-content.ts'
import { GoodsSection } from '../mall/goods-section.tsx'

/** What there is in the rooms and around them; nothing where none is known. */
export function HotelFacilities({ hotel }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  if (hotel.facilities.length === 0) return null
  const title = intl.formatMessage({
    id: 'hotelDetail.facilities',
    defaultMessage: '房中与院里',
    description: 'Heading over the facilities of a hotel',
  })
  return (
    <GoodsSection name="hotel-facilities" title={title}>
      <ul className="facility-list" lang={tagOf(hotel.inLanguage)}>
        {hotel.facilities.map((facility) => (
          <li key={facility}>{facility}</li>
        ))}
      </ul>
    </GoodsSection>
  )
}

/** The ways from the gate to a hotel; nothing where none is known. */
export function HotelAccess({ hotel }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  if (hotel.access.length === 0) return null
  const title = intl.formatMessage({
    id: 'hotelDetail.access',
    defaultMessage: '怎么过去',
    description: 'Heading over the ways to a hotel',
  })
  return (
    <GoodsSection name="hotel-access" title={title}>
      <FactList
        facts={hotel.access.map(({ name, description }) => ({ name, value: description }))}
        lang={tagOf(hotel.inLanguage)}
      />
    </GoodsSection>
  )
}

/** House rules and cancellation; nothing where the hotel says nothing of them. */
export function HotelPolicy({ hotel }: { hotel: Hotel }): ReactNode {
  const intl = useIntl()
  if (hotel.policy === undefined) return null
  const title = intl.formatMessage({
    id: 'hotelDetail.policy',
    defaultMessage: '入住与退订',
    description: 'Heading over house rules and what a cancellation costs',
  })
  return (
    <GoodsSection name="hotel-policy" title={title}>
      <p lang={tagOf(hotel.inLanguage)}>{hotel.policy}</p>
    </GoodsSection>
  )
}
