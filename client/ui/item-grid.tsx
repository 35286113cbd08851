import type { ReactNode } from 'react'
import { tagOf } from '../../shared/language.ts'
import { Cover } from './cover.tsx'
import { type Item, ItemWords } from './item-list.tsx'
import { movingPicture } from './moving-picture.ts'

interface ItemGridProps {
  items: readonly Item[]
  /** 3 for a grid in a section of a page, which has a heading of its own. */
  headingLevel?: 2 | 3
}

const SIZES = '(min-width: 80em) 400px, (min-width: 48em) 37vw, 50vw'
/** In a section of a page: four in a row, or two. */
const SECTION_SIZES =
  '(min-width: 80em) 360px, (min-width: 68.75em) 28vw, (min-width: 48em) 55vw, 50vw'
/** The last one of an odd number has the whole width of a phone, and is hardly cropped: a still life is cut soon. */
const LAST_SIZES = '(min-width: 80em) 400px, (min-width: 48em) 37vw, 100vw'

/** Things side by side, each below its picture. They belong into an `item-grid`. */
export function GridItems({ items, headingLevel = 2 }: ItemGridProps): ReactNode {
  const sizes = headingLevel === 3 ? SECTION_SIZES : SIZES
  const haveCovers = items.some(({ cover }) => cover !== undefined)
  return items.map((item, index) => {
    const isLastOfOdd = index % 2 === 0 && index === items.length - 1
    return (
      <li
        key={item.id}
        className={haveCovers ? 'item' : 'item item-plain'}
        lang={tagOf(item.inLanguage)}
        style={movingPicture(item)}
      >
        {haveCovers && <Cover image={item.cover} sizes={isLastOfOdd ? LAST_SIZES : sizes} />}
        <ItemWords item={item} headingLevel={headingLevel} />
      </li>
    )
  })
}

/** A list of things side by side. */
export function ItemGrid(props: ItemGridProps): ReactNode {
  return (
    <ul className="item-grid">
      <GridItems {...props} />
    </ul>
  )
}
