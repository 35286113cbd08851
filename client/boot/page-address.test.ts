import { expect, it } from 'vitest'
import { mayReplace, payloadAddress, wholePath } from './page-address.ts'

const at = (path: string) => new URL(path, 'https://site.example')

it.each([
  ['/', '/en', true],
  ['/mall', '/mall/hotel/101?a=1#b', true],
  ['/infomation/guide/trails', '/infomation/guidebook', true],
  ['/mall', 'https://elsewhere.example/mall', false],
  ['/mall', '/sitemap.xml', false],
  ['/mall', '/infomation/guide', false],
  ['/mall', '/en/infomation/guide/?map=2', false],
  ['/mall', '/EN/Service/Complain', false],
  ['/service/complain', '/mall', false],
  ['/mall', '/..//2130706433/x', false],
])('mayReplace from %s to %s is %s', (from, to, answer) => {
  expect(mayReplace(at(from), at(to), ['/infomation/guide', '/service/complain'])).toBe(answer)
})

it.each([
  ['/', false, '/_payload.json?id'],
  ['/en', true, '/en/_payload.json?id&shell'],
  ['/mall/hotel?page=2#top', false, '/mall/hotel/_payload.json?id&page=2'],
  ['/en/mall?category=tea', true, '/en/mall/_payload.json?id&category=tea&shell'],
])('payloadAddress of %s (with shell: %s) is %s', (page, withShell, address) => {
  expect(payloadAddress(at(page), 'id', withShell)).toBe(address)
})

it('wholePath includes the query and the hash', () => {
  expect(wholePath(at('/a?b=1#c'))).toBe('/a?b=1#c')
})
