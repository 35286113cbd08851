import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Gives polled responses an `ETag`, a hash of the body. Responds with 304 if the browser has the
 * same body. Keeps the CORS header on the 304, because browsers require it there too.
 */
export const validated = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
})
