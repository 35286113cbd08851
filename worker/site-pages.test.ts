import { describe, expect, it, vi } from 'vitest'
import { hrefOfLink } from './href.ts'
import { pageOf } from './page-request.ts'
import { ROUTE_NAMES } from './sections/index.ts'
import { hasPage, linksToDisabledPage, menuOf } from './site-pages.ts'

vi.mock(import('../shared/site.ts'), async (importOriginal) => {
  const site = await importOriginal()
  const without: typeof site.without = ['hotels', 'guide', 'culture', 'publicNotices']
  return { ...site, without }
})
const LEFT_OUT = ['hotels/list', 'hotels/detail', 'guide', 'culture/list', 'culture/detail']

const entry = (url: string) => ({ id: url, title: url, url })

describe('a site with disabled pages', () => {
  it('has all other pages, each in the file of its route', async () => {
    expect(ROUTE_NAMES.filter((name) => !hasPage(name))).toEqual(LEFT_OUT)
    const found = (await Promise.all(ROUTE_NAMES.map(pageOf))).flatMap((page) => page?.route ?? [])
    expect(found).toEqual(ROUTE_NAMES.filter((name) => !LEFT_OUT.includes(name)))
  })

  it.each([
    ['/mall/hotel', true],
    ['/en/Mall/Hotel/101?from=map#rooms', true],
    ['/information/guide#point-1', true],
    ['/scenic/information?type=notice', true],
    ['/scenic/information', false],
    ['/mall', false],
    ['/mall/hotels.pdf', false],
    ['https://hotels.example/mall/hotel', false],
    ['nowhere', false],
  ])('detects whether a link to %s leads to a disabled page: %s', (link, isLeftOut) => {
    expect(linksToDisabledPage(link)).toBe(isLeftOut)
  })

  it('does not link to a disabled page', () => {
    expect(hrefOfLink('en', '/mall/hotel/101')).toBeUndefined()
    expect(hrefOfLink('en', '/mall/restaurant/301')).toBe('/en/mall/restaurant/301')
  })

  it('has a menu without disabled pages, and always returns the same one', () => {
    const sent = [
      { ...entry('/mall/hotel'), children: [entry('/mall/hotel/101'), entry('/mall/restaurant')] },
      { ...entry('/mall'), children: [entry('/mall/hotel')] },
      { ...entry('/mall'), children: [] },
      { ...entry('/scenic/intro'), children: [entry('/infomation/corporateCulture')] },
      { ...entry('/infomation/guide'), children: [] },
      {
        ...entry('/en/infomation/corporateCulture'),
        children: [entry('/scenic/information?type=notice')],
      },
    ]
    expect(menuOf(sent)).toMatchObject([
      { url: '/mall/restaurant', children: [{ url: '/mall/restaurant' }] },
      { url: '/mall', children: [] },
      { url: '/scenic/intro', children: [] },
    ])
    expect(menuOf(sent)).toBe(menuOf(sent))
  })
})
