/** What `wrangler.toml` gives this worker. */
export interface Bindings {
  DB: D1Database
  /** "on" mounts `/faults`; anything else leaves it out. */
  FAULTS?: string
}
