/** The bindings that the reference backend uses. */
export interface Bindings {
  DB: D1Database
  /** The operators' token; without one nobody can report anything. */
  OPS_TOKEN?: string
  /** "on" mounts `/faults`; anything else leaves it out. Only the tests set it. */
  FAULTS?: string
}
