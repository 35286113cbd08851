import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

interface Item {
  '@type': string | string[]
  [property: string]: unknown
}

/**
 * The properties that Google
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery, 2026-11)
 * requires and recommends for each kind. Omits coordinates, because the site has GCJ-02, and
 * ratings and performers, which it does not have.
 */
const PROPERTIES: Record<string, { required: string[]; recommended?: string[] }> = {
  TouristAttraction: {
    required: ['name', 'url'],
    recommended: ['address', 'telephone', 'openingHoursSpecification', 'containedInPlace'],
  },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction', 'inLanguage'] },
  Organization: { required: ['name', 'url'], recommended: ['telephone'] },
  BreadcrumbList: { required: ['itemListElement'] },
  NewsArticle: {
    required: ['headline', 'datePublished'],
    recommended: ['author', 'image', 'dateModified', 'publisher', 'inLanguage'],
  },
  Article: { required: ['headline', 'datePublished'], recommended: ['author', 'image'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'description', 'eventStatus', 'offers', 'organizer', 'image'],
  },
  Hotel: {
    required: ['name', 'address'],
    recommended: ['telephone', 'priceRange', 'image', 'url', 'checkinTime', 'checkoutTime'],
  },
  Restaurant: {
    required: ['name', 'address'],
    recommended: ['telephone', 'priceRange', 'servesCuisine', 'image', 'url', 'hasMenu'],
  },
  Product: { required: ['name', 'offers'], recommended: ['image', 'description'] },
  ItemList: { required: ['itemListElement'] },
  WebPage: { required: ['name', 'url'], recommended: ['inLanguage', 'dateModified'] },
  TouristTrip: { required: ['name', 'description'], recommended: ['itinerary', 'provider'] },
}

/** The properties that nested objects must have. */
const INNER: Record<string, string[]> = {
  ListItem: ['position', 'name'],
  Offer: [],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Place: ['name', 'address'],
  OpeningHoursSpecification: ['opens', 'closes'],
  SearchAction: ['target', 'query-input'],
  Question: ['name'],
}

/** An article with an update. */
const UPDATED = {
  name: 'announcements/detail',
  address: '/infomation/announcement/1009',
}

const pages: { name: string; address: string; items: Item[] }[] = []
// One at a time, because the site limits parallel calls to a slow backend.
for (const { name, address } of [...PAGE_ADDRESSES, UPDATED]) {
  // oxlint-disable-next-line no-await-in-loop -- see above
  const page = readHtml(await (await site.get(address)).text())
  const scripts = page
    .all('script')
    .filter((script) => page.attribute(script, 'type') === 'application/ld+json')
  const items: Item[] = scripts.flatMap((script) => JSON.parse(page.text(script))['@graph'])
  pages.push({ name, address, items })
}

const typesOf = ({ '@type': type }: Item) => (Array.isArray(type) ? type : [type])
const all = pages.flatMap(({ address, items }) => items.map((item) => ({ address, item })))

function isItem(value: object): value is Item {
  return '@type' in value
}

/** Returns all objects inside an object, the object itself first. */
function within(value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return isItem(value) ? [value, ...inner] : inner
}

describe('structured data', () => {
  it.each(Object.entries(PROPERTIES))(
    'of %s has the properties that search engines require',
    (type, wanted) => {
      const found = all.filter(({ item }) => typesOf(item).includes(type))
      expect(found.length).toBeGreaterThan(0)
      const complete = new Set<string>()
      for (const { address, item } of found) {
        for (const property of wanted.required)
          expect.soft(item[property], `${address}: ${type}.${property}`).toBeTruthy()
        for (const property of wanted.recommended ?? [])
          if (item[property] !== undefined) complete.add(property)
      }
      // Each recommended property must be in at least one object.
      expect([...complete].toSorted()).toEqual((wanted.recommended ?? []).toSorted())
    },
  )

  it('has no unchecked type', () => {
    const kinds = new Set(all.flatMap(({ item }) => typesOf(item)))
    expect([...kinds].filter((kind) => !(kind in PROPERTIES))).toEqual([])
  })

  it('has complete nested objects', () => {
    for (const { address, item } of all.flatMap((each) =>
      within(each.item).map((inner) => ({ ...each, item: inner })),
    ))
      for (const type of typesOf(item))
        for (const property of INNER[type] ?? [])
          expect.soft(item[property], `${address}: ${type}.${property}`).toBeTruthy()
  })

  it('has absolute addresses, and no claims without data', () => {
    for (const { address, item } of all) {
      for (const inner of within(item)) {
        for (const key of ['@id', 'url', 'image', 'item', 'urlTemplate'])
          expect.soft(inner[key] ?? 'https://', `${address}: ${key}`).toMatch(/^https?:\/\//)
        // The backend says nothing about stock, so the data must not either.
        expect.soft(inner['availability'], address).toBeUndefined()
        expect.soft(inner['aggregateRating'], address).toBeUndefined()
      }
    }
  })

  it('has a price and a currency in each offer', () => {
    const offers = all
      .flatMap(({ item }) => within(item))
      .filter((item) => typesOf(item).includes('Offer'))
    expect(offers.length).toBeGreaterThan(10)
    for (const each of offers)
      expect.soft(JSON.stringify(each)).toMatch(/"price":"\d+\.\d\d".*"priceCurrency":"CNY"/)
  })

  it('has the items of each list in order, with existing addresses', async () => {
    const lists = pages.filter(({ name }) => name.endsWith('-list') && name !== 'tickets')
    for (const { address, items: graph } of lists) {
      const list = graph.find((item) => item['@type'] === 'ItemList')
      const items = within(list?.['itemListElement'])
      expect.soft(items.length, address).toBeGreaterThan(1)
      expect
        .soft(
          items.map((item) => item['position']),
          address,
        )
        .toEqual(items.map((_, at) => at + 1))
      const [first] = items
      const path = String(first?.['url']).slice(SITE_ORIGIN.length)
      expect.soft((await site.get(path)).status, path).toBe(200)
    }
  })

  it('of the site has a working search address', async () => {
    const { item } = all.find((each) => each.item['@type'] === 'WebSite') ?? {}
    const [action] = within(item?.['potentialAction'])
    const [target] = within(action?.['target'])
    const address = String(target?.['urlTemplate']).replace('{search_term_string}', 'x')
    expect((await site.get(address.slice(SITE_ORIGIN.length))).status).toBe(200)
  })
})
