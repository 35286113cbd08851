import { wordsIn } from '../tests/support/words-in.ts'
import { describe, expect, it } from 'vitest'
import { href, hrefOfLink } from './href.ts'

describe('href', () => {
  it('is the route’s path in Chinese, and the path below /en in English', () => {
    expect(href('zh', 'hotels/list')).toBe('/mall/hotel')
    expect(href('en', 'hotels/list')).toBe('/en/mall/hotel')
    expect(href('zh', 'home')).toBe('/')
    expect(href('en', 'home')).toBe('/en')
  })

  it('inserts the id into the path', () => {
    expect(href('en', 'activities/detail', { id: '3001' })).toBe('/en/infomation/activity/3001')
  })

  it('encodes the id, so that it remains one segment', () => {
    expect(href('zh', 'hotels/detail', { id: 'a/b?c#d' })).toBe('/mall/hotel/a%2Fb%3Fc%23d')
  })

  it('appends the query', () => {
    expect(href('en', 'news/list', {}, { page: 2, category: 'nature' })).toBe(
      '/en/scenic/information?page=2&category=nature',
    )
    expect(href('zh', 'hotels/detail', { id: '1' }, { from: 'map' })).toBe('/mall/hotel/1?from=map')
  })
})

describe('hrefOfLink', () => {
  it.each([
    ['/', '/en'],
    ['/mall/hotel/101', '/en/mall/hotel/101'],
    ['/MALL/Hotel/101', '/en/mall/hotel/101'],
    ['/infomation/corporateculture', '/en/infomation/corporateCulture'],
    ['/scenic/information?type=notice#top', '/en/scenic/information?type=notice#top'],
    ['/mall/', '/en/mall'],
    ['/information/contact?a=1', '/en/infomation/contact?a=1'],
    ['/old/page', '/old/page'],
    ['/mall/hotel/1/2', '/mall/hotel/1/2'],
    ['/pictures/map.pdf?v=1', '/pictures/map.pdf?v=1'],
  ])('changes %s to %s for an English reader', (link, address) => {
    expect(hrefOfLink('en', link)).toBe(address)
  })

  it('leaves a link on a Chinese page unchanged', () => {
    expect(hrefOfLink('zh', '/mall/hotel/101?a=1')).toBe('/mall/hotel/101?a=1')
  })

  it('leaves an https address unchanged', () => {
    const link = 'https://book.shore.example/room?id=1'
    expect(hrefOfLink('en', link)).toBe(link)
  })

  it.each(
    wordsIn(String.raw`
  nowhere /x/..//evil.test //evil.test //evil.test/mall /\evil.test/mall http://evil.test/
  https:// javascript:alert(1) data:text/html,x mailto:a@b.example
`),
  )('returns undefined for %s', (link) => {
    expect(hrefOfLink('zh', link)).toBeUndefined()
  })
})
