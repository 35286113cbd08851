import type { Context } from 'hono'
import type { PageRequest } from '../page-request.ts'
import { isVisitorWithinLimit, tooManyRequests } from '../rate-limits.ts'
import type { AppEnv } from '../scope.ts'

/**
 * Refuses a captcha: with 429 to a visitor who requests more of them than any person needs, with 403, uncounted, to another
 * site's page that requests one in the visitor's name.
 */
export async function limitCaptchas(c: Context<AppEnv>): Promise<Response | undefined> {
  if (isPartOfAnotherSite(c)) return c.text('403', 403, { 'Cache-Control': 'no-store' })
  if (await isVisitorWithinLimit(c.req.raw.headers, c.env.CAPTCHAS)) return undefined
  throw tooManyRequests()
}

/** The same for a page with a captcha. */
export async function limitCaptchaPages(
  c: Context<AppEnv>,
  { parsed: { hasCaptcha } }: PageRequest,
): Promise<Response | undefined> {
  return hasCaptcha ? limitCaptchas(c) : undefined
}

/** A picture or a frame in another site's page; a link that is followed from there has the destination `document`. */
function isPartOfAnotherSite({ req }: Context<AppEnv>): boolean {
  const site = req.header('Sec-Fetch-Site')
  const isOther = site === 'cross-site' || site === 'same-site'
  return isOther && req.header('Sec-Fetch-Dest') !== 'document'
}
