import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'
import type { AppEnv } from '../scope.ts'

/**
 * Answers 429 to a visitor who requests more captchas than any person needs, and 403, uncounted, to another site's page that
 * requests them in the visitor's name.
 */
export const limitCaptchas = createMiddleware<AppEnv>(async (c, next) => {
  if (isPartOfAnotherSite(c)) return c.text('403', 403, { 'Cache-Control': 'no-store' })
  if (await isVisitorWithinLimit(c.get('scope'), c.req.raw.headers, c.env.CAPTCHAS)) return next()
  throw tooManyRequests()
})

/** The same for a page with a captcha. */
export const limitCaptchaPages = createMiddleware<AppEnv>(async (c, next) =>
  c.get('asked').parsed.hasCaptcha && c.req.method !== 'POST' ? limitCaptchas(c, next) : next(),
)

/** A picture or a frame in another site's page; a link that is followed from there has the destination `document`. */
function isPartOfAnotherSite({ req }: Context<AppEnv>): boolean {
  const site = req.header('Sec-Fetch-Site')
  const isOther = site === 'cross-site' || site === 'same-site'
  return isOther && req.header('Sec-Fetch-Dest') !== 'document'
}
