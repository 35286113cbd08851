import type { Listed } from '../../contract/listing.ts'

/** What every listed thing carries, of a thing that does not matter. */
export const LISTED: Listed = {
  id: '1',
  title: '云岫',
  summary: '',
  cover: { src: '/pictures/x.webp', width: 3, height: 2, alt: '' },
  inLanguage: 'zh',
  tags: [],
}
