import { wordsIn } from '../support/words-in.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../locales/languages.ts'
import { inLanguage, tagOf } from '../../shared/language.ts'
import { type Answer, type Breaking, startBreakable } from '../support/breakable-backend.ts'
import { untilNight } from '../support/night.ts'
import { sample } from '../support/sample.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

/** Number of items in each list: in Chinese (1), and in any other language (2). */
const COUNTS = { 1: 120, 2: 5 }

const OTHERS = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)

/** For each list, an item from the real answer. */
const samples = new Map<string, Answer>()

/** Makes lists longer in Chinese than in English, with one category only in Chinese. */
const uneven: Breaking = (answer, { at, query, body }) => {
  const input = body.languageId ? body : Object.fromEntries(query)
  const list = `${at} ${input.type} ${input.languageId}`
  const one = answer.data?.list?.[0] ?? samples.get(list)
  if (input.pageSize === undefined || one === undefined) return answer
  samples.set(list, one)
  const isChinese = Number(input.languageId) === 1
  const total = COUNTS[isChinese ? 1 : 2]
  const categories = isChinese ? [{ id: 'only-zh', name: '只有中文' }] : []
  const both = { id: 'both', name: at }
  const all: Answer[] = Array.from({ length: total }, (_, n) => ({
    ...one,
    id: `made-${n}`,
    category: isChinese && n % 2 === 0 ? categories[0] : both,
  }))
  const chosen = all.filter(
    ({ category }) => input.category === undefined || category.id === input.category,
  )
  const start = (input.page - 1) * input.pageSize
  const page = chosen.slice(start, start + Number(input.pageSize))
  const data = {
    ...answer.data,
    list: page,
    total: chosen.length,
    categories: [both, ...categories],
  }
  return {
    ...answer,
    data: { ...data, page: Number(input.page), pageSize: Number(input.pageSize) },
  }
}

const LISTS = wordsIn(`
  /infomation/announcement /infomation/activity /scenic/information /scenic/publicity
  /service/strategy /infomation/corporateCulture /mall/hotel /mall/restaurant
`)

const backend = await startBreakable()
let calls = 0
const site = await startSite({ vars: { BACKEND_ORIGIN: backend.origin } })
await site.advanceClock(untilNight())
const count: Breaking = (answer, call, response) => {
  calls += 1
  return uneven(answer, call, response)
}
backend.breakWith(count)
afterAll(async () => {
  await site.stop()
  await backend.stop()
})

// Requests each list once, for its sample item.
for (const path of LISTS)
  for (const language of LANGUAGES) await site.get(inLanguage(language, path))

/** Returns a page's addresses in other languages, from header, payload and alternates. */
async function versionsOf(path: string) {
  const page = await site.getPage(path)
  const link = page
    .all('a')
    .find((each) => page.attribute(each, 'hrefLang') !== undefined && page.text(each) !== '')
  const payload = await (await site.get(path.replace(/(?=\?)|$/, '/_payload.json'))).json()
  return {
    link: link && page.attribute(link, 'href'),
    inPayload: payload.translations.map(({ href }: { href: string }) => href),
    alternates: Object.fromEntries(
      page
        .links('alternate')
        .filter(({ hreflang }) => hreflang !== undefined)
        .map(({ hreflang, href }) => [hreflang, href?.slice(SITE_ORIGIN.length)]),
    ),
  }
}

describe.each(sample(LISTS, 3))('%s', (path) => {
  it.each(['page=2', 'category=only-zh', 'page=2&category=only-zh'])(
    'with the Chinese-only ?%s links to the English list and to no English version',
    async (query) => {
      const address = `${path}?${query}`
      const versions = await versionsOf(address)
      expect(versions).toEqual({
        link: `/en${path}`,
        inPayload: OTHERS.map((each) => inLanguage(each, path)),
        alternates: { 'zh-CN': address, 'x-default': address },
      })
      expect((await site.get(`/en${address}`)).status).toBe(404)
    },
  )

  it('keeps a query that exists in both languages', async () => {
    for (const query of ['', '?category=both']) {
      const address = path + query
      expect(await versionsOf(address)).toEqual({
        link: `/en${address}`,
        inPayload: OTHERS.map((each) => inLanguage(each, address)),
        alternates: {
          ...Object.fromEntries(LANGUAGES.map((each) => [tagOf(each), inLanguage(each, address)])),
          'x-default': address,
        },
      })
      expect((await versionsOf(`/en${address}`)).link).toBe(address)
    }
  })
})

it('the English link of a Chinese-only child map leads to the whole guide', async () => {
  backend.breakWith((answer, { at, query }) =>
    at === 'GET /api/web/son/guide' && query.get('languageId') !== '1'
      ? { code: 404, msg: 'none', data: null }
      : answer,
  )
  const maps = await site.getPage('/infomation/guide')
  const child = maps
    .all('a')
    .flatMap((link) => /[?&]map=([\w-]+)/.exec(maps.attribute(link, 'href') ?? '')?.[1] ?? [])[0]
  const versions = await versionsOf(`/infomation/guide?map=${child}`)
  expect(versions.link).toBe('/en/infomation/guide')
  expect(Object.keys(versions.alternates)).toEqual(['zh-CN', 'x-default'])
})

it('a page without a query makes no call for the other language', async () => {
  backend.breakWith(count)
  const own = await startSite({ vars: { BACKEND_ORIGIN: backend.origin } })
  calls = 0
  expect((await own.get('/infomation/corporateCulture')).status).toBe(200)
  expect(calls).toBe(2)
  await own.stop()
})
