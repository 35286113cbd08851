/**
 * Everything with a list or a detail: in the database one row per entry, and one for its texts in each language. In the order in
 * which they are written.
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

/** What is stored and answered as a whole. There is one document of each kind, except for the child guides. */
export type DocumentKind =
  | 'menu'
  | 'recommendations'
  | 'scenic'
  | 'ticketInstructions'
  | 'guide'
  | 'childGuide'
