/**
 * Everything with a list or a detail: one row per entry, and one more for its texts in each language. In the order in which
 * they are written to the database.
 */
export const ENTRY_KINDS = [
  'news',
  'activity',
  'notice',
  'announcement',
  'culture',
  'publicity',
  'strategy',
  'spot',
  'hotel',
  'restaurant',
  'goods',
  'ticket',
  'question',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Documents that are kept and answered as a whole. There is one of each kind, except for the child guides. */
export type DocumentKind =
  | 'menu'
  | 'recommendations'
  | 'scenic'
  | 'ticketInstructions'
  | 'guide'
  | 'childGuide'
