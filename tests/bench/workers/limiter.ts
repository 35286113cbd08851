import { WorkerEntrypoint } from 'cloudflare:workers'

/** A rate limit that is never reached, because the bench would exceed a visitor's limits. */
// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default class Limiter extends WorkerEntrypoint {
  limit(): { success: boolean } {
    return { success: true }
  }
}
