import type { Listed } from '../../contract/listing.ts'

/** The fields that every listed thing has, with arbitrary values. */
export const LISTED: Listed = {
  id: '1',
  title: '浅澜',
  summary: '',
  cover: { src: '/pictures/x.webp', width: 3, height: 2, alt: '' },
  inLanguage: 'zh',
  tags: [],
}
