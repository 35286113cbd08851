import { afterEach, expect, it, vi } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { inLanguage } from '../../shared/language.ts'
import { type PageName, pageNames } from '../../worker/sections/index.ts'
import { runChecks } from './checks.ts'

const FORM = 'www.example.com/service/complain'

afterEach(() => vi.unstubAllGlobals())

/** Returns the result of the check “http leads to https” if the site gives this answer. */
async function encryptionOf(origin: string, answer: Response): Promise<string | undefined> {
  vi.stubGlobal('fetch', async (address: string) =>
    address === `http://${FORM}` ? answer : new Response(),
  )
  const outcomes = await runChecks(origin)
  return outcomes.find(({ name }) => name === 'http leads to https')?.result
}

it.each([
  ['ok', 301, `https://${FORM}`],
  ['ok', 308, `https://${FORM}`],
  ['FAILED', 301, `http://${FORM}`],
  ['FAILED', 200, ''],
])(
  'the encryption check is %s if the form’s http URL returns %i %s',
  async (result, status, to) => {
    const answer = new Response(null, { status, headers: { Location: to } })
    expect(await encryptionOf('https://www.example.com', answer)).toBe(result)
  },
)

it('skips the encryption check for a site without https', async () => {
  expect(await encryptionOf('http://www.example.com', new Response())).toBe('skipped')
})

/** Answers as a site with these pages: it redirects other spellings, and has no other page. */
function siteWith(pages: readonly string[]): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const { origin, pathname, search } = new URL(address)
    if (pathname === '/sitemap.xml') return new Response(`<loc>${origin}/pages.xml</loc>`)
    if (pathname === '/pages.xml')
      return new Response(pages.map((path) => `<loc>${origin}${path}</loc>`).join(''))
    const page =
      pathname.toLowerCase().replace('information', 'infomation').replace(/\/$/, '') || '/'
    if (!pages.includes(page)) return new Response('', { status: 404 })
    if (page === pathname) return new Response('')
    return new Response('', { status: 301, headers: { Location: page + search } })
  })
}

const OTHER_HOME = LANGUAGES.slice(1, 2).map((each) => inLanguage(each, '/'))

async function outcomeOf(name: RegExp, without?: PageName[]) {
  const outcomes = await runChecks('https://www.example.com', without)
  return outcomes.find((each) => name.test(each.name))
}

it.each([['/infomation/guide', '/service/qa'], ['/about/privacy', '/service/qa'], []])(
  'asks for other spellings only of pages that the site has: %s',
  async (...pages: string[]) => {
    siteWith(['/', ...OTHER_HOME, ...pages])
    expect(await outcomeOf(/^other spellings/)).not.toHaveProperty('reason')
  },
)

it('skips the details if no items have pages', async () => {
  siteWith(['/', ...OTHER_HOME])
  expect(await outcomeOf(/^a detail/, pageNames())).toHaveProperty('result', 'skipped')
  expect(await outcomeOf(/^a detail/, ['hotels'])).toHaveProperty('result', 'FAILED')
})
