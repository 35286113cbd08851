import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Facts } from '../../../client/ui/facts.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import { servingWords } from '../../../client/ui/serving-words.ts'
import { TimedText } from '../../../client/ui/timed-text.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import type { Language } from '../../../locales/languages.ts'
import { type Serving, servingSteps } from '../../../shared/serving.ts'
import { timeZone } from '../../../shared/site.ts'
import type { Step } from '../../../shared/steps.ts'
import { timedTexts } from '../../../shared/timed-text.ts'
import { restaurantItem } from '../mall/goods-item.tsx'

/** Whether a restaurant serves at an instant, and until when that holds; nothing where its hours are not known. */
export function servingOf(restaurant: GoodsListed, now: number): Serving | undefined {
  return stepsOf(restaurant, now)[0]?.state
}

/**
 * Since when all of these restaurants have stood as they do: rows that are drawn for that instant are those that would be drawn now.
 * 0 where none has hours.
 */
export function servingSince(restaurants: readonly GoodsListed[], now: number): number {
  return Math.max(0, ...restaurants.flatMap((each) => stepsOf(each, now)[0]?.at ?? []))
}

/** A restaurant as a row that says whether it is open now. */
export function restaurantRow(
  restaurant: GoodsListed,
  language: Language,
  now: number,
): Item | undefined {
  const item = restaurantItem(restaurant, language)
  if (item === undefined || restaurant.type !== 'restaurant' || !restaurant.hours) return item
  const { cuisine, hours, openingHours } = restaurant
  return {
    ...item,
    overline: (
      <Facts
        facts={[cuisine, <ServingNow key="serving" hours={hours} now={now} />, openingHours]}
      />
    ),
  }
}

interface ServingNowProps {
  hours: readonly Schedule[]
  now: number
}

/** Whether a place serves now, in words; nothing where nobody knows what time it is. */
export function ServingNow({ hours, now }: ServingNowProps): ReactNode {
  const intl = useIntl()
  const steps = servingSteps(hours, now, timeZone)
  const entries = timedTexts(
    // Of today alone: there is one for each row of a list.
    steps.filter(({ state }) => state.today === steps[0]?.state.today),
    (serving) => servingWords(intl, serving),
  )
  return <TimedText entries={entries} />
}

function stepsOf(goods: GoodsListed, now: number): readonly Step<Serving>[] {
  if (goods.type !== 'restaurant' || !goods.hours) return []
  return servingSteps(goods.hours, now, timeZone)
}
