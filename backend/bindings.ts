/** What `wrangler.toml` gives this worker. */
export interface Bindings {
  DB: D1Database
  /** The operators' token; without one nobody can report anything. */
  OPS_TOKEN?: string
  /** "on" mounts `/faults`; anything else leaves it out. */
  FAULTS?: string
}
