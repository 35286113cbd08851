import { WorkerEntrypoint } from 'cloudflare:workers'

/**
 * A stand-in for a rate limit that is never reached: the bench sends more requests than a visitor
 * may.
 */
// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default class Limiter extends WorkerEntrypoint {
  limit(): { success: boolean } {
    return { success: true }
  }
}
