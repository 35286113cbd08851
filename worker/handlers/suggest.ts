import type { Context } from 'hono'
import * as v from 'valibot'
import { languageOf, tagOf } from '../../shared/language.ts'
import type { Suggestions } from '../../shared/payload.ts'
import { loadContext, readAsset } from '../prepare-page.ts'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'
import { intlOf } from '../render/intl.ts'
import type { AppEnv } from '../scope.ts'
import type { LoadContext } from '../sections/define-page.ts'
import { KINDS_OF } from '../sections/define-section.ts'
import type { Findings } from '../sections/search/ask-index.ts'
import { sectionNameOf, typedSearch } from '../sections/search/search-form.tsx'
import { backendOf } from '../upstream/backend.ts'

/** Maximum number of suggestions. A longer list would not fit above the keyboard of a phone. */
const SHOWN = 6
/** The type of `findInSite`. `app.ts` loads it together with this file. */
type FindInSite = (context: LoadContext, typed: string) => Promise<Pick<Findings, 'found'>>

const GOODS: readonly string[] = KINDS_OF.mall
const isGoods = ({ document }: Findings['found'][number]) => GOODS.includes(document.kind)

/**
 * Responds with the first results for a search that the visitor is still typing, as JSON. Goods
 * come last. Uses only the site's own index, because otherwise the backend would be called for each
 * letter. Never cached, like the page of results. Throws a 429 if a visitor sends more requests
 * than a person can type.
 */
export async function suggest(c: Context<AppEnv>, findInSite: FindInSite): Promise<Response> {
  if (!(await isVisitorWithinLimit(c.req.raw.headers, c.env.AMAP_CALLS))) throw tooManyRequests()
  const scope = c.get('scope')
  const language = languageOf(c.req.path)
  const intl = intlOf(language)
  const typed = v.parse(typedSearch, c.req.query('q'))
  const context = {
    ...loadContext(language, backendOf(scope)),
    readAsset: (address: string) => readAsset(scope, address),
  }
  const { found } = typed === '' ? { found: [] } : await findInSite(context, typed)
  // Keeps only the first of several results with the same name: nobody could tell them apart.
  const byName = Map.groupBy(found, ({ document }) =>
    [sectionNameOf(document)?.id, document.title.toLowerCase()].join(' '),
  )
  const suggestions = [...byName.values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, SHOWN)
    .toSorted((a, b) => Number(isGoods(a)) - Number(isGoods(b)))
    .map(({ document }) => {
      const { title, href, inLanguage } = document
      const name = sectionNameOf(document)
      return { title, href, tag: tagOf(inLanguage), about: name && intl.formatMessage(name) }
    })
  const body: Suggestions = {
    suggestions,
    label: intl.formatMessage({ id: 'suggest.label', defaultMessage: '建议' }),
    count: intl.formatMessage(
      {
        id: 'suggest.count',
        defaultMessage: '{count, plural, =0 {没有建议} other {# 条建议}}',
        description: 'Read out when the list below the search field changes',
      },
      { count: suggestions.length },
    ),
  }
  return c.json(body, 200, { 'Cache-Control': 'no-store' })
}
