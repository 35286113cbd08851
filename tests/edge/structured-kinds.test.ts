import { afterAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

interface Thing {
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

const pages: { name: string; address: string; things: Thing[] }[] = []
// One at a time, because the site limits parallel calls to a slow backend.
for (const { name, address } of [...PAGE_ADDRESSES, UPDATED]) {
  // oxlint-disable-next-line no-await-in-loop -- see above
  const page = readHtml(await (await site.get(address)).text())
  const scripts = page
    .all('script')
    .filter((script) => page.attribute(script, 'type') === 'application/ld+json')
  const things: Thing[] = scripts.flatMap((script) => JSON.parse(page.text(script))['@graph'])
  pages.push({ name, address, things })
}

const typesOf = ({ '@type': type }: Thing) => (Array.isArray(type) ? type : [type])
const all = pages.flatMap(({ address, things }) => things.map((thing) => ({ address, thing })))

function isThing(value: object): value is Thing {
  return '@type' in value
}

/** Returns all objects inside an object, the object itself first. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(within)
  return isThing(value) ? [value, ...inner] : inner
}

describe('structured data', () => {
  it.each(Object.entries(PROPERTIES))(
    'of %s has the properties that search engines require',
    (type, wanted) => {
      const found = all.filter(({ thing }) => typesOf(thing).includes(type))
      expect(found.length).toBeGreaterThan(0)
      const complete = new Set<string>()
      for (const { address, thing } of found) {
        for (const property of wanted.required)
          expect.soft(thing[property], `${address}: ${type}.${property}`).toBeTruthy()
        for (const property of wanted.recommended ?? [])
          if (thing[property] !== undefined) complete.add(property)
      }
      // Each recommended property must be in at least one object.
      expect([...complete].toSorted()).toEqual((wanted.recommended ?? []).toSorted())
    },
  )

  it('has no unchecked type', () => {
    const kinds = new Set(all.flatMap(({ thing }) => typesOf(thing)))
    expect([...kinds].filter((kind) => !(kind in PROPERTIES))).toEqual([])
  })

  it('has complete nested objects', () => {
    for (const { address, thing } of all.flatMap((each) =>
      within(each.thing).map((inner) => ({ ...each, thing: inner })),
    ))
      for (const type of typesOf(thing))
        for (const property of INNER[type] ?? [])
          expect.soft(thing[property], `${address}: ${type}.${property}`).toBeTruthy()
  })

  it('has absolute addresses, and no claims without data', () => {
    for (const { address, thing } of all) {
      for (const inner of within(thing)) {
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
      .flatMap(({ thing }) => within(thing))
      .filter((thing) => typesOf(thing).includes('Offer'))
    expect(offers.length).toBeGreaterThan(10)
    for (const each of offers)
      expect.soft(JSON.stringify(each)).toMatch(/"price":"\d+\.\d\d".*"priceCurrency":"CNY"/)
  })

  it('has the items of each list in order, with existing addresses', async () => {
    const lists = pages.filter(({ name }) => name.endsWith('-list') && name !== 'tickets')
    for (const { address, things } of lists) {
      const list = things.find((thing) => thing['@type'] === 'ItemList')
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
    const { thing } = all.find((each) => each.thing['@type'] === 'WebSite') ?? {}
    const [action] = within(thing?.['potentialAction'])
    const [target] = within(action?.['target'])
    const address = String(target?.['urlTemplate']).replace('{search_term_string}', 'x')
    expect((await site.get(address.slice(SITE_ORIGIN.length))).status).toBe(200)
  })
})
