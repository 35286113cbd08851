import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { type Fact, FactList } from '../../../client/ui/fact-list.tsx'
import type { Hotel } from '../../parts/clean-content.ts'
import type { Language } from '../../../locales/languages.ts'
import { addressFact, telephoneFact } from '../mall/goods-facts.tsx'

/** The four facts of a hotel: where, which rooms, from when to when, whom to call. */
export function HotelFacts({ hotel, language }: { hotel: Hotel; language: Language }): ReactNode {
  const intl = useIntl()
  return (
    <FactList
      facts={[
        addressFact(intl, hotel, language),
        roomsFact(intl, hotel),
        stayFact(intl, hotel),
        telephoneFact(intl, hotel),
      ]}
    />
  )
}

function roomsFact(intl: IntlShape, { starRating, rooms }: Hotel): Fact {
  const name = intl.formatMessage({
    id: 'hotelDetail.roomsFact',
    defaultMessage: '客房',
    description: 'Name of the fact how many stars and kinds of room a hotel has',
  })
  if (rooms.length === 0) return { name, value: undefined }
  const value = intl.formatMessage(
    {
      id: 'hotelDetail.starsAndRooms',
      defaultMessage: '{stars, plural, =0 {} other {# 星 · }}{rooms, plural, other {# 种房型}}',
      description: 'Stars of a hotel, 0 for one without, and how many kinds of room it has',
    },
    { stars: starRating ?? 0, rooms: rooms.length },
  )
  return { name, value }
}

function stayFact(intl: IntlShape, { checkIn, checkOut }: Hotel): Fact {
  const name = intl.formatMessage({
    id: 'hotelDetail.stay',
    defaultMessage: '入住',
    description: 'Name of the fact when guests arrive at a hotel and leave it',
  })
  const value = intl.formatMessage(
    {
      id: 'hotelDetail.stayTimes',
      defaultMessage: '{checkIn} 起，{checkOut} 前退房',
      description: 'From when guests may arrive and until when they must leave, as 14:00',
    },
    { checkIn, checkOut },
  )
  return { name, value }
}
