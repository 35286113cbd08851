import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { Cover } from '../../../client/ui/item-list.tsx'
import { WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import { Seal } from '../../../client/ui/site-picture.tsx'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Recommendations, Recommended as Item } from '../../../contract/recommendations.ts'
import { hrefOfLink } from '../../href.ts'
import { useLanguage } from '../../parts/page-links.tsx'
import { linksToDisabledPage } from '../../site-pages.ts'

type Section = Recommendations['sections'][number]

interface Rhythm {
  picture: 'each' | 'first'
  sizes: string
  /** The `sizes` of the first picture, if phones crop it to portrait format. */
  firstSizes?: string
  hasSummary: boolean
}

/** All layouts except `feature`, which is rendered as a `strip` with one item. */
type Layout = Exclude<Section['layout'], 'feature'>

/** Pictures and summaries of the items in each layout. */
const RHYTHMS: Record<Layout, Rhythm> = {
  pair: {
    picture: 'each',
    sizes: `(min-width: 48em) 50vw, ${WINDOW_WIDTH}`,
    firstSizes: '(min-width: 48em) 50vw, (min-resolution: 2.5dppx) 92vw, 140vw',
    hasSummary: false,
  },
  // The first picture is cropped to the height of the rows next to it. So the loaded picture is
  // wider than its visible part.
  strip: {
    picture: 'first',
    sizes: `(min-width: 68.75em) 63vw, (min-width: 48em) 117vw, ${WINDOW_WIDTH}`,
    hasSummary: true,
  },
  shelf: { picture: 'each', sizes: '(min-width: 68.75em) 28vw, 56vw', hasSummary: true },
}

/** A section of recommendations, in the layout that the backend chose. */
export function RecommendedSection({ section }: { section: Section }): ReactNode {
  const layout = section.layout === 'feature' ? 'strip' : section.layout
  const rhythm = RHYTHMS[layout]
  const items = section.items.filter(({ url }) => !linksToDisabledPage(url))
  if (items.length === 0) return null
  const haveCovers = items.some(({ cover }) => cover)
  return (
    <section className={haveCovers ? `recommended recommended-${layout}` : 'recommended'}>
      <SectionTitle title={section.title} seal={section.seal} />
      <ul className="recommended-items">
        {items.map((item, index) => (
          <RecommendedItem
            key={`${item.url} ${item.id}`}
            item={item}
            rhythm={rhythm}
            hasPicture={haveCovers && (index === 0 || rhythm.picture === 'each')}
            isFirst={index === 0}
          />
        ))}
      </ul>
      <MoreLink section={section} />
    </section>
  )
}

export function SectionTitle({ title, seal }: { title: string; seal?: string | undefined }) {
  return (
    <header className="section-title">
      <h2>{title}</h2>
      <Seal text={seal} />
    </header>
  )
}

interface RecommendedItemProps {
  item: Item
  rhythm: Rhythm
  hasPicture: boolean
  isFirst: boolean
}

function RecommendedItem({
  item,
  rhythm: { sizes, firstSizes = sizes, hasSummary },
  hasPicture,
  isFirst,
}: RecommendedItemProps): ReactNode {
  const target = hrefOfLink(useLanguage(), item.url)
  const title = <ContentTitle text={item.title} />
  return (
    <li className="recommended-item" {...langAttributes(tagOf(item.inLanguage))}>
      {hasPicture && <Cover image={item.cover} sizes={isFirst ? firstSizes : sizes} />}
      <div className="recommended-text">
        <h3>{target === undefined ? title : <a href={target}>{title}</a>}</h3>
        {hasSummary && item.summary !== '' && <p>{item.summary}</p>}
        {item.note !== undefined && <p className="recommended-note">{item.note}</p>}
      </div>
    </li>
  )
}

function MoreLink({ section: { title, url } }: { section: Section }): ReactNode {
  const target = hrefOfLink(useLanguage(), url)
  if (target === undefined) return null
  return (
    <p className="more">
      <a href={target}>
        <FormattedMessage
          id="home.seeAll"
          defaultMessage="查看全部<hidden>：{title}</hidden>"
          description="Link from a section of the home page to its area; hidden, for screen readers: the title of the section"
          values={{ title, hidden: (text) => <span className="visually-hidden">{text}</span> }}
        />
      </a>
    </p>
  )
}
