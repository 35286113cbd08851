import * as v from 'valibot'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { CategoryFilter } from '../../../client/ui/category-filter.tsx'
import { entrance } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { titles } from '../index.ts'
import { WAYS } from './gather-sources.ts'
import { SearchForm, typedSearch } from './search-form.tsx'
import { type Group, GROUPS } from '../define-section.ts'
import { GroupedResults, groupNames, groupResults, Summary } from './search-results.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import searchFormStyles from '../../../client/styles/shared/search-form.css?sheet'
import searchStyles from './search.css?sheet'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { HotlineFact } from '../../../client/ui/site-facts.tsx'
import type { Category } from '../../../contract/listing.ts'
import type { Site } from '../../../contract/menu.ts'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { hasPage, sealOf } from '../../site-pages.ts'

/**
 * Rendered for each reader and never cached: otherwise anybody could fill the cache with pages that
 * nobody else requests. A search takes less time than rendering the page. Words are sent to the
 * backend only if it has its own search, and only a few times at once (`SEARCHES_IN_FLIGHT`).
 */
export default definePage({
  route: 'search',
  styles: [filtersStyles, rowsStyles, searchFormStyles, serviceStyles, searchStyles],
  sharePicture: 'service',
  isPersonal: true,
  query: { q: typedSearch, in: v.optional(v.picklist(GROUPS)) },
  load: async (context) => {
    const { query, now, backend, optional, languageId } = context
    // The search's own code is loaded only for a search, not for the empty form.
    const search =
      query.q === ''
        ? undefined
        : await (await import('./site-search.ts')).findInSite(context, query.q)
    const groups = groupResults(search?.found ?? [])
    const questions =
      groups.length === 0
        ? await optional(backend('questionList', { params: { languageId } }))
        : undefined
    return { groups, search, now, questionCategories: questions?.categories }
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
  view: ({ data, intl, language, opening, query, site }) => {
    const { groups, search, now, questionCategories } = data
    const hrefOf = (group?: Group) => href(language, 'search', {}, { q: query.q, in: group })
    const shown = query.in === undefined ? groups : groups.filter(({ group }) => group === query.in)
    return (
      <>
        <AreaOpening
          title={intl.formatMessage(titles.search)}
          seal={sealOf('search')}
          picture="opening-questions"
          isBand={query.q === ''}
        />
        <SearchForm action={href(language, 'search')} search={query.q} />
        {search !== undefined && (
          <>
            <Summary
              search={query.q}
              groups={groups}
              areNear={search.areNear}
              isEmpty={search.isEmpty}
            />
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
              opening={opening}
            />
          </>
        )}
        {shown.length === 0 && (
          <NextSteps
            questionCategories={questionCategories}
            site={site}
            hasFailed={search !== undefined}
          />
        )}
      </>
    )
  },
})

interface NextStepsProps {
  /** Whether a search found nothing. The hotline is first then. */
  hasFailed: boolean
  questionCategories: readonly Category[] | undefined
  site: Site
}

function NextSteps({ questionCategories = [], site, hasFailed }: NextStepsProps): ReactNode {
  const language = useLanguage()
  const hasCategories = questionCategories.length > 0 && hasPage('questions')
  return (
    <>
      {hasFailed && (
        <p>
          <HotlineFact site={site} />
        </p>
      )}
      {hasCategories && (
        <section className="search-asked">
          <h2>
            <a href={href(language, 'questions')}>
              <FormattedMessage {...titles.questions} />
            </a>
          </h2>
          <ul>
            {questionCategories.map(({ id, name }) => (
              <li key={id}>
                <a href={href(language, 'questions', {}, { category: id })}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="search-ways">
        {WAYS.filter(
          ({ route }) => hasPage(route) && !(hasCategories && route === 'questions'),
        ).map(({ route, name, about }) => (
          <li key={route}>
            <h2>
              <a href={href(language, route)}>
                <FormattedMessage {...name} />
              </a>
            </h2>
            <p>
              <FormattedMessage {...about} values={{ entrance: entrance[language] }} />
            </p>
          </li>
        ))}
        {!hasFailed && (
          <li>
            <HotlineFact site={site} />
          </li>
        )}
      </ul>
    </>
  )
}
