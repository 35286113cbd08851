import type { ReactNode } from 'react'
import { tagOf } from '../../shared/language.ts'
import type { Listed } from '../../contract/listing.ts'
import { movingPicture } from './moving-picture.ts'
import { ContentTitle } from './content-title.tsx'
import { Cover } from './cover.tsx'
import { Overline } from './overline.tsx'
import { WINDOW_WIDTH } from './picture.tsx'

export interface Item extends Pick<Listed, 'id' | 'title' | 'summary' | 'cover' | 'inLanguage'> {
  /** Nothing where the item has no page of its own. */
  href?: string | undefined
  /** A line above the title: date, category. */
  overline?: ReactNode
  /** What decides, at the end of the row: a price, a date. */
  figure?: ReactNode
}

export interface ItemListProps {
  items: readonly Item[]
  /** 3 for a list in a section of a page: it has a heading of its own above it, and its pictures can wait. */
  headingLevel?: 2 | 3
}

interface ItemRowsProps extends ItemListProps {
  /** `compact`: all are low; `text`: a line or two each, without pictures. */
  look?: Look
  /** The class of a first item that is large; its rules are only on pages that name it. */
  firstClass?: string | undefined
}

type Look = 'rows' | 'compact' | 'text'

const FIRST_SIZES = `(min-width: 48em) 61vw, ${WINDOW_WIDTH}`
const COMPACT_SIZES = '(min-width: 80em) 200px, (min-width: 48em) 15vw, 153px'
const ROW_SIZES = '(min-width: 80em) 362px, (min-width: 48em) 28vw, 153px'
/** Cropped upright, so they are drawn wider than they are seen. */
const SHELF_SIZES = '(min-width: 68.75em) 27vw, (min-width: 48em) 58vw, 205px'

/** The rows of a list of things. They belong into an `item-list`. */
export function ItemRows({
  items,
  headingLevel = 2,
  look = 'rows',
  firstClass,
}: ItemRowsProps): ReactNode {
  const haveCovers = look !== 'text' && items.some(({ cover }) => cover !== undefined)
  return items.map((item, index) => (
    <ItemRow
      key={item.id}
      item={item}
      headingLevel={headingLevel}
      largeClass={index === 0 && item.cover !== undefined ? firstClass : undefined}
      look={look}
      haveCovers={haveCovers}
    />
  ))
}

/** A list of things with pictures. */
export function ItemList(props: ItemListProps): ReactNode {
  return (
    <ul className="item-list">
      <ItemRows {...props} />
    </ul>
  )
}

interface ItemRowProps {
  item: Item
  headingLevel: 2 | 3
  /** The class of a large one. */
  largeClass: string | undefined
  look: Look
  /** Whether any of the rows has a picture. */
  haveCovers: boolean
}

function ItemRow({ item, headingLevel, largeClass, look, haveCovers }: ItemRowProps): ReactNode {
  const isLarge = largeClass !== undefined
  const ownClass = haveCovers ? 'item' : 'item item-plain'
  const ownSizes = look === 'compact' ? COMPACT_SIZES : ROW_SIZES
  const rowSizes = headingLevel === 3 ? SHELF_SIZES : ownSizes
  return (
    <li
      className={largeClass ?? ownClass}
      lang={tagOf(item.inLanguage)}
      style={movingPicture(item)}
    >
      {haveCovers && (
        <Cover image={item.cover} sizes={isLarge ? FIRST_SIZES : rowSizes} isFirst={isLarge} />
      )}
      <ItemWords item={item} headingLevel={headingLevel} />
    </li>
  )
}

/** What is said of an item beside or below its picture. */
export function ItemWords({ item, headingLevel }: { item: Item; headingLevel: 2 | 3 }): ReactNode {
  const Heading = `h${headingLevel}` as const
  const title = <ContentTitle text={item.title} />
  return (
    <>
      <div className="item-text">
        <Overline item={item} />
        <Heading className="item-title">
          {item.href === undefined ? title : <a href={item.href}>{title}</a>}
        </Heading>
        {item.summary !== '' && <p>{item.summary}</p>}
      </div>
      {item.figure !== undefined && <p className="item-figure">{item.figure}</p>}
    </>
  )
}
