import type { Context } from 'hono'
import { LANGUAGES } from '../../locales/languages.ts'
import { inLanguage } from '../../shared/language.ts'
import { STANDALONE_PATHS } from '../prepare-page.ts'
import type { AppEnv } from '../scope.ts'

/**
 * Serves the rules by which browsers load documents in advance. They cover only pages that are
 * always loaded as documents (the guide and the form), because the client preloads the payloads of
 * all others. Loading starts only when a link is pressed: otherwise phones would load every visible
 * link.
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
