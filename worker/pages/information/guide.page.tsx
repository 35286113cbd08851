import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { Breadcrumbs } from '../../../client/ui/breadcrumbs.tsx'
import { CategoryFilter } from '../../../client/ui/category-filter.tsx'
import { EmptyList } from '../../../client/ui/item-list.tsx'
import type { Guide } from '../../../contract/guide.ts'
import { id } from '../../../contract/listing.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { definePage, type ViewContext } from '../define-page.ts'
import { categorySlug } from '../query.ts'
import { breadcrumbList } from '../structured-data.ts'
import { titles } from '../titles.ts'
import { GuideMap } from './guide-map.tsx'
import { countedCategories, groupPoints } from './point-groups.ts'
import { PointSection } from './point-list.tsx'
import { TrailSection } from './trail-list.tsx'

export default definePage({
  route: 'information/guide',
  layout: 'no-footer',
  /** `map`: the id of a child map. */
  query: { map: v.optional(id), category: categorySlug },
  load: async ({ backend, languageId, query }) => ({
    guide:
      query.map === undefined
        ? await backend('guide', { params: { languageId } })
        : await backend('childGuide', { query: { id: query.map, languageId } }),
  }),
  head: ({ data: { guide }, query, ...context }) => ({
    title: titleOf(guide, query, context),
    description: guide.summary || describe(context),
    ...(query.map !== undefined && {
      structured: [breadcrumbList(crumbs(context), guide.name)],
    }),
  }),
  view: ({ data: { guide }, query, ...context }) => {
    const groups = groupPoints(guide, query.category)
    const { language } = context
    return (
      <div className="guide">
        <div className="guide-side">
          {query.map !== undefined && <Breadcrumbs crumbs={crumbs(context)} current={guide.name} />}
          <AreaOpening
            title={titleOf(guide, query, context)}
            seal="导览"
            lead={guide.summary || undefined}
          />
          <CategoryFilter
            categories={countedCategories(guide)}
            current={query.category}
            hrefOf={(category) =>
              href(language, 'information/guide', {}, { map: query.map, category })
            }
          />
          {groups.length === 0 && <EmptyList />}
          {groups.map((group) => (
            <PointSection
              key={group.category?.id ?? ''}
              group={group}
              origin={guide.origin}
              language={language}
            />
          ))}
          <TrailSection trails={guide.trails} />
          <ChildMaps maps={guide.children} language={language} />
        </div>
        <GuideMap guide={guide} groups={groups} />
      </div>
    )
  },
})

function titleOf(guide: Guide, query: { map?: string | undefined }, { intl }: ViewContext): string {
  return query.map === undefined ? intl.formatMessage(titles.guide) : guide.name
}

function crumbs({ intl, language }: ViewContext) {
  return [{ title: intl.formatMessage(titles.guide), href: href(language, 'information/guide') }]
}

function describe({ intl }: ViewContext): string {
  return intl.formatMessage({
    id: 'guide.description',
    defaultMessage: '景点、观景台、驿站、卫生间与步道：位置、开放时间、有没有台阶、离大门多远。',
    description: 'Description of the guide map, for search results',
  })
}

function ChildMaps({ maps, language }: { maps: Guide['children']; language: Language }): ReactNode {
  if (maps.length === 0) return null
  return (
    <section className="child-maps">
      <h2>
        <FormattedMessage
          id="guide.childMaps"
          defaultMessage="细图"
          description="Heading over the links to maps of places in detail"
        />
      </h2>
      <ul>
        {maps.map(({ id: map, name }) => (
          <li key={map}>
            <a href={href(language, 'information/guide', {}, { map })}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
