import { describe, expect, it } from 'vitest'
import { matchRoute, ROUTE_NAMES, routes } from './routes.ts'

/** The addresses as they were given, and the statement: visitors and other front ends have links to them. */
const GIVEN = [
  '/',
  '/accessibility',
  '/mall',
  '/mall/hotel',
  '/mall/hotel/:id',
  '/mall/ticket',
  '/mall/shopping',
  '/mall/shopping/:id',
  '/mall/restaurant',
  '/mall/restaurant/:id',
  '/scenic/intro',
  '/scenic/publicity',
  '/scenic/publicity/:id',
  '/scenic/information',
  '/scenic/information/:id',
  '/service/qa',
  '/service/traffic',
  '/service/complain',
  '/service/strategy',
  '/service/strategy/:id',
  '/infomation/guide',
  '/infomation/contact',
  '/infomation/activity',
  '/infomation/activity/:id',
  '/infomation/announcement',
  '/infomation/announcement/:id',
  '/infomation/corporateCulture',
  '/infomation/corporateCulture/:id',
]

describe('the table of pages', () => {
  it('has the given addresses and no other', () => {
    expect(Object.values(routes).toSorted()).toEqual(GIVEN.toSorted())
  })

  it('lists all of them, in its order', () => {
    expect(ROUTE_NAMES.map((name) => routes[name])).toEqual(Object.values(routes))
  })
})

describe('matchRoute', () => {
  it.each(ROUTE_NAMES)('finds %s at its own path', (name) => {
    const path = routes[name].replace(':id', '101')
    const id = routes[name].endsWith('/:id') ? { id: '101' } : {}
    expect(matchRoute(path)).toEqual({ name, path, ...id })
  })

  it('returns the path as the table writes it, whatever the letter case', () => {
    expect(matchRoute('/Infomation/CORPORATECULTURE')).toEqual({
      name: 'information/culture-list',
      path: '/infomation/corporateCulture',
    })
  })

  it('keeps the letter case of an id', () => {
    expect(matchRoute('/INFOMATION/corporateculture/AbC')).toEqual({
      name: 'information/culture-detail',
      path: '/infomation/corporateCulture/AbC',
      id: 'AbC',
    })
  })

  it.each(['/information/guide', '/Information/Guide'])(
    'accepts the ordinary spelling of %s',
    (path) => {
      expect(matchRoute(path)).toEqual({ name: 'information/guide', path: '/infomation/guide' })
    },
  )

  it('keeps the id below the ordinary spelling', () => {
    expect(matchRoute('/information/activity/3001')).toEqual({
      name: 'information/activity-detail',
      path: '/infomation/activity/3001',
      id: '3001',
    })
  })

  it.each([
    '',
    'mall',
    '/malls',
    '/mall/',
    '/mall/hotel/',
    '/mall/hotel/1/',
    '/mall/hotel/1/2',
    '/mall/ticket/1',
    '/mall//hotel',
    '//mall',
    '/en/mall',
    '/information',
    '/informations/guide',
  ])('finds nothing at "%s"', (path) => {
    expect(matchRoute(path)).toBeUndefined()
  })
})
