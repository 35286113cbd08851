import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { factLine } from '../../../shared/fact-line.ts'
import { DateNumerals } from '../../../client/ui/date-numerals.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { MessageListed, ScenicEvent } from '../../../contract/article.ts'
import { articleItem } from '../article-item.tsx'
import { isOver, periodInShort } from './event-words.ts'

/** An activity as a list shows it: when and where above its title, the day in large numerals at the end. */
export function activityItem(activity: MessageListed, href: string, now: Date): Item {
  const item = articleItem(activity, href)
  if (activity.event === undefined) return item
  return {
    ...item,
    overline: <WhenAndWhere event={activity.event} isOver={isOver(activity.event, now)} />,
    figure: <DateNumerals iso={activity.event.startAt} />,
  }
}

function WhenAndWhere({ event, isOver }: { event: ScenicEvent; isOver: boolean }): ReactNode {
  const intl = useIntl()
  const over = intl.formatMessage({
    id: 'activityItem.over',
    defaultMessage: '已结束',
    description: 'Before when and where an activity was held that is over',
  })
  return factLine(isOver && over, periodInShort(intl, event), event.venue)
}
