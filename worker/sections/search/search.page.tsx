import * as v from 'valibot'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { CategoryFilter } from '../../../client/ui/category-filter.tsx'
import { seals } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { titles } from '../index.ts'
import { SearchForm, typedSearch } from './search-form.tsx'
import { type Group, GROUPS } from '../define-section.ts'
import { GroupedResults, groupNames, groupResults, Summary } from './search-results.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import searchFormStyles from '../../../client/styles/shared/search-form.css?sheet'
import searchStyles from './search.css?sheet'
import type { ReactNode } from 'react'
import { HotlineFact } from '../../../client/ui/site-facts.tsx'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { PageLinks } from '../../parts/page-links.tsx'

/**
 * Rendered for each reader and never cached: otherwise anybody could fill the cache with pages that
 * nobody else requests. A search takes less time than rendering the page. The backend is called
 * only if it has its own search, and only a few times at once (`SEARCHES_IN_FLIGHT`).
 */
export default definePage({
  route: 'search',
  styles: [filtersStyles, rowsStyles, searchFormStyles, searchStyles],
  sharePicture: 'service',
  isPersonal: true,
  query: { q: typedSearch, in: v.optional(v.picklist(GROUPS)) },
  load: async (context) => {
    const { query, now } = context
    if (query.q === '') return { groups: [], areNear: false, search: undefined, now }
    // Loaded only for a search, not for the empty form.
    const { findInSite } = await import('./site-search.ts')
    const search = await findInSite(context, query.q)
    return { groups: groupResults(search.found), areNear: search.areNear, search, now }
  },
  head: ({ intl, query }) => ({
    title:
      query.q === ''
        ? intl.formatMessage(titles.search)
        : intl.formatMessage(
            {
              id: 'search.titleOf',
              defaultMessage: '搜索：{search}',
              description: 'Title of the results of a search; search is what was typed',
            },
            { search: query.q },
          ),
    description: intl.formatMessage({
      id: 'search.description',
      defaultMessage: '在全站查找页面、公告与其他内容。',
    }),
    isNoIndex: query.q !== '',
  }),
  view: ({ data: { groups, areNear, search, now }, intl, language, query, site }) => {
    const hrefOf = (group?: Group) => href(language, 'search', {}, { q: query.q, in: group })
    const shown = query.in === undefined ? groups : groups.filter(({ group }) => group === query.in)
    return (
      <>
        <AreaOpening title={intl.formatMessage(titles.search)} seal={seals.search} />
        <SearchForm action={href(language, 'search')} search={query.q} />
        {search !== undefined && (
          <>
            <Summary search={query.q} {...{ groups, areNear, isEmpty: search.isEmpty }} />
            {groups.length > 1 && (
              <CategoryFilter
                categories={groups.map(({ group, found }) => ({
                  id: group,
                  name: intl.formatMessage(groupNames[group]),
                  count: found.length,
                }))}
                current={query.in}
                hrefOf={(id) => hrefOf(groups.find(({ group }) => group === id)?.group)}
              />
            )}
            <GroupedResults
              groups={shown}
              isFiltered={query.in !== undefined}
              marksOf={search.marksOf}
              simplify={search.simplify}
              hrefOf={hrefOf}
              now={now}
            />
          </>
        )}
        {shown.length === 0 && <NextSteps language={language} site={site} />}
      </>
    )
  },
})

/** Links to pages that answer most questions, and the hotline. */
function NextSteps({ language, site }: { language: Language; site: Site }): ReactNode {
  return (
    <div className="search-ways">
      <PageLinks
        language={language}
        to={[
          { route: 'questions', words: titles.questions },
          { route: 'tickets', words: titles.tickets },
          { route: 'guide', words: titles.guide },
          { route: 'traffic', words: titles.traffic },
          { route: 'contact', words: titles.contact },
        ]}
      />
      <p>
        <HotlineFact site={site} />
      </p>
    </div>
  )
}
