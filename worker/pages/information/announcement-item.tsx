import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { factLine } from '../../../shared/fact-line.ts'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { AnnouncementListed } from '../../../contract/article.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { articleItem } from '../article-item.tsx'

/** An announcement as a list shows it; an urgent one says so before its category. */
export function announcementItem(announcement: AnnouncementListed, language: Language): Item {
  const { id } = announcement
  const item = articleItem(announcement, href(language, 'information/announcement-detail', { id }))
  if (!announcement.urgent) return item
  return { ...item, overline: <UrgentOverline category={announcement.category?.name} /> }
}

function UrgentOverline({ category }: { category: string | undefined }): ReactNode {
  const intl = useIntl()
  const urgent = intl.formatMessage({
    id: 'announcementItem.urgent',
    defaultMessage: '紧急',
    description: 'Marks an announcement that must not be missed',
  })
  return <strong className="urgent">{factLine(urgent, category)}</strong>
}
