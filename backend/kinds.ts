/** Everything listed or told at length: one row an entry, one row more for its words in each language. */
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

/** What is kept and answered whole. There is one of each kind, but for the child guides. */
export type DocumentKind =
  | 'menu'
  | 'recommendations'
  | 'scenic'
  | 'ticketInstructions'
  | 'guide'
  | 'childGuide'
