import type { ReactNode } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import * as v from 'valibot'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'
import { idText } from '../../../contract/values.ts'
import type { Scenic, ScenicSpot } from '../../parts/clean-content.ts'
import { href } from '../../href.ts'
import { PageError } from '../../page-error.ts'
import { Await } from '../../render/await.tsx'
import { ChoiceLinks } from '../../parts/list-view.tsx'
import { RichText } from '../../render/rich-text.tsx'
import { definePage } from '../define-page.ts'
import { scenicArea, typed, structuredHours } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import { SeasonTable } from './season-table.tsx'
import { allowances, bringTitle } from './section.ts'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import tablesStyles from '../../../client/styles/shared/tables.css?sheet'
import introductionStyles from './introduction.css?sheet'
import { factLine } from '../../../shared/fact-line.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { PlaceFacts } from '../publicity/place-facts.tsx'
import { sealOf } from '../../site-pages.ts'

interface SpotLinksProps {
  spots: Scenic['spots']
  /** The id of the spot that is shown. */
  chosen: string | undefined
  hrefOf: (id: string) => string
}

function SpotLinks({ spots, chosen, hrefOf }: SpotLinksProps): ReactNode {
  const intl = useIntl()
  return (
    <>
      <h2>
        <FormattedMessage id="introduction.spots" defaultMessage="值得一去的地方" />
      </h2>
      <ChoiceLinks
        className="spot-links"
        label={intl.formatMessage({ id: 'introduction.chooseSpot', defaultMessage: '选择景点' })}
        links={spots.map(({ id, title }) => ({
          text: title,
          href: hrefOf(id),
          isChosen: id === chosen,
        }))}
      />
    </>
  )
}

function SpotDetail({ spot }: { spot: ScenicSpot }): ReactNode {
  const lang = tagOf(spot.inLanguage)
  return (
    <div className="spot">
      <div className="spot-header" {...langAttributes(lang)}>
        {spot.cover && (
          <Picture
            image={spot.cover}
            sizes="(min-width: 80em) 477px, (min-width: 48em) 36vw, 90vw"
          />
        )}
        <h3>{spot.title}</h3>
        {spot.summary !== '' && <p className="lead">{spot.summary}</p>}
      </div>
      <PlaceFacts place={spot} accessible={spot.accessible} />
      <RichText text={spot.content} lang={lang} />
    </div>
  )
}

export default definePage({
  route: 'introduction',
  styles: [filtersStyles, detailsStyles, tablesStyles, serviceStyles, introductionStyles],
  sharePicture: 'scenic',
  query: { spot: v.optional(idText) },
  load: async ({ backend, optional, query, languageId }) => {
    const findSpot = (id: string) => optional(backend('scenicSpot', { query: { id, languageId } }))
    const requested = query.spot === undefined ? undefined : findSpot(query.spot)
    const scenic = await backend('scenic', { params: { languageId } })
    const chosen = query.spot ?? scenic.spots[0]?.id
    if (query.spot !== undefined && scenic.spots.every((spot) => spot.id !== query.spot)) {
      throw new PageError(404, { statusMessage: `No spot ${query.spot}` })
    }
    return {
      scenic,
      chosen,
      spot: requested ?? (chosen === undefined ? undefined : findSpot(chosen)),
    }
  },
  head: ({ data: { scenic }, query, ...context }) => ({
    title: titleWith(scenic.spots.find(({ id }) => id === query.spot)?.title, context.intl),
    description: scenic.summary,
    image: scenic.cover,
    contentLanguage: scenic.inLanguage,
    contentLanguages: scenic.languages,
    // Not in the canonical address: every spot is a section of this page.
    canonicalQuery: {},
    structured: [
      typed('TouristAttraction', {
        ...scenicArea(context),
        description: scenic.summary,
        image: scenic.cover?.src,
        ...structuredHours(context),
      }),
    ],
  }),
  view: ({ data: { scenic, chosen, spot }, intl, language, opening }) => (
    <article className="introduction">
      <AreaOpening
        title={intl.formatMessage(titles.introduction)}
        seal={sealOf('introduction')}
        lead={scenic.summary}
      />
      {scenic.cover && (
        <Picture image={scenic.cover} sizes={`(min-width: 48em) 100vw, ${WINDOW_WIDTH}`} isFirst />
      )}
      <OpeningNow opening={opening} href="#hours" />
      <FactList facts={scenic.facts} />
      <SeasonTable seasons={scenic.openingHours} />
      <RichText text={scenic.content} />
      <Accessibility items={scenic.accessibility} />
      <Belongings items={scenic.belongings} />
      {scenic.spots.length > 0 && (
        <section id="spots">
          <SpotLinks
            spots={scenic.spots}
            chosen={chosen}
            hrefOf={(spot) => `${href(language, 'introduction', {}, { spot })}#spots`}
          />
          <Await resolve={spot}>{(known) => <SpotDetail spot={known} />}</Await>
        </section>
      )}
    </article>
  ),
})

/** The title has the spot's name, so that screen readers read it after a click. */
function titleWith(spot: string | undefined, intl: IntlShape): string {
  const title = intl.formatMessage(titles.introduction)
  if (spot === undefined) return title
  return intl.formatMessage(
    {
      id: 'introduction.spotTitle',
      defaultMessage: '{title}：{spot}',
      description: 'Title of the introduction with one of the spots: 景区概览：三叠瀑',
    },
    { title, spot },
  )
}

function Accessibility({ items }: { items: Scenic['accessibility'] }): ReactNode {
  if (items.length === 0) return null
  return (
    <section className="step-free">
      <h2>
        <FormattedMessage id="introduction.accessibility" defaultMessage="无障碍" />
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Belongings({ items }: { items: Scenic['belongings'] }): ReactNode {
  const intl = useIntl()
  if (items.length === 0) return null
  return (
    <section id="bring">
      <h2>
        <FormattedMessage {...bringTitle} />
      </h2>
      <dl className="belongings">
        {items.map(({ name, allowed, note }) => (
          <div key={name} className={`signed sign-${allowed}`}>
            <dt>{name}</dt>
            <dd>{factLine(intl.formatMessage(allowances[allowed]), note)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
