import { type Context, Hono } from 'hono'
import { languageOf } from '../../../shared/language.ts'
import { backendOf } from '../../backend-for-request.ts'
import { BackendError } from '../../backend/errors.ts'
import { RETRY_AFTER_S } from '../../limits.ts'
import { methodNotAllowed, PageError, pageNotFound } from '../../page-error.ts'
import type { LoadContext } from '../../pages/define-page.ts'
import { loadContext } from '../../prepare-page.ts'
import type { AppEnv } from '../../scope.ts'

const CALENDAR = 'text/calendar'

/**
 * What is new, for feed readers and calendars, below `/feeds` and `/en/feeds`: from the kept answers, like pages. In
 * `activities/{id}.ics` is one activity. The code that makes them is loaded with the first that is asked for.
 */
export const feeds = new Hono<AppEnv>()
  .get('/activities.ics', (c) =>
    answer(c, CALENDAR, async (context, origin) =>
      (await import('./calendar.ts')).activitiesCalendar(context, origin),
    ),
  )
  .get('/activities/:file{[\\w-]{1,64}\\.ics}', (c) => {
    const id = c.req.param('file').replace(/\.ics$/, '')
    return answer(c, CALENDAR, async (context, origin) =>
      (await import('./calendar.ts')).activityCalendar(context, origin, id),
    )
  })
  .get('/:file{[a-z]+\\.(?:atom|json)}', (c) => {
    const [name = '', format] = c.req.param('file').split('.')
    const isAtom = format === 'atom'
    return answer(
      c,
      `application/${isAtom ? 'atom+xml' : 'feed+json'}`,
      async (context, origin) => {
        const { atomOf, isFeedName, jsonFeedOf, loadFeed } = await import('./news-feed.ts')
        if (!isFeedName(name)) return undefined
        const feed = await loadFeed(name, context, origin)
        return isAtom ? atomOf(feed) : jsonFeedOf(feed)
      },
    )
  })
  .all('/:file{[a-z]+\\.(?:atom|json|ics)}', methodNotAllowed('GET', 'HEAD'))
  .all('/activities/:file{[\\w-]{1,64}\\.ics}', methodNotAllowed('GET', 'HEAD'))

/** How long others may keep a feed: readers ask every half hour or so. */
const FRESH_S = 600

/** Answers with what `make` makes, 404 where it makes nothing, 503 where the backend gives nothing and nothing is kept. */
async function answer(
  c: Context<AppEnv>,
  type: string,
  make: (context: LoadContext, origin: string) => Promise<string | undefined>,
): Promise<Response> {
  const scope = c.get('scope')
  const context = loadContext(languageOf(c.req.path), backendOf(scope))
  const text = await make(context, scope.settings.SITE_ORIGIN).catch((error: unknown) => {
    if (!(error instanceof BackendError)) throw error
    if (error.isNotFound) return undefined
    throw new PageError(503, {
      statusMessage: 'Service Unavailable',
      headers: { 'Retry-After': String(RETRY_AFTER_S) },
      cause: error,
    })
  })
  if (text === undefined) throw pageNotFound(scope.url)
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${FRESH_S}`,
  })
}
