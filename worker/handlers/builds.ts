import { Hono } from 'hono'
import { validated } from '../edge/validated.ts'
import { methodNotAllowed, PageError } from '../page-error.ts'
import { build } from '../render/build.ts'
import type { AppEnv } from '../scope.ts'

/** Serves the build id. `latest.json` is never cached; the description of a build never changes. */
export const builds = new Hono<AppEnv>()
  .get('/latest.json', (c) => c.json(build, 200, { 'Cache-Control': 'no-store' }))
  .all('/latest.json', methodNotAllowed('GET', 'HEAD'))
  .get('/meta/:file', validated, (c) => {
    if (c.req.param('file') !== `${build.id}.json`)
      throw new PageError(404, { statusMessage: 'No such build' })
    return c.json(build, 200, { 'Cache-Control': 'public, max-age=31536000, immutable' })
  })
  .all('/meta/:file', methodNotAllowed('GET', 'HEAD'))
