import { describe, expect, it } from 'vitest'
import type { Node, ReadPage } from '../../tests/support/read-html.ts'
import { startInProcess } from '../../tests/support/site-in-process.ts'

const site = await startInProcess()

const mainOf = (page: ReadPage) => page.text(page.one('main'))

const hrefs = (page: ReadPage, below?: Node) =>
  page.all('a', below).map((link) => page.attribute(link, 'href') ?? '')

describe('a visit guide', () => {
  it('shows its route on a map, and links its stops to the guide map', async () => {
    const page = await site.getPage('/service/strategy/4001')
    const [map] = page.ofClass('place-map')
    expect(page.all('path', map)).toHaveLength(3)
    expect(
      page.ofClass('place-map-stop', map).map((stop) => page.attribute(stop, 'dataNumber')),
    ).toEqual(['1', '2'])
    const stops = page.ofClass('stop-title').flatMap((stop) => hrefs(page, stop))
    expect(stops).toEqual(['/infomation/guide#point-91', '/infomation/guide#point-4'])
    expect((await site.getPage('/service/strategy/4002')).ofClass('place-map')).toEqual([])
  })

  it('joins its stops on the map by a straight line', async () => {
    const page = await site.getPage('/service/strategy/4001')
    const [legs] = page.ofClass('place-map-legs')
    expect(page.all('path', legs).map((leg) => page.attribute(leg, 'd'))).toEqual([
      expect.stringMatching(/^M[\d. ]+L[\d. ]+$/),
    ])
  })

  it('shows the walking time separately from the total time, on its page and in the list', async () => {
    const page = await site.getPage('/service/strategy/4001')
    const words = /全程 ?9 小时.*步行 ?5.4 公里\W+2 小时 30 分钟/
    expect(page.words(page.one('dl'))).toMatch(words)
    const list = await site.getPage('/service/strategy?page=2')
    const figures = list.ofClass('item-figure').map((figure) => list.words(figure))
    expect(figures).toContainEqual(expect.stringMatching(words))
  })
})

/** Returns the text of the mark on a page's map, and its number of pictograms. */
async function markOn(path: string): Promise<[string, number]> {
  const page = await site.getPage(path)
  const [mark] = page.ofClass('place-map').flatMap((map) => page.ofClass('seal', map))
  return [mark ? page.text(mark) : '', page.all('svg', mark).length]
}

describe('for foreign visitors', () => {
  it('the map of a place has a pictogram instead of a Chinese character', async () => {
    expect(await markOn('/scenic/publicity/5010')).toEqual(['景', 0])
    expect(await markOn('/en/scenic/publicity/5010')).toEqual(['', 1])
  })

  it.each(['/mall/hotel', '/mall/hotel/101', '/mall/shopping/301'])(
    '%s names the currency of its prices, only in English',
    async (path) => {
      expect(mainOf(await site.getPage(`/en${path}`))).toContain('CNY')
      expect(mainOf(await site.getPage(path))).not.toContain('CNY')
    },
  )

  it('a place links to foreign and Chinese maps, with the same coordinates', async () => {
    const page = await site.getPage('/en/mall/hotel/101')
    const maps = page.ofClass('map-links').flatMap((links) => hrefs(page, links))
    expect(maps.map((address) => address.replace(/[?#].*/, ''))).toEqual([
      '/en/infomation/guide',
      'https://maps.apple.com/',
      'https://www.google.com/maps/search/',
      'geo:0,0',
      'https://uri.amap.com/marker',
    ])
    const [, latitude = '', longitude = ''] = /ll=([\d.]+),([\d.]+)/.exec(maps[1] ?? '') ?? []
    expect(maps[2]).toContain(`query=${latitude},${longitude}`)
    expect(maps[4]).toContain(`position=${longitude},${latitude}`)
  })
})
