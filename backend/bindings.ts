/** The bindings that the reference backend uses. */
export interface Bindings {
  DB: D1Database
  /** The operators' token; without it nobody can send reports. */
  OPS_TOKEN?: string
  /** "on" enables `/faults`; any other value disables it. Only the tests set it. */
  FAULTS?: string
}
