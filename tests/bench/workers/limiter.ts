import { WorkerEntrypoint } from 'cloudflare:workers'

/** Plays a rate limit that nobody reaches: the bench's visitors are many. */
// oxlint-disable-next-line import/no-default-export -- what a worker is
export default class Limiter extends WorkerEntrypoint {
  limit(): { success: boolean } {
    return { success: true }
  }
}
