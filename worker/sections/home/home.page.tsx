import { Fragment, type ReactNode } from 'react'
import { preloadsOf } from '../../../client/ui/site-picture.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { HomeSectionName } from '../../../shared/constants.ts'
import { entrance, homeSections, pictures, timeZone, without } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import type { Recommendations } from '../../../contract/recommendations.ts'
import { type RouteName, titles } from '../index.ts'
import { href } from '../../href.ts'
import { hasPage, sealOf } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import { type Deferred, definePage, type ViewContext } from '../define-page.ts'
import { holdWith } from '../../parts/load-guide.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import {
  operator,
  scenicArea,
  typed,
  type Typed,
  structuredHours,
} from '../../parts/structured-data.ts'
import {
  ComingActivities,
  type ComingActivitiesProps,
  LatestAnnouncements,
  type LatestAnnouncementsProps,
  RecommendedSection,
  SectionTitle,
} from './home-lists.tsx'
import { HERO_PICTURE, HomeHero } from './home-hero.tsx'
import { loadDayPlans } from '../strategies/day-plans.ts'
import { DayPlansBlock } from '../strategies/day-plans-block.tsx'
import datesStyles from '../../../client/styles/shared/dates.css?sheet'
import homeStyles from './home.css?sheet'
import recommendedStyles from './recommended.css?sheet'
import dayPlansStyles from '../strategies/day-plans.css?sheet'
import { FormattedMessage, useIntl } from 'react-intl'
import { Picture, WINDOW_WIDTH } from '../../../client/ui/picture.tsx'

const { 'map-1': MAP, 'map-1-night': MAP_BY_NIGHT } = pictures

function GuideTeaser(): ReactNode {
  const intl = useIntl()
  const language = useLanguage()
  const alt = intl.formatMessage({ id: 'home.mapPicture', defaultMessage: '景区的导览图。' })
  return (
    <section className="guide-teaser">
      {MAP && (
        <Picture
          image={{ ...MAP, dark: MAP_BY_NIGHT, alt }}
          sizes={`(min-width: 48em) 100vw, ${WINDOW_WIDTH}`}
        />
      )}
      <div className="guide-teaser-text">
        <SectionTitle
          title={intl.formatMessage({ id: 'home.guide', defaultMessage: '导览' })}
          seal={sealOf('guide')}
        />
        <p>
          <FormattedMessage
            id="home.guideText"
            defaultMessage="各处地点都在图上：在哪里，有什么，离{entrance}多远。"
            description="What the guide map tells"
            values={{ entrance: entrance[language] }}
          />
        </p>
        <p className="more">
          <a href={href(language, 'guide')}>
            <FormattedMessage id="home.openGuide" defaultMessage="打开导览地图" />
          </a>
        </p>
      </div>
    </section>
  )
}

export default definePage({
  route: 'home',
  styles: [datesStyles, homeStyles, recommendedStyles, dayPlansStyles],
  sharePicture: 'home',
  expiresAtMidnight: true,
  alertScope: 'everything',
  load: (context) => {
    const { backend, optional, firstPage, languageId, now, expiresAt } = context
    return {
      now,
      plans: loadDayPlans(context),
      recommendations: optional(
        backend('recommendations', { params: { languageId } }).then((known) => {
          holdWith(known.today, { now, expiresAt })
          return known
        }),
      ),
      tickets: hasPage('tickets')
        ? optional(backend('ticketList', { query: { languageId } }).then(({ list }) => list))
        : undefined,
      announcements: shows('announcements')
        ? optional(backend('announcementList', { body: { ...firstPage, pageSize: 5 } }))
        : undefined,
      activities: shows('activities')
        ? optional(
            backend('messageList', { body: { ...firstPage, type: 'activity', pageSize: 4 } }),
          )
        : undefined,
    }
  },
  head: (context) => ({
    title: context.intl.formatMessage(
      {
        id: 'home.title',
        defaultMessage: '{name}官方网站{pages, select, none {} other {：{pages}}}',
        description: 'Title of the home page, for tabs, search results and shared links',
      },
      { name: context.site.name, pages: namesOf(['tickets', 'hotels', 'guide'], context) },
    ),
    description: describe(context),
    links: preloadsOf(HERO_PICTURE),
    structured: [touristAttraction(context), webSite(context)],
  }),
  view: ({ data, site, opening, alerts }) => (
    <>
      <HomeHero {...data} site={site} opening={opening} alerts={alerts} />
      {homeSections.filter(shows).map((name) => (
        <Fragment key={name}>
          {sections[name](data)}
          {name === plansFollow && (
            <Await resolve={data.plans}>
              {(plans) => <DayPlansBlock plans={plans} headerClass="section-title" />}
            </Await>
          )}
        </Fragment>
      ))}
    </>
  ),
})

