import { WorkerEntrypoint } from 'cloudflare:workers'

/** Plays a rate limit that is never reached: the bench sends more than any visitor may. */
// oxlint-disable-next-line import/no-default-export -- what a worker is
export default class Limiter extends WorkerEntrypoint {
  limit(): { success: boolean } {
    return { success: true }
  }
}
