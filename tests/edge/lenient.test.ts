import { wordsIn } from '../support/words-in.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { check } from '../../contract/check.ts'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { droppedParts } from '../../worker/upstream/call.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { type Answer, startBreakable } from '../support/breakable-backend.ts'
import { startSite } from '../support/start-site.ts'

const OPS_TOKEN = 'edited-backend-token'
const SITE_ORIGIN = 'http://localhost:8787'
const backend = await startBreakable()
const vars = { BACKEND_ORIGIN: backend.origin, OPS_TOKEN }
const [site, publicSite] = await Promise.all([
  startSite({ vars: { ...vars, SITE_ORIGIN } }),
  startSite({ vars }),
])
afterAll(async () => {
  await Promise.all([site.stop(), publicSite.stop()])
  await backend.stop()
})

const NAMES = Object.entries(endpoints).map(([name, { at }]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries loses the key types
  name: name as EndpointName,
  at: new RegExp(`^${at.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

/**
 * Replaces the data in the backend's answers by the result of `edit`, or lets `edit` change it.
 * Clears the cache of the site `of`.
 */
async function editWith(edit: (data: Answer, name: EndpointName) => unknown, of = site) {
  backend.breakWith((answer, { at }) => {
    const name = NAMES.find((each) => each.at.test(at))?.name
    if (name === undefined || answer.data === null) return answer
    return { ...answer, data: edit(answer.data, name) ?? answer.data }
  })
  const { ok } = await fetch(new URL('/ops/purge', of.site), {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify({ call: '*' }),
  })
  expect(ok).toBe(true)
}

type Fields = Record<string, unknown>

/** Returns all objects inside a value, at any depth. */
function objectsIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value that is not a list has fields
  return Array.isArray(value) ? inside : [value as Fields, ...inside]
}

async function htmlOf(path: string): Promise<string> {
  const response = await site.get(path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return response.text()
}

async function mainOf(path: string): Promise<string> {
  const page = readHtml(await htmlOf(path))
  return page.text(page.one('main'))
}

describe('a backend with numeric ids', () => {
  it('has these ids in pages, links and the sitemap', async () => {
    await editWith((data) => {
      for (const each of objectsIn(data))
        if (/^\d+$/.test(String(each['id']))) each['id'] = Number(each['id'])
    })
    expect(await htmlOf('/mall/hotel')).toContain('href="/mall/hotel/101"')
    expect(await htmlOf('/mall/hotel/101')).toContain(
      `rel="canonical" href="${SITE_ORIGIN}/mall/hotel/101"`,
    )
    expect(await (await site.get('/sitemap-zh.xml')).text()).toContain('/mall/hotel/101</loc>')
  })

  it.each([7, 'On_the-Shore'])('filters its lists by the category %j', async (id) => {
    const rename = (data: unknown) => {
      for (const each of objectsIn(data)) if (each['id'] === 'shore') each['id'] = id
    }
    await editWith(rename)
    expect(await htmlOf('/mall/hotel')).toContain(`href="/mall/hotel?category=${id}"`)
    expect(await mainOf(`/mall/hotel?category=${id}`)).toContain('海边')
    expect((await site.get('/mall/hotel?category=8')).status).toBe(404)
  })
})

const withPicture = (src: unknown, isInTexts: boolean) => (data: unknown) => {
  for (const each of objectsIn(data)) {
    if ('cover' in each) each['cover'] = { src, width: 600, height: 400 }
    if (isInTexts && typeof each['content'] === 'string')
      each['content'] += `<p><img src="${String(src)}" alt="x"></p>`
  }
}

describe('a picture', () => {
  const HTTP = 'http://localhost:9000/a.jpg?size=2'
  it('may have an HTTP address on a local site, also in texts', async () => {
    await editWith(withPicture(HTTP, true))
    const response = await site.get('/mall/hotel/101')
    const page = readHtml(await response.text())
    const shown = page.all('img').filter((image) => page.attribute(image, 'src') === HTTP)
    expect(shown.length).toBeGreaterThan(1)
    expect(response.headers.get('Content-Security-Policy')).toMatch(/img-src [^;]*\bhttp:(?:;| )/)
  })

  it('is omitted on a public site if its address is HTTP', async () => {
    await editWith(withPicture(HTTP, true), publicSite)
    const response = await publicSite.get('/mall/hotel/101')
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain(HTTP)
    expect(response.headers.get('Content-Security-Policy')).not.toMatch(
      /img-src [^;]*\bhttp:(?:;| )/,
    )
  })
})

/**
 * Removes all fields without which an answer is still valid and loses no part. Objects with the
 * same keys are tested together, because testing each alone would take longer than the site's
 * timeout.
 */
function stripped(data: unknown, name: EndpointName): unknown {
  const alike = Map.groupBy(objectsIn(data), (each) => Object.keys(each).join())
  for (const objects of alike.values()) {
    for (const key of Object.keys(objects[0] ?? {})) {
      const values = objects.map((each) => each[key])
      for (const each of objects) delete each[key]
      const result = check(endpoints[name].data, data)
      if (result.success && droppedParts(data, result.output).length === 0) continue
      for (const [index, each] of objects.entries()) each[key] = values[index]
    }
  }
  return data
}

const HOLD_TEXT = wordsIn(`
  h1 h2 h3 p li dt dd td a time ul ol dl section
`)
const COUNT_AS_TEXT = ['img', 'svg', 'input']

/** Returns empty elements, and words such as `undefined` in the page's text. */
function leftBehind(html: string): string[] {
  const page = readHtml(html)
  const main = page.one('main')
  const empty = HOLD_TEXT.flatMap((tag) => page.all(tag, main)).filter(
    (element) =>
      page.text(element).trim() === '' &&
      page.attribute(element, 'ariaLive') === undefined &&
      COUNT_AS_TEXT.every((tag) => page.all(tag, element).length === 0),
  )
  const words = ['undefined', 'NaN', '[object', 'null'].filter((word) =>
    page.text(main).includes(word),
  )
  const description = page.meta('description')?.trim() === '' ? ['an empty description'] : []
  return [...empty.map(({ tagName }) => `an empty ${tagName}`), ...words, ...description]
}

it('missing optional fields leave no traces on the pages', async () => {
  const made = new Map<string, unknown>()
  await editWith((data, name) => {
    const key = JSON.stringify([name, data])
    made.set(key, made.get(key) ?? stripped(data, name))
    return made.get(key)
  })
  const faults: string[] = []
  for (const { address } of PAGE_ADDRESSES)
    faults.push(...leftBehind(await htmlOf(address)).map((fault) => `${address}: ${fault}`))
  expect(faults).toEqual([])
  expect(made.size).toBeGreaterThan(20)
})

it('invalid values are reported in the log and to operators, by call, field and reason', async () => {
  await editWith((data, name) => {
    if (name === 'goodsDetail') data.checkIn = 'noon'
    if (name === 'goodsList')
      data.list[0].cover = { src: 'ftp://a.example/b.jpg?key=q7-z', width: 1, height: 1 }
  })
  const before = site.logs.length
  expect((await site.get('/mall/hotel/101')).status).toBe(503)
  await htmlOf('/mall/hotel')
  const messages = site.logs.slice(before).map((line) => JSON.parse(line).message)
  const refused =
    'GET /api/mall?id=101&languageId=1 → checkIn: "noon" must be a time of day as 08:00'
  const lost =
    'POST /api/mall → list[0].cover.src: "ftp://a.example/b.jpg?…" must be https or begin with /; left out list[0].cover'
  expect(messages.filter((message) => message === refused)).toHaveLength(1)
  // The same message may be there several times, because a list needs several calls.
  expect(messages).toContain(lost)
  const headers = { Authorization: `Bearer ${OPS_TOKEN}` }
  const { calls } = await (await site.get('/ops/health', headers)).json()
  expect(calls.goodsDetail.lastFailure).toMatchObject({ kind: 'malformed', message: refused })
  expect(calls.goodsList.lastLostParts).toMatchObject({ message: lost })
})