/** The page that belongs to a section. If this page is disabled, the section is hidden. */
const PAGE_OF: Partial<Record<HomeSectionName, RouteName>> = {
  announcements: 'announcements/list',
  activities: 'activities/list',
  guide: 'guide',
}

function shows(section: HomeSectionName): boolean {
  const page = PAGE_OF[section]
  return homeSections.includes(section) && (page === undefined || hasPage(page))
}

/** The plans follow the announcements, or else the first section. */
const plansFollow =
  homeSections.filter(shows).find((name) => name === 'announcements') ?? homeSections.find(shows)

interface HomeData {
  now: Date
  recommendations: Deferred<Recommendations>
  announcements: Deferred<LatestAnnouncementsProps['announcements']>
  activities: Deferred<ComingActivitiesProps['activities']>
}

/** The sections below the hero. Their order comes from the site's settings. */
const sections: Record<HomeSectionName, (data: HomeData) => ReactNode> = {
  announcements: ({ announcements, now }) => (
    <Await resolve={announcements}>
      {(latest) => (
        <LatestAnnouncements announcements={latest} day={dayIn(timeZone, now.getTime())} />
      )}
    </Await>
  ),
  recommendations: ({ recommendations }) => (
    <Await resolve={recommendations}>
      {(recommended) =>
        recommended.sections.map((section) => (
          <RecommendedSection key={section.id} section={section} />
        ))
      }
    </Await>
  ),
  activities: ({ activities, now }) => (
    <Await resolve={activities}>
      {(coming) => <ComingActivities activities={coming} now={now} />}
    </Await>
  ),
  guide: () => <GuideTeaser />,
}

function describe({ intl, site }: ViewContext): string {
  return intl.formatMessage(
    {
      id: 'home.description',
      defaultMessage: '{name}官方网站：今日开放时间{pages, select, none {} other {，{pages}}}。',
      description: 'Description of the home page, for search results',
    },
    { name: site.name, pages: namesOf(DESCRIBED, { intl }) },
  )
}

const DESCRIBED = [
  'tickets',
  'hotels',
  'restaurants',
  'guide',
  'traffic',
  'announcements',
  'activities',
] as const satisfies (keyof typeof titles)[]

/** Returns a list of titles without disabled sections; `none` if all are disabled. */
function namesOf(
  names: readonly (typeof DESCRIBED)[number][],
  { intl }: Pick<ViewContext, 'intl'>,
): string {
  const shown = names.filter((name) => !without.includes(name))
  return shown.length === 0
    ? 'none'
    : intl.formatList(shown.map((name) => intl.formatMessage(titles[name])))
}

function touristAttraction(context: ViewContext): Typed<'TouristAttraction'> {
  return typed('TouristAttraction', {
    ...scenicArea(context),
    description: context.site.slogan,
    ...structuredHours(context),
  })
}

function webSite(context: ViewContext): Typed<'WebSite'> {
  return typed('WebSite', {
    name: context.site.name,
    url: context.address,
    inLanguage: tagOf(context.language),
    publisher: operator(context),
    ...(hasPage('search') && { potentialAction: searchAction(context) }),
  })
}

/** Google and Bing need the parameter in the address template and in `query-input`. */
function searchAction({ language }: ViewContext) {
  return {
    ...typed('SearchAction', {
      target: typed('EntryPoint', {
        urlTemplate: `${href(language, 'search')}?q={search_term_string}`,
      }),
    }),
    'query-input': 'required name=search_term_string',
  }
}
