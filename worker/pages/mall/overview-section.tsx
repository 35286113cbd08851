import type { ReactNode } from 'react'
import { type Item, ItemList } from '../../../client/ui/item-list.tsx'

interface OverviewSectionProps {
  title: string
  items: readonly Item[]
  /** The whole list. */
  href: string
  /** The words of the link to it. */
  children: ReactNode
}

/** A few of the things of one list, and the way to the whole of it; nothing where there are none. */
export function OverviewSection({ title, items, href, children }: OverviewSectionProps): ReactNode {
  if (items.length === 0) return null
  return (
    <section className="overview-section">
      <h2>{title}</h2>
      <ItemList items={items} headingLevel={3} />
      <p className="more">
        <a href={href}>{children}</a>
      </p>
    </section>
  )
}
