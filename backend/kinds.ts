/** Everything with a list or a detail: one row per entry, and one more for its texts in each language. */
export type EntryKind =
  | 'news'
  | 'activity'
  | 'notice'
  | 'announcement'
  | 'culture'
  | 'publicity'
  | 'strategy'
  | 'spot'
  | 'hotel'
  | 'restaurant'
  | 'goods'
  | 'ticket'
  | 'question'

/** Documents that are kept and answered as a whole. There is one of each kind, except for the child guides. */
export type DocumentKind =
  | 'menu'
  | 'recommendations'
  | 'scenic'
  | 'ticketInstructions'
  | 'guide'
  | 'childGuide'
