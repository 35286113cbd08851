import type { ReactNode, CSSProperties } from 'react'
import { tagOf } from '../../shared/language.ts'
import { langAttributes } from '../../shared/text-direction.ts'
import type { Listed } from '../../contract/listing.ts'
import { ContentTitle, Eyebrow } from './content-title.tsx'
import { Picture, type PictureProps } from './picture.tsx'

/**
 * Returns the style of an element whose picture moves to the item's page in a view transition. The
 * transition's name combines the picture's file name and the item's id. So both pages have the same
 * name, and items that share a picture have different ones.
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

/** A drawing of two hills or waves. Inline, so that pages with a list need no stylesheet for it. */
const GROUND: CSSProperties & Record<'--colour', string> = {
  '--colour':
    'radial-gradient(90% 60% at 90% 99%,var(--rule) 99%,#0000),radial-gradient(90% 80% at 9% 99%,var(--hair) 99%,var(--paper))',
}

/** The picture of an item. Without one, a drawn background takes its place. */
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
  /** Undefined if the item has no page of its own. */
  href?: string | undefined
  /** A line above the title, such as a date or category. */
  eyebrow?: ReactNode
  /** The most important fact, at the end of the row: a price, a date. */
  figure?: ReactNode
}

interface ItemListProps {
  items: readonly Item[]
  /** 3 for a list in a section with its own heading. Such a list loads its pictures later. */
  headingLevel?: 2 | 3
}

interface ItemRowsProps extends ItemListProps {
  /** `compact`: low rows. `text`: rows of one or two lines, without pictures. */
  look?: 'rows' | 'compact' | 'text'
  /** The `sizes` of the pictures, if the list's own styles change their width. */
  sizes?: string | undefined
}

const COMPACT_SIZES = '(min-width: 80em) 200px, (min-width: 48em) 15vw, 153px'
/** The `sizes` of the large picture in a row. */
const ROW_SIZES = '72vw'

/** The rows of a list, for an element with the class `item-list`. */
export function ItemRows({
  items,
  headingLevel = 2,
  look = 'rows',
  sizes = look === 'compact' ? COMPACT_SIZES : ROW_SIZES,
}: ItemRowsProps): ReactNode {
  const haveCovers = look !== 'text' && items.some(({ cover }) => cover !== undefined)
  return items.map((item, index) => {
    const isFirst = index === 0 && look === 'rows' && headingLevel === 2
    const cover = haveCovers && <Cover image={item.cover} sizes={sizes} isFirst={isFirst} />
    return <ItemRow key={item.id} item={item} headingLevel={headingLevel} cover={cover} />
  })
}

interface ItemRowProps {
  item: Item
  headingLevel: 2 | 3
  /** The picture or its background; `false` if no row of the list has a picture. */
  cover: ReactNode
}

function ItemRow({ item, headingLevel, cover }: ItemRowProps): ReactNode {
  const Heading = `h${headingLevel}` as const
  const title = <ContentTitle text={item.title} />
  return (
    <li
      className={cover ? 'item' : 'item item-plain'}
      {...langAttributes(tagOf(item.inLanguage))}
      style={movingPicture(item)}
    >
      {cover}
      <div className="item-text">
        <Eyebrow item={item} />
        <Heading className="item-title">
          {item.href === undefined ? title : <a href={item.href}>{title}</a>}
        </Heading>
        {item.summary !== '' && <p>{item.summary}</p>}
      </div>
      {item.figure !== undefined && <p className="item-figure">{item.figure}</p>}
    </li>
  )
}

const SIZES = '(min-width: 80em) 400px, (min-width: 48em) 37vw, 50vw'
/** The `sizes` of pictures in a section of a page, with two or four items in a row. */
const SECTION_SIZES =
  '(min-width: 80em) 360px, (min-width: 68.75em) 28vw, (min-width: 48em) 55vw, 50vw'
/** The `sizes` of the last picture of an odd number. On a phone, it has the full width. */
const LAST_SIZES = '(min-width: 80em) 400px, (min-width: 48em) 37vw, 100vw'

/** Items side by side, each below its picture, for an element with the class `item-grid`. */
export function GridItems({ items, headingLevel = 2 }: ItemListProps): ReactNode {
  const sizes = headingLevel === 3 ? SECTION_SIZES : SIZES
  const haveCovers = items.some(({ cover }) => cover !== undefined)
  return items.map((item, index) => {
    const isLastOfOdd = index % 2 === 0 && index === items.length - 1
    const cover = haveCovers && (
      <Cover image={item.cover} sizes={isLastOfOdd ? LAST_SIZES : sizes} />
    )
    return <ItemRow key={item.id} item={item} headingLevel={headingLevel} cover={cover} />
  })
}

/** A list of items side by side. */
export function ItemGrid(props: ItemListProps): ReactNode {
  return (
    <ul className="item-grid">
      <GridItems {...props} />
    </ul>
  )
}

/** A list of low rows, each with a small picture. */
export function CompactList(props: ItemListProps & Pick<ItemRowsProps, 'sizes'>): ReactNode {
  return (
    <ul className="item-list item-list-compact">
      <ItemRows look="compact" {...props} />
    </ul>
  )
}

/** A list of rows without pictures, each with one or two lines. */
export function TextList(props: ItemListProps): ReactNode {
  return (
    <ul className="item-list item-list-text">
      <ItemRows look="text" {...props} />
    </ul>
  )
}
