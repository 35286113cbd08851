import type { ReactNode } from 'react'
import { type ItemListProps, ItemRows } from './item-list.tsx'

/** A list of low rows, each with a small picture. */
export function CompactList(props: ItemListProps): ReactNode {
  return (
    <ul className="item-list item-list-compact">
      <ItemRows look="compact" {...props} />
    </ul>
  )
}

/** A list of rows without pictures, of a line or two each. */
export function TextList(props: ItemListProps): ReactNode {
  return (
    <ul className="item-list item-list-text">
      <ItemRows look="text" {...props} />
    </ul>
  )
}
