import type { Listed } from '../../contract/listing.ts'

/** The fields that all items in lists have, with any values. */
export const LISTED: Listed = {
  id: '1',
  title: '浅澜',
  summary: '',
  cover: { src: '/pictures/x.webp', width: 3, height: 2, alt: '' },
  inLanguage: 'zh',
  tags: [],
}
