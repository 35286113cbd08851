import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { factLine } from '../../../shared/fact-line.ts'
import { DateNumerals } from '../../../client/ui/date-numerals.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { MessageListed, ScenicEvent } from '../../../contract/article.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { articleItem } from '../article-item.tsx'
import { periodInShort } from './event-words.ts'

/** An activity as a list shows it: when and where above its title, the day in large numerals at the end. `over` are the ids of those that are. */
export function activityItem(activity: MessageListed, language: Language, over: string): Item {
  const { id, event } = activity
  const item = articleItem(activity, href(language, 'information/activity-detail', { id }))
  if (event === undefined) return item
  return {
    ...item,
    overline: <WhenAndWhere event={event} isOver={over.split(' ').includes(id)} />,
    figure: <DateNumerals iso={event.startAt} />,
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
