import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Restaurant } from '../../parts/clean-content.ts'
import type { Language } from '../../../locales/languages.ts'
import { addressFact, telephoneFact } from '../mall/goods-facts.tsx'
import { ServingNow } from './restaurant-row.tsx'

const words = defineMessages({
  openingHours: {
    id: 'restaurantDetail.openingHours',
    defaultMessage: '营业',
    description: 'Name of the fact when a restaurant is open',
  },
  cuisine: {
    id: 'restaurantDetail.cuisine',
    defaultMessage: '风味',
    description: 'Name of the fact what kind of food a restaurant serves',
  },
  seats: {
    id: 'restaurantDetail.seats',
    defaultMessage: '座位',
    description: 'Name of the fact how many guests a restaurant seats',
  },
})

/** The facts of a restaurant: when, what, where, for how many, whom to call. */
export function RestaurantFacts({
  restaurant,
  language,
  now,
}: {
  restaurant: Restaurant
  language: Language
  now: number
}): ReactNode {
  const intl = useIntl()
  const { openingHours, hours, cuisine, seats, inLanguage } = restaurant
  const lang = tagOf(inLanguage)
  return (
    <FactList
      facts={[
        {
          name: intl.formatMessage(words.openingHours),
          value: (
            <>
              {hours && (
                <div>
                  <ServingNow hours={hours} now={now} />
                </div>
              )}
              <span lang={lang}>{openingHours}</span>
            </>
          ),
        },
        { name: intl.formatMessage(words.cuisine), value: cuisine, lang },
        addressFact(intl, restaurant, language),
        {
          name: intl.formatMessage(words.seats),
          value: seats && (
            <FormattedMessage
              id="restaurantDetail.seatCount"
              defaultMessage="{seats, plural, other {# 座}}"
              description="How many guests a restaurant seats"
              values={{ seats }}
            />
          ),
        },
        telephoneFact(intl, restaurant),
      ]}
    />
  )
}
