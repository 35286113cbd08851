import { Fragment, type ReactNode } from 'react'
import { preloadsOf } from '../../../client/ui/site-picture.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { HomeSectionName } from '../../../shared/site-names.ts'
import { homeSections, timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import type { Recommendations } from '../../../contract/recommendations.ts'
import type { Language } from '../../../locales/languages.ts'
import type { RouteName } from '../index.ts'
import { href } from '../../href.ts'
import { hasPage } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import { type Deferred, definePage, type ViewContext } from '../define-page.ts'
import { holdWith } from '../../parts/load-today.ts'
import { operator, scenicArea, typed, type Typed } from '../../parts/structured-data.ts'
import { structuredHours } from '../../parts/structured-hours.ts'
import { ComingActivities, type ComingActivitiesProps } from './coming-activities.tsx'
import { GuideTeaser } from './guide-teaser.tsx'
import { HERO_PICTURE, HomeHero } from './home-hero.tsx'
import { LatestAnnouncements, type LatestAnnouncementsProps } from './latest-announcements.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import datesStyles from '../../../client/styles/shared/dates.css?sheet'
import homeStyles from './home.css?sheet'
import recommendedStyles from './recommended.css?sheet'

export default definePage({
  route: 'home',
  styles: [datesStyles, homeStyles, recommendedStyles],
  layout: 'default',
  sharePicture: 'home',
  namesToday: true,
  tellsOf: 'everything',
  load: ({ backend, optional, firstPage, languageId, now, holdsUntil }) => {
    return {
      now,
      recommendations: optional(
        backend('recommendations', { params: { languageId } }).then((known) => {
          holdWith(known.today, { now, holdsUntil })
          return known
        }),
      ),
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
        defaultMessage: '{name}官方网站：门票、住宿与导览',
        description: 'Title of the home page, for tabs, search results and shared links',
      },
      { name: context.site.name },
    ),
    description: describe(context),
    links: preloadsOf(HERO_PICTURE),
    structured: [touristAttraction(context), webSite(context)],
  }),
  view: ({ data, site, opening, alerts, language }) => (
    <>
      <HomeHero
        site={site}
        language={language}
        now={data.now}
        opening={opening}
        alerts={alerts}
        recommendations={data.recommendations}
      />
      {homeSections.filter(shows).map((name) => (
        <Fragment key={name}>{sections[name]({ data, language })}</Fragment>
      ))}
    </>
  ),
})

/** The page that a section leads to; without it there is no section. */
const PAGE_OF: Partial<Record<HomeSectionName, RouteName>> = {
  announcements: 'announcements/list',
  activities: 'activities/list',
  guide: 'guide',
}

function shows(section: HomeSectionName): boolean {
  const page = PAGE_OF[section]
  return homeSections.includes(section) && (page === undefined || hasPage(page))
}

interface HomeData {
  now: Date
  recommendations: Deferred<Recommendations>
  announcements: Deferred<LatestAnnouncementsProps['announcements']>
  activities: Deferred<ComingActivitiesProps['activities']>
}

/** What stands below the hero, in the order that the site gives. */
const sections: Record<
  HomeSectionName,
  (context: { data: HomeData; language: Language }) => ReactNode
> = {
  announcements: ({ data, language }) => (
    <Await resolve={data.announcements}>
      {(announcements) => (
        <LatestAnnouncements
          announcements={announcements}
          day={dayIn(timeZone, data.now.getTime())}
          language={language}
        />
      )}
    </Await>
  ),
  recommendations: ({ data, language }) => (
    <Await resolve={data.recommendations}>
      {(recommendations) =>
        recommendations.sections.map((section) => (
          <RecommendedSection key={section.id} section={section} language={language} />
        ))
      }
    </Await>
  ),
  activities: ({ data, language }) => (
    <Await resolve={data.activities}>
      {(activities) => (
        <ComingActivities activities={activities} language={language} now={data.now} />
      )}
    </Await>
  ),
  guide: ({ language }) => <GuideTeaser language={language} />,
}

function describe({ intl, site }: ViewContext): string {
  return intl.formatMessage(
    {
      id: 'home.description',
      defaultMessage:
        '{name}官方网站：今日开放时间，门票、住宿与餐饮，导览地图，交通到达，公告与活动。',
      description: 'Description of the home page, for search results',
    },
    { name: site.name },
  )
}

function touristAttraction(context: ViewContext): Typed<'TouristAttraction'> {
  return typed<'TouristAttraction'>({
    ...scenicArea(context),
    description: context.site.slogan,
    ...structuredHours(context),
  })
}

function webSite(context: ViewContext): Typed<'WebSite'> {
  return typed<'WebSite'>({
    '@type': 'WebSite',
    name: context.site.name,
    url: context.address,
    inLanguage: tagOf(context.language),
    publisher: operator(context),
    ...(hasPage('search') && { potentialAction: searchAction(context) }),
  })
}

/** The field of an address template is named twice, as Google and Bing have it. */
function searchAction({ language }: ViewContext) {
  return {
    ...typed<'SearchAction'>({
      '@type': 'SearchAction',
      target: typed<'EntryPoint'>({
        '@type': 'EntryPoint',
        urlTemplate: `${href(language, 'search')}?q={search_term_string}`,
      }),
    }),
    'query-input': 'required name=search_term_string',
  }
}
