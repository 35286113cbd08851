import { WorkerEntrypoint } from 'cloudflare:workers'

/** Stands in for a rate limit that is never reached: the bench sends more than any visitor may. */
// oxlint-disable-next-line import/no-default-export -- a worker's entry point
export default class Limiter extends WorkerEntrypoint {
  limit(): { success: boolean } {
    return { success: true }
  }
}
