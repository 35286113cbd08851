import type { ReactNode, CSSProperties } from 'react'
import { tagOf } from '../../shared/language.ts'
import type { Listed } from '../../contract/listing.ts'
import { ContentTitle, Overline } from './content-title.tsx'
import { WINDOW_WIDTH, Picture, type PictureProps } from './picture.tsx'
import { FormattedMessage } from 'react-intl'

/**
 * The style of an element whose picture moves, in a view transition, to its place on the page that the element leads to. The name is
 * made of the picture's file name and of the thing's id, so it is the same on both pages, and things that share a picture differ.
 */
export function movingPicture({
  id,
  cover,
}: {
  id: string
  cover?: { src: string } | undefined
}): (CSSProperties & { '--picture': string }) | undefined {
  if (cover === undefined) return undefined
  const file = cover.src.slice(cover.src.lastIndexOf('/') + 1)
  return { '--picture': `picture-${id}-${file.replaceAll(/[^\w-]+/g, '-')}` }
}

/** A rise before another, hills or waves. Not among the styles, which every page with a list would have. */
const GROUND: CSSProperties & Record<'--colour', string> = {
  '--colour':
    'radial-gradient(90% 60% at 90% 99%,var(--rule) 99%,#0000),radial-gradient(90% 80% at 9% 99%,var(--hair) 99%,var(--paper))',
}

/** The picture of a thing among others; a drawn ground keeps the place of one that there isn't. */
export function Cover({
  image,
  ...props
}: Omit<PictureProps, 'image'> & { image: PictureProps['image'] | undefined }): ReactNode {
  return image === undefined ? (
    <span className="picture" style={GROUND} />
  ) : (
    <Picture image={image} {...props} />
  )
}

export interface Item extends Pick<Listed, 'id' | 'title' | 'summary' | 'cover' | 'inLanguage'> {
  /** Nothing where the item has no page of its own. */
  href?: string | undefined
  /** A line above the title: date, category. */
  overline?: ReactNode
  /** What decides, at the end of the row: a price, a date. */
  figure?: ReactNode
}

interface ItemListProps {
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
function ItemWords({ item, headingLevel }: { item: Item; headingLevel: 2 | 3 }): ReactNode {
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

interface EmptyListProps {
  /** Where one can go on: to all of a list that is narrowed, or home. */
  wayOn?: { to: 'all' | 'home'; href: string } | undefined
}

/** Shown in place of an empty list. */
export function EmptyList({ wayOn }: EmptyListProps): ReactNode {
  return (
    <div className="empty-list">
      <p>
        <FormattedMessage
          id="list.empty"
          defaultMessage="这里暂时没有内容。"
          description="In the place of a list without items"
        />
      </p>
      {wayOn && (
        <p className="more">
          <a key={wayOn.to} href={wayOn.href}>
            <FormattedMessage
              id="list.wayOn"
              defaultMessage="{to, select, all {查看全部} other {回到首页}}"
              description="Link in an empty list: to all of the list where it is narrowed to a category, else to the home page"
              values={{ to: wayOn.to }}
            />
          </a>
        </p>
      )}
    </div>
  )
}
