import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { CategoryFilter } from '../../../client/ui/category-filter.tsx'
import { ContentTitle } from '../../../client/ui/content-title.tsx'
import { EmptyList } from '../../../client/ui/empty-list.tsx'
import type { Question } from '../../parts/clean-content.ts'
import type { AnswerData } from '../../upstream/upstream.ts'
import type { Category } from '../../../contract/listing.ts'
import { FACT_SEPARATOR } from '../../../shared/fact-line.ts'
import type { Language } from '../../../locales/languages.ts'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { href } from '../../href.ts'
import { hasPage, sealOf } from '../../site-pages.ts'
import { RichText } from '../../render/rich-text.tsx'
import { definePage } from '../define-page.ts'
import { assertCategory, categoryId } from '../page-query.ts'
import { SearchForm } from '../search/search-form.tsx'
import { ElderTargets } from '../../parts/page-links.tsx'
import { useLanguage } from '../../../client/ui/use-language.ts'
import { titles } from '../index.ts'
import { questionsDescription } from './section.ts'
import { UpdatedAt } from '../../parts/article-view.tsx'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import questionsStyles from '../../../client/styles/shared/questions.css?sheet'
import searchFormStyles from '../../../client/styles/shared/search-form.css?sheet'

export default definePage({
  route: 'questions',
  styles: [filtersStyles, detailsStyles, questionsStyles, searchFormStyles, serviceStyles],
  sharePicture: 'service',
  query: { category: categoryId },
  load: async ({ backend, languageId, query }) => {
    const answered = await backend('questionList', { params: { languageId } })
    assertCategory(query.category, answered.categories)
    return { categories: answered.categories, groups: groupQuestions(answered, query.category) }
  },
  head: ({ data: { groups }, intl }) => ({
    contentLanguage: onlyLanguageOf(groups),
    contentLanguages: languagesOf(groups),
    title: intl.formatMessage(titles.questions),
    description: intl.formatMessage(questionsDescription),
    // Not in the canonical address: the page without a filter has the questions of all categories.
    canonicalQuery: {},
  }),
  view: ({ data: { categories, groups }, intl, language, site, query }) => (
    <div className="questions" itemScope itemType="https://schema.org/FAQPage">
      <AreaOpening
        title={intl.formatMessage(titles.questions)}
        seal={sealOf('questions')}
        picture="opening-questions"
      />
      <ElderTargets site={site} />
      {hasPage('search') && <SearchForm action={href(language, 'search')} search="" />}
      <CategoryFilter
        categories={categories}
        current={query.category}
        hrefOf={(category) => href(language, 'questions', {}, { category })}
      />
      {groups.length === 0 && (
        <EmptyList
          nextStep={
            query.category === undefined
              ? { to: 'home', href: href(language, 'home') }
              : { to: 'all', href: href(language, 'questions') }
          }
        />
      )}
      {groups.map((group) => (
        <QuestionGroup key={group.category?.id ?? ''} group={group} />
      ))}
    </div>
  ),
})

interface Group {
  /** Undefined for the group of questions without a category. */
  category: Category | undefined
  questions: readonly Question[]
}

/** Returns the questions by category; with `only`, those of that category. */
function groupQuestions(
  { list, categories }: AnswerData<'questionList'>,
  only: string | undefined,
): Group[] {
  const ids = new Set(categories.map(({ id }) => id))
  const groups: Group[] = [
    ...categories.map((category) => ({
      category,
      questions: list.filter((question) => question.category?.id === category.id),
    })),
    {
      category: undefined,
      questions: list.filter(({ category }) => category === undefined || !ids.has(category.id)),
    },
  ]
  return groups.filter(
    ({ category, questions }) =>
      questions.length > 0 && (only === undefined || category?.id === only),
  )
}

/** Returns the language of all questions; undefined if they have several. */
function onlyLanguageOf(groups: readonly Group[]): Language | undefined {
  const all = new Set(groups.flatMap(({ questions }) => questions).map((each) => each.inLanguage))
  return all.size === 1 ? [...all][0] : undefined
}

/** Returns all languages of the questions; undefined if the backend does not name them. */
function languagesOf(groups: readonly Group[]): readonly Language[] | undefined {
  const all = groups.flatMap(({ questions }) => questions).flatMap((each) => each.languages ?? [])
  return all.length > 0 ? all : undefined
}

function QuestionGroup({ group: { category, questions } }: { group: Group }): ReactNode {
  const anchor = category === undefined ? 'no-category' : `category-${category.id}`
  return (
    <section className="question-group" id={anchor}>
      <h2>
        <a href={`#${anchor}`}>
          {category?.name ?? <FormattedMessage id="questions.other" defaultMessage="其他" />}
        </a>
      </h2>
      {questions.map((question) => (
        <AnsweredQuestion key={question.id} question={question} />
      ))}
    </section>
  )
}

/** Microdata in the markup, because a separate JSON block would repeat every answer. */
function AnsweredQuestion({ question: of }: { question: Question }): ReactNode {
  const { id, question, answer, updatedAt, inLanguage } = of
  const language = useLanguage()
  const isForeign = inLanguage !== undefined && inLanguage !== language
  const written = isForeign ? langAttributes(tagOf(inLanguage)) : {}
  return (
    <details
      className="question"
      id={`question-${id}`}
      itemProp="mainEntity"
      itemScope
      itemType="https://schema.org/Question"
    >
      <summary>
        <h3 itemProp="name" {...written}>
          <ContentTitle text={question} />
        </h3>
      </summary>
      <div itemProp="acceptedAnswer" itemScope itemType="https://schema.org/Answer" {...written}>
        <RichText text={answer} itemProp="text" />
      </div>
      <p className="question-date">
        {updatedAt !== undefined && (
          <>
            <UpdatedAt iso={updatedAt} />
            {FACT_SEPARATOR}
          </>
        )}
        <a href={`#question-${id}`}>
          <FormattedMessage id="questions.address" defaultMessage="这一条的链接" />
        </a>
      </p>
    </details>
  )
}
