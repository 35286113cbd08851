import type { Context } from 'hono'
import { LANGUAGES } from '../../locales/languages.ts'
import { inLanguage } from '../../shared/language.ts'
import { STANDALONE_PATHS } from '../prepare-page.ts'
import type { AppEnv } from '../scope.ts'

/**
 * Serves the rules for browsers that fetch documents ahead. The guide and the form are always
 * loaded as documents, so no payload is preloaded for them. Only a press on a link counts, because
 * phones would fetch what is merely in sight.
 */
export function speculationRules(c: Context<AppEnv>): Response {
  const pathname = STANDALONE_PATHS.flatMap((path) =>
    LANGUAGES.map((language) => inLanguage(language, path)),
  )
  const where = {
    and: [
      { href_matches: pathname.map((each) => ({ pathname: each })) },
      { not: { selector_matches: '[target], [download], [rel~=external]' } },
    ],
  }
  const rules = { prefetch: [{ where, eagerness: 'conservative' }] }
  return c.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  })
}
