import { expect, it } from 'vitest'
import { cleanArticle } from '../../worker/backend/clean-article.ts'
import { proveArticle } from '../../worker/backend/proven-article.ts'
import type { Language } from '../../locales/languages.ts'
import { isFull } from '../support/sample.ts'
import { HOSTILE_STRINGS, WORST_VALUES } from './data/hostile-strings.ts'

/** Articles as they come, one of each kind of thing that stands in them. */
const ARTICLES = [
  'One plain line, with a number: 0600-555 0168.',
  '<h2>湖</h2><p>看<strong>云</strong>的<em>早晨</em>，请拨 0600-555 0168。</p>\n<h3>船</h3><p>一<br>二</p><hr>',
  '<p>见 <a href="/mall/ticket">门票</a>、<a href="/old/page?a=1#b">旧页</a>和<a href="https://a.example/x">别处</a>。</p>',
  '<p><a href="https://a.example">致电 0600-555 0168</a></p>',
  '<ul><li>一</li><li><b>二</b><ol><li>三</li></ol></li></ul><blockquote><p>茶</p></blockquote>',
  '<figure><img src="/a.jpg" width="1600" height="1000" alt="山"><figcaption>山</figcaption></figure>',
  '<figure><img src="https://a.example/a.jpg" alt="山"><figcaption>山<sub>1</sub></figcaption></figure>',
  '<p><img src="/a.jpg" alt="it’s"> <i>x</i><u>y</u><s>z</s><sup>2</sup></p>',
  '<h2>春茶</h2><table><thead><tr><th>一</th><th>二</th><th>三</th></tr></thead><tbody><tr><td>1</td><td></td><td>3</td></tr></tbody></table>',
  '<table> <tbody>\n<tr><td>1</td><td><h2>内</h2><ul><li>x</li></ul></td></tr></tbody><tfoot><tr><td>9</td></tr></tfoot></table>',
]

/** What a text is broken into, and put together from: tags, and the characters between them. */
const PIECES = [
  ...new Set(ARTICLES.flatMap((article) => article.match(/<[^>]*>|[^<]/g) ?? [])),
  ...' \t\n\f\r\0\u00a0\ufeff"\'`<>&/=-'.split(''),
  ...'div span pre code dl dt dd caption p h2 table tr td li a b form nobr button svg math template select'
    .split(' ')
    .flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<a href="//a.example">',
  '<a href="/\\a.example">',
  '<a href="javascript:x">',
  '<a href="https://site.invalid/x">',
  '<a href="/a`\'b">',
  '<img src="/a`\'b" alt="`\'">',
  '<img src="/b.jpg" width="01">',
  '<td colspan="2">',
  '<p class="x">',
  '<!-- x -->',
  '&amp;',
  '&nbsp;',
]

/** The same numbers in each run, so that what is found can be found again. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const MUTANTS = isFull ? 400_000 : 6000

/** An article with one to three of its pieces left out, doubled, exchanged or joined by another. */
function mutant(below: (limit: number) => number): string {
  const pieces = (ARTICLES[below(ARTICLES.length)] ?? '').match(/<[^>]*>|[^<]/g) ?? []
  for (let changes = 1 + below(3); changes > 0; changes -= 1) {
    const at = below(pieces.length + 1)
    const other = PIECES[below(PIECES.length)] ?? ''
    const change = below(5)
    if (change === 0) pieces.splice(at, 1)
    else if (change === 1) pieces.splice(at, 1, other)
    else if (change === 2) pieces.splice(at, 0, pieces[below(pieces.length)] ?? '')
    else if (change === 3)
      pieces.splice(at, 0, ...pieces.splice(below(pieces.length), 1 + below(4)))
    else pieces.splice(at, 0, other)
  }
  return pieces.join('')
}

const WAYS: readonly (readonly [Language, 2 | 4])[] = [
  ['zh', 2],
  ['en', 4],
]

/** Nothing where a text is not proven, or is the same by both ways; otherwise what differs. */
function differenceOf(html: string): { isProven: boolean; found?: string } {
  const results = WAYS.map(([language, level]) => {
    const proven = proveArticle(html, language, level)
    if (proven === undefined) return undefined
    const parsed = cleanArticle(html, language, { headingLevel: level })
    return JSON.stringify(proven) === JSON.stringify(parsed)
      ? ''
      : `${html}\n  proven ${proven.html}\n  parsed ${parsed.html}`
  })
  const found = results.find((result) => result)
  return { isProven: results.some((result) => result !== undefined), ...(found && { found }) }
}

it('an article as it comes needs no parser, and is the same with it', () => {
  expect(ARTICLES.map(differenceOf)).toEqual(ARTICLES.map(() => ({ isProven: true })))
})

it('no text that is proven clean is anything else to the parser', () => {
  const below = numbers(7)
  const texts = [
    ...HOSTILE_STRINGS,
    ...WORST_VALUES.filter((value) => typeof value === 'string'),
    ...Array.from({ length: MUTANTS }, () => mutant(below)),
  ]
  const results = texts.map(differenceOf)
  expect(results.flatMap(({ found }) => found ?? []).slice(0, 5)).toEqual([])
  const proven = results.filter(({ isProven }) => isProven).length
  expect(proven).toBeGreaterThan(MUTANTS / 10)
})
