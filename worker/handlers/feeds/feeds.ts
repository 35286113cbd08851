import { type Context, Hono } from 'hono'
import { languageOf } from '../../../shared/language.ts'
import { FEED_NAMES } from '../../href.ts'
import { backendOf } from '../../upstream/backend.ts'
import { validated } from '../site-files.ts'
import { methodNotAllowed, pageNotFound } from '../../page-error.ts'
import type { LoadContext } from '../../sections/define-page.ts'
import { loadContext } from '../../prepare-page.ts'
import type { AppEnv } from '../../scope.ts'

const CALENDAR = 'text/calendar'

/**
 * Serves feeds and calendars, below `/feeds` and `/en/feeds`. Like pages, they use cached backend
 * responses. `activities/{id}.ics` has one activity. The modules of feeds and calendars are loaded
 * on the first request.
 */
export const feeds = new Hono<AppEnv>()
  .get('/activities.ics', validated, (c) =>
    answer(c, CALENDAR, async (context, origin) =>
      (await import('./calendar.ts')).activitiesCalendar(context, origin),
    ),
  )
  .all('/activities.ics', methodNotAllowed('GET', 'HEAD'))
  .get('/activities/:file{[\\w-]{1,64}\\.ics}', validated, (c) => {
    const id = c.req.param('file').replace(/\.ics$/, '')
    return answer(c, CALENDAR, async (context, origin) =>
      (await import('./calendar.ts')).activityCalendar(context, origin, id),
    )
  })
  .all('/activities/:file{[\\w-]{1,64}\\.ics}', methodNotAllowed('GET', 'HEAD'))

for (const name of FEED_NAMES) {
  offer(`/${name}.atom`, 'application/atom+xml', async (...pageRequest) => {
    const { atomOf, loadFeed } = await import('./news-feed.ts')
    return atomOf(await loadFeed(name, ...pageRequest))
  })
  offer(`/${name}.json`, 'application/feed+json', async (...pageRequest) => {
    const { jsonFeedOf, loadFeed } = await import('./news-feed.ts')
    return jsonFeedOf(await loadFeed(name, ...pageRequest))
  })
}

type Make = (context: LoadContext, origin: string) => Promise<string | undefined>

function offer(path: string, type: string, make: Make): void {
  feeds
    .get(path, validated, (c) => answer(c, type, make))
    .all(path, methodNotAllowed('GET', 'HEAD'))
}

/** `max-age` of a feed in seconds. Feed readers request it about every half hour. */
const FRESH_S = 600

/** Sends the result of `make`. Throws a 404 if there is none. */
async function answer(c: Context<AppEnv>, type: string, make: Make): Promise<Response> {
  const scope = c.get('scope')
  const context = loadContext(languageOf(c.req.path), backendOf(scope))
  const text = await make(context, scope.settings.SITE_ORIGIN)
  if (text === undefined) throw pageNotFound()
  return c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${FRESH_S}`,
  })
}
