import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Adds an `ETag` of the bytes to polled responses and answers matching requests with 304. Browsers
 * also require the CORS header on the 304, so it is retained.
 */
export const validated = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
})
