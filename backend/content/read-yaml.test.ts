import { describe, expect, it } from 'vitest'
import { parseYaml } from './read-yaml.ts'

const QUOTES = 'a text that contains a colon and a space needs quotes'
const COMMA = 'stands alone: within { }, a text with a comma needs quotes'
const wide = (name: string) => `the colon after ${name} is full-width, type a half-width one: \`:\``

describe('a mistake in YAML', () => {
  it.each([
    ['title: 注意: 停开', [`line 1: ${QUOTES}`]],
    ['title: Note: no car', [`line 1: ${QUOTES}`]],
    ['a:\n  - title: 【停开】: 索道', [`line 2: ${QUOTES}`]],
    ['title： 大风\nsummary: x', [`line 1: ${wide('title')}`]],
    ['id: 1\ntitle：大风', [`line 2: ${wide('title')}`]],
    ['id：1', [`line 1: ${wide('id')}`]],
    ['a: { name： 票, x: 1 }', [`line 1: ${wide('name')}`]],
    ['fares:\n  - { name: Cable car, one way }', [`line 2: one way ${COMMA}`]],
    ['fares: [{ name: 索道, 单程, amount: 3 }]', [`line 1: 单程 ${COMMA}`]],
    ['title:大风\nid: 1', ['line 1: needs a space after the colon of title']],
    ['\ttitle: x', ['line 1: is indented with a tab, use spaces']],
    ['title: @x', ['line 1: a text that begins with @ needs quotes']],
    ['title: *x*', ['line 1: a text that begins with * needs quotes']],
    ['a: 1\na: 2', ['line 2: this field is there twice']],
    ['a:\n  b: 1\n c: 2', ['line 3: is not indented as the lines that belong to the same list']],
    ['a: "x\nb: 2', ['line 2: a quote is opened and not closed']],
    ['a: [x', ['line 1: a bracket is opened and not closed']],
    [
      'title： 大风\nx: 注意: y\nsummary： z',
      [`line 1: ${wide('title')}`, `line 3: ${wide('summary')}`, `line 2: ${QUOTES}`],
    ],
  ])('%j is explained', (text, expected) => {
    expect(() => parseYaml(text, 'news.yaml')).toThrow(
      new Error(expected.map((line) => `news.yaml: ${line}`).join('\n')),
    )
  })

  it.each([
    'tags: [a，b]',
    'a: https://x.y/z',
    'a: 08:00–17:00',
    '# c：d\na: 1',
    'a: |\n  id：1',
    'a: { b: }',
    '',
  ])('%j is none', (text) => {
    expect(() => parseYaml(text, 'news.yaml')).not.toThrow()
  })
})
