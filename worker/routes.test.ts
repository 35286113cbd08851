import { wordsIn } from '../tests/support/words-in.ts'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, UNOFFERED_LANGUAGES } from '../locales/languages.ts'
import { href } from './href.ts'
import { matchPage } from './routes.ts'
import { ROUTE_NAMES, routes } from './sections/index.ts'

/**
 * All addresses in the specification, and three that we added: statement, search and conditions.
 * Visitors and other front ends link to them.
 */
const GIVEN = wordsIn(`
  / /accessibility /search /service/conditions /mall /mall/hotel /mall/hotel/:id /mall/ticket
  /mall/shopping /mall/shopping/:id /mall/restaurant /mall/restaurant/:id /scenic/intro
  /scenic/publicity /scenic/publicity/:id /scenic/information /scenic/information/:id
  /service/qa /service/traffic /service/complain /service/strategy /service/strategy/:id
  /infomation/guide /infomation/contact /infomation/activity /infomation/activity/:id
  /infomation/announcement /infomation/announcement/:id /infomation/corporateCulture
  /infomation/corporateCulture/:id
`)

it('the route table contains all given addresses', () => {
  expect(Object.values(routes)).toEqual(expect.arrayContaining(GIVEN))
})

describe('matchPage', () => {
  const EVERY = ROUTE_NAMES.flatMap((route) =>
    LANGUAGES.map((language) => {
      const id = routes[route].endsWith('/:id') ? { id: '101' } : {}
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the id exists if the route needs one
      const address = href(language, route as 'hotels/detail', id as { id: string })
      return { route, language, address, id }
    }),
  )

  it.each(EVERY)('finds $route in $language at $address, and its payload below', (page) => {
    const { route, language, address, id } = page
    const path = routes[route].replace(':id', '101')
    const found = { route, language, path, ...id }
    const payload = address === '/' ? '/_payload.json' : `${address}/_payload.json`
    expect(matchPage(address)).toEqual({
      ...found,
      representation: 'document',
      canonical: address,
    })
    expect(matchPage(payload)).toEqual({
      ...found,
      representation: 'payload',
      canonical: payload,
    })
  })

  it.each([
    ['/en/', '/en'],
    ['/EN/Mall/Hotel/', '/en/mall/hotel'],
    ['/mall/hotel//', '/mall/hotel'],
    ['/infomation/corporateculture', '/infomation/corporateCulture'],
    ['/en/infomation/CORPORATECULTURE/6001', '/en/infomation/corporateCulture/6001'],
    ['/Information/Guide', '/infomation/guide'],
    ['/information/activity/3001', '/infomation/activity/3001'],
    ['/%6dall', '/mall'],
    ['/mall/hotel/%31', '/mall/hotel/1'],
    ['/mall/hotel/a%20b', '/mall/hotel/a%20b'],
    ['/mall/hotel/AbC', '/mall/hotel/AbC'],
    ['/MALL/hotel/_payload.json', '/mall/hotel/_payload.json'],
    ['/mall/hotel/1/_payload.json/', '/mall/hotel/1/_payload.json'],
    ['/en/information/guide/_payload.json', '/en/infomation/guide/_payload.json'],
  ])(
    'the canonical address of %s is %s, which is its own canonical address',
    (pathname, canonical) => {
      expect(matchPage(pathname)?.canonical).toBe(canonical)
      expect(matchPage(canonical)).toEqual(matchPage(pathname))
    },
  )

  it('does not read the payload of a list as an item', () => {
    expect(matchPage('/mall/hotel/_payload.json')?.route).toBe('hotels/list')
  })

  it.each(
    wordsIn(`
  mall /malls /nothing /mall/hotel/1/2 /mall/hotel/1%2F2 /mall/ticket/1 /mall//hotel //mall
  //evil.test /${UNOFFERED_LANGUAGES[0]}/mall /zh /information /informations/guide /mall/_payload.json/1 /mall/%00
  /%E0%A4%A /% /mall/hotel/%
`),
  )('finds nothing at "%s"', (path) => {
    expect(matchPage(path)).toBeUndefined()
  })
})
