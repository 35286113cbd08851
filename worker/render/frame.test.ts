import { expect, it } from 'vitest'
import { menuIndexOf } from './frame.tsx'

const group = (id: string, url: string, ...children: string[]) => ({
  id,
  title: id,
  url,
  children: children.map((address) => ({ id: address, title: address, url: address })),
})

const menu = [
  group('tickets', '/mall/ticket', '/service/qa?category=tickets'),
  group('mall', '/mall', '/mall/hotel'),
  group('service', '/service/strategy', '/service/qa'),
]

it.each([
  ['/mall/ticket', 0],
  ['/mall/hotel/101', 1],
  ['/service/qa', 2],
  ['/accessibility', -1],
])('%s belongs to menu group %i', (path, index) => {
  expect(menuIndexOf(menu, path)).toBe(index)
})
