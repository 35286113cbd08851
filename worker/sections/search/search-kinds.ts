/** The kinds of things that are found, by the group in which results show them. */
export const KINDS_OF = {
  answers: ['question', 'fact'],
  places: ['sight', 'spot', 'point', 'trail'],
  mall: ['ticket', 'hotel', 'restaurant', 'product'],
  news: ['announcement', 'activity', 'notice', 'news'],
  pages: ['page', 'strategy', 'culture'],
} as const

export type Group = keyof typeof KINDS_OF
export const GROUPS = ['answers', 'places', 'mall', 'news', 'pages'] as const satisfies Group[]
export type Kind = (typeof KINDS_OF)[Group][number]
