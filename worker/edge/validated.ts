import { etag, RETAINED_304_HEADERS } from 'hono/etag'

/**
 * Gives what is polled a validator: an `ETag` of its bytes, and 304 without a body to whoever has them already. Browsers demand of a 304
 * what they demanded of the answer that allowed another origin to read it.
 */
export const validated = etag({
  retainedHeaders: [...RETAINED_304_HEADERS, 'access-control-allow-origin'],
})
