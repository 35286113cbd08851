import type { ReactNode } from 'react'
import { useIntl, defineMessages, FormattedMessage, type IntlShape } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import { TimedText } from '../../../client/ui/date-text.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import type { Language } from '../../../locales/languages.ts'
import { type Serving, servingTimeline } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import type { Step } from '../../../shared/timeline.ts'
import { timedTexts } from '../../../shared/timed-text.ts'
import { restaurantItem } from '../mall/goods-item.tsx'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Restaurant } from '../../parts/clean-content.ts'
import { addressFact, telephoneFact } from '../mall/goods-detail.tsx'
import { dateWords, endTime, whichDay } from '../../../client/ui/opening-words.ts'

/** Returns a text that says whether a restaurant is open, and when it closes: `营业中，20:00 打烊`. */
function servingWords(
  intl: IntlShape,
  { isOpen, until, opensNext, today, tomorrow }: Serving,
): string {
  if (isOpen) return openWords(intl, until?.time)
  if (opensNext === undefined)
    return intl.formatMessage({ id: 'serving.closed', defaultMessage: '暂停营业' })
  const { day, time } = opensNext
  return intl.formatMessage(
    {
      id: 'serving.opens',
      defaultMessage:
        '{day, select, same {未营业，{time} 开门} next {未营业，明日 {time} 开门} other {未营业，{date} {time} 开门}}',
      description:
        'A restaurant is closed now, and opens later today, tomorrow or on a date: 未营业，明日 10:30 开门',
    },
    { day: whichDay(day, today, tomorrow), date: dateWords(intl, day), time },
  )
}

function openWords(intl: IntlShape, time: string | undefined): string {
  if (time === undefined)
    return intl.formatMessage({ id: 'serving.open', defaultMessage: '营业中' })
  return intl.formatMessage(
    {
      id: 'serving.until',
      defaultMessage: '营业中，{time} 打烊',
      description: 'A restaurant is open now, and closes at this time of day',
    },
    { time: endTime(time) },
  )
}

/** Returns the opening state of a restaurant; undefined if its hours are unknown. */
export function servingOf(restaurant: GoodsListed, now: number): Serving | undefined {
  return stepsOf(restaurant, now)[0]?.state
}

/**
 * Returns the start of the newest of the current states (Unix ms), which is at the earliest today's
 * midnight. 0 if no restaurant has hours.
 */
export function servingSince(restaurants: readonly GoodsListed[], now: number): number {
  return Math.max(0, ...restaurants.flatMap((each) => stepsOf(each, now)[0]?.at ?? []))
}

/** Returns a restaurant as an item that shows whether it is open now. */
export function restaurantRow(
  restaurant: GoodsListed,
  language: Language,
  now: number,
): Item | undefined {
  const item = restaurantItem(restaurant, language)
  if (item === undefined || restaurant.type !== 'restaurant') return item
  const { cuisine, hours, openingHours } = restaurant
  return {
    ...item,
    eyebrow: (
      <>
        <span>{cuisine}</span>{' '}
        <span className="serving">
          {hours ? <ServingNow hours={hours} now={now} /> : <ServingUnknown />}
        </span>{' '}
        <span className="serving-hours">{openingHours}</span>
      </>
    ),
  }
}

/**
 * Shows whether the restaurant is open, by a sign and in words. Both change with the state until
 * the end of today.
 */
function ServingNow({ hours, now }: { hours: readonly Schedule[]; now: number }): ReactNode {
  const intl = useIntl()
  const steps = servingTimeline(hours, now, timeZone)
  // Only today's states, to save bytes: each row of a list contains these texts.
  const shown = steps.filter(({ state }) => state.today === steps[0]?.state.today)
  const entries = timedTexts(shown, (serving) => servingWords(intl, serving))
  return (
    <>
      <span className="serving-sign" aria-hidden="true">
        <TimedText entries={timedTexts(shown, ({ isOpen }) => (isOpen ? '●' : '○'))} />
      </span>{' '}
      <TimedText entries={entries} />
    </>
  )
}

const UNKNOWN_SIGN = '?'

function ServingUnknown(): ReactNode {
  return (
    <>
      <span className="serving-sign" aria-hidden="true">
        {UNKNOWN_SIGN}
      </span>{' '}
      <FormattedMessage
        id="serving.unknown"
        defaultMessage="是否营业请先问"
        description="It is not known whether a restaurant is open now"
      />
    </>
  )
}

function stepsOf(goods: GoodsListed, now: number): readonly Step<Serving>[] {
  if (goods.type !== 'restaurant' || !goods.hours) return []
  return servingTimeline(goods.hours, now, timeZone)
}

const words = defineMessages({
  openingHours: { id: 'restaurantDetail.openingHours', defaultMessage: '营业' },
  cuisine: { id: 'restaurantDetail.cuisine', defaultMessage: '风味' },
  seats: { id: 'restaurantDetail.seats', defaultMessage: '座位' },
})

export function RestaurantFacts({ restaurant, now }: { restaurant: Restaurant; now: number }) {
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
              <span {...langAttributes(lang)}>{openingHours}</span>
            </>
          ),
        },
        { name: intl.formatMessage(words.cuisine), value: cuisine, lang },
        addressFact(intl, restaurant),
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
