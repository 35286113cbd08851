import { wordsIn as partsOf } from '../support/words-in.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { telephoneNumber } from '../../shared/telephone-number.ts'
import { ContentTitle, PhrasedTitle } from '../../client/ui/content-title.tsx'
import { readComplaint } from '../../shared/complaint/form.ts'
import { captcha, receipt } from '../../contract/complaint.ts'
import { dateTime, link, slug, telephone } from '../../contract/values.ts'
import { cleanArticle } from '../../worker/upstream/clean-article.ts'
import { cookieValue } from '../../worker/edge/cookies.ts'
import { preferredLanguage } from '../../worker/edge/language.ts'
import { isBot } from '../../worker/edge/bots.ts'
import { isHostileQuery, findRedirect } from '../../worker/edge/find-page.ts'
import { matchPage } from '../../worker/routes.ts'
import { hrefOfLink } from '../../worker/href.ts'
import { LinkedText } from '../../worker/sections/activities/detail.page.tsx'
import { RichText } from '../../worker/render/rich-text.tsx'
import { folded } from '../../shared/synonyms.ts'
import { tokensOf, wordsIn } from '../../worker/sections/search/search-index.ts'
import { sample } from '../support/sample.ts'

/** All functions that parse text from visitors or from the backend. */
const SUBJECTS: Record<string, (text: string) => unknown> = {
  'the canonical path': (text) => matchPage(`/${text}`),
  'the query': (text) => isHostileQuery(`?${text}`),
  'the redirect rules': (text) => findRedirect([RULE, RULE], `/${text}`, ''),
  Cookie: (text) => cookieValue(text, 'webLang'),
  'Accept-Language': preferredLanguage,
  'User-Agent': isBot,
  'a link of the backend': (text) => hrefOfLink('en', `/x${text}`),
  'an article': drawArticle,
  'rows of a table in an article': (text) => drawArticle(rowsOf(text)),
  'links in an article': (text) => drawArticle(linksOf(text)),
  'a link in an article': (text) => drawArticle(`<a href="/x${text}">x</a>`),
  'a heading in an article': (text) => drawArticle(`<h2>${text}</h2>`),
  'a table in an article': (text) => drawArticle(`<table><td>${text}</table>`),
  'a title': (text) => renderToStaticMarkup(<PhrasedTitle text={text} />),
  'a title in Chinese words': (text) => renderToStaticMarkup(<ContentTitle text={`一${text}`} />),
  'a title in English': (text) => renderToStaticMarkup(<ContentTitle text={text} />),
  'a text with links': (text) => renderToStaticMarkup(<LinkedText text={text} />),
  'a text that is searched': (text) => tokensOf(folded(text)),
  'a search': (text) => wordsIn(folded(text)),
  'a telephone number': telephoneNumber,
  'the fields of a complaint': (text) =>
    readComplaint(new URLSearchParams(FIELDS.map((name) => [name, text])), 1),
  'the checks of single values': (text) =>
    [link, slug, telephone, dateTime, captcha.entries.img, receipt.entries.receiptNumber].map(
      (schema) => v.is(schema, text),
    ),
}

const RULE = { from: '/old', to: '/new', status: 307 } as const
const FIELDS = ['category', 'name', 'phone', 'email', 'visitDate', 'orderNumber', 'content', 'code']

/**
 * Texts that are repeated. They make a careless regular expression backtrack, because `END`
 * prevents a match.
 */
const REPEATED = [
  ...partsOf(`
  / - . 1 a a. /a a- a, ; %5F 一 一月 0600- +86 a@ http://a. < <!-- &#x <table> <h2>
  <h2></h2><table> 2026-01-01T
`),
  ' ',
  '; webLang',
  '1 ',
  '\u00ad',
]
const END = '\u0001!'

const LENGTHS = { short: 4096, long: 32_768 }
/** Maximum growth. With eight times the text, linear time grows by 8 and quadratic time by 64. */
const MAX_GROWTH = 24
/** Shorter durations (in milliseconds) are too inexact to compare. */
const MIN_MS = 0.02

/** Cleans and renders an article from the backend, as a whole page and as a part of one. */
function drawArticle(html: string): string {
  const texts = [cleanArticle(html, 'en'), cleanArticle(html, 'en', { headingLevel: 4 })]
  return renderToStaticMarkup(
    <>
      {texts.map((text, index) => (
        <RichText key={index} text={text} />
      ))}
    </>,
  )
}

/** Returns an article as long as the text, with a piece of the text in each table row. */
const rowsOf = (text: string) =>
  `<h2>x</h2><table><tbody>${inPieces(text, (piece) => `<tr>${`<td>${piece}</td>`.repeat(3)}</tr>`)}</tbody></table>`
const linksOf = (text: string) =>
  inPieces(text, (piece) => `<h2>${piece}</h2><p><a href="/x">${piece}</a></p>`)

function inPieces(text: string, put: (piece: string) => string): string {
  return (text.replaceAll(/[<&]/g, 'x').match(/.{1,40}/gs) ?? []).map(put).join('')
}

/** Returns the shortest of six durations, in milliseconds. */
function durationOf(work: () => unknown): number {
  const durations = Array.from({ length: 6 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...durations)
}

/** Returns how many times longer the long text takes than the short one. */
function growthOf(read: (text: string) => unknown, part: string): number {
  const timed = (length: number) => durationOf(() => read(part.repeat(length / part.length) + END))
  return timed(LENGTHS.long) / Math.max(timed(LENGTHS.short), MIN_MS)
}

/**
 * Returns whether three measurements in a row exceed the limit. Other work on the machine may
 * disturb one of them.
 */
function growsTooFast(read: (text: string) => unknown, part: string): boolean {
  return [1, 2, 3].every(() => growthOf(read, part) > MAX_GROWTH)
}

describe.each(Object.entries(SUBJECTS))('%s', (_, read) => {
  it('takes time in proportion to the length of the text', () => {
    expect(sample(REPEATED, 6).filter((part) => growsTooFast(read, part))).toEqual([])
  })
})

/** Takes quadratic time. Reads only a quarter of the text, so that the test stays short. */
const slowly = (text: string) => text.slice(-text.length / 4).replace(/\/+$/, '')

it('the check detects quadratic time', () => {
  expect(growsTooFast(slowly, '/')).toBe(true)
})
