import { describe, expect, it } from 'vitest'
import { parseYaml } from './read-yaml.ts'

const QUOTES = 'a text that contains a colon and a space needs quotes'
const COMMA = 'stands alone: within { }, a text with a comma needs quotes'
const wide = (name: string) => `the colon after ${name} is full-width, type a half-width one: \`:\``

const begins = (sign: string) => `a text that begins with ${sign} needs quotes`
const space = (name: string) => `needs a space after the colon of ${name}`

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
  ])('is reported with its line and a way to fix it: %j', (text, expected) => {
    expect(() => parseYaml(text, 'news.yaml')).toThrow(
      new Error(expected.map((line) => `news.yaml: ${line}`).join('\n')),
    )
  })

  const TEXT_QUOTES =
    'a quote within a text ends it; put the other kind of quotes around the whole text'
  const SQUARE = 'the brackets are full-width, type half-width ones: `[ ]`'
  const CURLY = 'the brackets are full-width, type half-width ones: `{ }`'
  const COMMENT = 'a # begins a comment; a text with # needs quotes'
  const DEEP = 'is indented more than the field above it'
  const LEVEL = 'is not indented as the lines that belong to the same list'
  const ANY = 'cannot be read; a text with [ ] { } # & * ! | > % @ ` or quotes in it needs quotes'

  it.each([
    ['- name： x', 1, wide('name')],
    ['标题： x', 1, wide('标题')],
    ['summary: 时间: 8:00: 起', 1, QUOTES],
    ['a:\n  - b: x: y', 2, QUOTES],
    ['a: { note: 一, 二, 三 }', 1, `三 ${COMMA}`],
    ['a: { name: Cable [red], x: 1 }', 1, ANY],
    ['a: { t: x{y} }', 1, ANY],
    ['a: { name: 票} , x: 1 }', 1, ANY],
    ['a:\n\tb: 1', 2, 'is indented with a tab, use spaces'],
    ['a:\n  - b: 1\n\t- c: 2', 3, 'is indented with a tab, use spaces'],
    ['a: { b: 1,\n\tc: 2 }', 2, 'is indented with a tab, use spaces'],
    ['tags: ［a, b］', 1, SQUARE],
    ['tags:［a］', 1, SQUARE],
    ['a: ｛ b: 1 ｝', 1, CURLY],
    ['a:\n  - ｛ b ｝', 2, CURLY],
    ['title: "大风”', 1, 'a quote is opened and not closed'],
    ['title:大风', 1, space('title')],
    ['a:\n  - name:x', 2, space('name')],
    ['a: {name:x}', 1, space('name')],
    ["title: 'x", 1, 'a quote is opened and not closed'],
    ["a: { b: 'x }", 1, 'a quote is opened and not closed'],
    ["a: 'it's'", 1, TEXT_QUOTES],
    ['a: "x" y', 1, TEXT_QUOTES],
    ['a:\n  b: 1\n  b: 2', 3, 'this field is there twice'],
    ['a: { b: 1, b: 2 }', 1, 'this field is there twice'],
    ['a: 1\n b: 2', 2, DEEP],
    ['a: x\n  b: 1', 2, DEEP],
    ['  a: 1\nb: 2', 2, LEVEL],
    ['a:\n  - b: 1\n    c: 2\n   d: 3', 4, LEVEL],
    ['a: %x', 1, begins('%')],
    ['a: &x y', 1, begins('&')],
    ['a: *x', 1, begins('*')],
    ['a: `x`', 1, begins('`')],
    ['a: !x', 1, begins('!')],
    ['a: | x', 1, begins('|')],
    ['a: > x', 1, begins('>')],
    ['a: ? x', 1, begins('?')],
    ['a: - x', 1, begins('-')],
    ['a: #x', 1, COMMENT],
    ['a: #1 房', 1, COMMENT],
    ['address: 海边路 5 #1', 1, COMMENT],
    ['a: 5 #1 路', 1, COMMENT],
  ])('is reported as one sentence: %j, line %i', (text, line, sentence) => {
    expect(() => parseYaml(text, 'news.yaml')).toThrow(
      new Error(`news.yaml: line ${line}: ${sentence}`),
    )
  })

  it.each([
    'title: ［公告］索道停运',
    'alt: [一艘船。, 图中一角：湖与桥。]',
    'a:\n  - WiFi：有',
    'a: x # in words',
    'a: 5 # in words',
    'a: # in words\n  b: 1',
    'a: |\n  x: y: z\n  - #1',
    'tags: [8:30, "#1"]',
    'a: 【停开】索道',
    'a: https://x.y/z#part',
    'a: “大风”来了',
    'tags: [a，b]',
    'a: https://x.y/z',
    'a: 08:00–17:00',
    '# c：d\na: 1',
    'a: |\n  id：1',
    'a: { b: }',
    '',
  ])('is not reported for valid text: %j', (text) => {
    expect(() => parseYaml(text, 'news.yaml')).not.toThrow()
  })
})
