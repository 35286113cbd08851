import { describe, expect, it } from 'vitest'
import { structured } from '../../tests/support/read-structured.ts'
import { SITE_ORIGIN } from '../../tests/support/start-site.ts'
import { startInProcess } from '../../tests/support/site-in-process.ts'

const site = await startInProcess()

describe('structured data', () => {
  it.each([
    ['/', '/scenic/intro', '/'],
    ['/en', '/en/scenic/intro', '/en'],
  ])('has the same area and operator on each page: %s', async (home, introduction, url) => {
    const [first, second] = [
      structured(await site.getPage(home)),
      structured(await site.getPage(`${introduction}?spot=7003`)),
    ]
    const area = { '@id': `${SITE_ORIGIN}/#area`, url: SITE_ORIGIN + url }
    for (const { TouristAttraction } of [first, second])
      expect(TouristAttraction).toMatchObject({
        ...area,
        telephone: '+866005550168',
        address: { '@type': 'PostalAddress', postalCode: '000000', addressCountry: 'CN' },
      })
    const publisher = { '@id': `${SITE_ORIGIN}/#operator` }
    expect(first['WebSite']).toMatchObject({ publisher })
    const article = structured(await site.getPage('/infomation/announcement/1024'))
    expect(article['NewsArticle']).toMatchObject({ publisher, author: { '@type': 'Organization' } })
    const activity = structured(await site.getPage('/infomation/activity/3004'))
    expect(activity['Event']).toMatchObject({
      organizer: publisher,
      location: { address: { '@type': 'PostalAddress' }, containedInPlace: { '@id': area['@id'] } },
    })
  })

  it('has the address and language of the version in which the text is written', async () => {
    const page = await site.getPage('/en/scenic/information/2022')
    const url = `${SITE_ORIGIN}/scenic/information/2022`
    expect(page.links('canonical')[0]?.href).toBe(url)
    expect(structured(page)['NewsArticle']).toMatchObject({ url, inLanguage: 'zh-CN' })
  })
})

describe('an article', () => {
  it('has its publication and update times in its metadata', async () => {
    const page = await site.getPage('/infomation/announcement/1009')
    const [datePublished, dateModified] = ['2026-05-12T09:00:00+08:00', '2026-06-29T16:00:00+08:00']
    expect(page.meta('og:type')).toBe('article')
    expect(page.meta('article:published_time')).toBe(datePublished)
    expect(page.meta('article:modified_time')).toBe(dateModified)
    expect(structured(page)['NewsArticle']).toMatchObject({ datePublished, dateModified })
    expect((await site.getPage('/mall/hotel/103')).meta('og:type')).toBe('website')
  })

  it('shows its category and keywords, also in structured data', async () => {
    const page = await site.getPage('/scenic/information/2001')
    const shown = page.all('p').map((p) => page.text(p))
    expect(shown).toContain(['海边', '看海', '无障碍'].join('\u00a0· '))
    expect(structured(page)['NewsArticle']).toMatchObject({
      articleSection: '海边',
      keywords: '看海, 无障碍',
    })
  })
})

it('a restaurant has all opening periods of a day in structured data', async () => {
  const { Restaurant } = structured(await site.getPage('/mall/restaurant/202'))
  expect(Restaurant).toMatchObject({
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', opens: '10:30', closes: '14:00' },
      { '@type': 'OpeningHoursSpecification', opens: '16:30', closes: '20:00' },
    ],
  })
  const unknown = structured(await site.getPage('/mall/restaurant/210'))
  expect(unknown['Restaurant']).not.toHaveProperty('openingHoursSpecification')
})

it('a hotel has its room prices and breadcrumbs in structured data', async () => {
  const { Hotel, BreadcrumbList } = structured(await site.getPage('/mall/hotel/103'))
  expect(Hotel).toMatchObject({
    checkinTime: '15:00',
    checkoutTime: '11:30',
    priceRange: '¥560–¥880',
    telephone: '+866005550123',
    containsPlace: ['560.00', '620.00', '880.00'].map((price) => ({
      '@type': ['HotelRoom', 'Product'],
      offers: {
        '@type': 'Offer',
        businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
        priceSpecification: { price, priceCurrency: 'CNY', unitCode: 'DAY' },
        url: 'https://stay.shore.example/item',
      },
    })),
  })
  expect(BreadcrumbList).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: '东堤民宿' }],
  })
})
