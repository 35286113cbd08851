import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Facts } from '../../../client/ui/facts.tsx'
import { daysWords } from '../../../client/ui/opening-words.ts'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { AnnouncementListed } from '../../../contract/article.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { articleItem } from '../article-item.tsx'

/** An announcement as a list shows it; what is urgent says so before its category, and what has days says them after it. */
export function announcementItem(announcement: AnnouncementListed, language: Language): Item {
  const { id, urgent, from } = announcement
  const item = articleItem(announcement, href(language, 'information/announcement-detail', { id }))
  if (!urgent && from === undefined) return item
  return { ...item, overline: <Overline announcement={announcement} /> }
}

function Overline({
  announcement: { urgent, category, from, to },
}: {
  announcement: AnnouncementListed
}): ReactNode {
  const intl = useIntl()
  const mark = intl.formatMessage({
    id: 'announcementItem.urgent',
    defaultMessage: '紧急',
    description: 'Marks an announcement that must not be missed',
  })
  const days = from !== undefined && daysWords(intl, { from, to })
  const facts = [urgent && mark, category?.name, days].filter(Boolean)
  return <Facts facts={urgent ? facts.map(asUrgent) : facts} />
}

function asUrgent(fact: ReactNode): ReactNode {
  return <strong className="urgent">{fact}</strong>
}
