import { expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { ChineseParts } from './chinese-parts.tsx'

it.each([
  ['1 Xiuhu Road, Anhui, 云岫镇岫湖路 1 号', ['云岫镇岫湖路 1 号']],
  ['Ask for 云岫, then 南山门.', ['云岫', '南山门']],
  ['1 Xiuhu Road', []],
])('marks the Chinese in a text: %s', (text, parts) => {
  const page = draw(<ChineseParts text={text} />)
  expect(page.text(page.one('body'))).toBe(text)
  expect(page.all('span').map((part) => page.text(part))).toEqual(parts)
  expect(page.all('span').every((part) => page.attribute(part, 'lang') === 'zh-CN')).toBe(true)
})
