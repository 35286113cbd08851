import type { IntlShape } from 'react-intl'
import type { Slot, Ticket } from '../../contract/ticket.ts'
import { factLine } from '../../shared/fact-line.ts'
import { timeWords, updatedWords } from './facility-words.ts'

/** Returns how many tickets are left, and the time of the count: `08:00–12:00 售完 · 09:50 更新`. */
export function slotsWords(
  intl: IntlShape,
  slots: readonly Slot[],
  availability: NonNullable<Ticket['availability']>,
): string {
  return factLine(...slots.map((slot) => slotWords(intl, slot)), updatedWords(intl, availability))
}

/** Returns how many tickets are left in a slot of the day: `08:00–12:00 售完`. */
export function slotWords(intl: IntlShape, { from, to, status, vacancies, cutoff }: Slot): string {
  const words = intl.formatMessage(
    {
      id: 'stock.slot',
      defaultMessage:
        '{status, select, SOLD_OUT {售完} CLOSED {停售} LIMITED {{isCounted, select, true {只剩 {vacancies, number} 张} other {不多了}}} other {{isCounted, select, true {还有 {vacancies, number} 张} other {有票}}}}',
      description: 'How many tickets are left for a day or a part of it',
    },
    { status, vacancies, isCounted: String(vacancies !== undefined && status !== 'FREESALE') },
  )
  const isOnSale = status !== 'SOLD_OUT' && status !== 'CLOSED'
  return [
    from === undefined ? undefined : `${from}–${to ?? ''}`,
    words,
    isOnSale && cutoff !== undefined ? cutoffWords(intl, cutoff) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('\u00a0')
}

function cutoffWords(intl: IntlShape, cutoff: string): string {
  return intl.formatMessage(
    {
      id: 'stock.cutoff',
      defaultMessage: '（卖到 {time}）',
      description: 'After how many tickets are left: when their sale ends',
    },
    { time: timeWords(intl, cutoff) },
  )
}
