import { expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { ChineseParts } from './chinese-parts.tsx'

it.each([
  ['1 Jetty Road, Anhui, 浅澜镇内湾路 1 号', ['浅澜镇内湾路 1 号']],
  ['Ask for 浅澜, then 南山门.', ['浅澜', '南山门']],
  ['1 Jetty Road', []],
])('marks the Chinese parts of a text: %s', (text, parts) => {
  const page = draw(<ChineseParts text={text} />)
  expect(page.text(page.one('body'))).toBe(text)
  expect(page.all('span').map((part) => page.text(part))).toEqual(parts)
  expect(page.all('span').every((part) => page.attribute(part, 'lang') === 'zh-CN')).toBe(true)
})
