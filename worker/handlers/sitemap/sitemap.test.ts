import { expect, it, vi } from 'vitest'
import { SITE_VARS } from '../../../tests/support/start-site.ts'
import { BackendError } from '../../upstream/call.ts'
import { app } from '../../app.ts'
import type { Language } from '../../../locales/languages.ts'

/** Returns the rows of the hotel list. All other lists are empty. */
const rows = vi.hoisted(() => vi.fn<(language: Language) => Promise<readonly object[]>>())

vi.mock('../../sections/fetch-pages.ts', () => ({
  fetchPages: async (_: unknown, kind: string, { language }: { language: Language }) =>
    kind === 'hotels' ? [{ list: (await rows(language)) ?? [] }] : [],
}))

vi.mock('../../upstream/backend.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  backendOf: () => async () => ({ list: [] }),
}))

const kv = new Map<string, string>()
const COPIES = {
  get: async (key: string) => kv.get(key) ?? null,
  put: async (key: string, value: string) => void kv.set(key, value),
}

async function ask(language = 'zh'): Promise<Response> {
  const env = { ...SITE_VARS, BACKEND_ORIGIN: 'https://api.example.com', COPIES }
  const waiting: Promise<unknown>[] = []
  const context = {
    waitUntil: (work: Promise<unknown>) => void waiting.push(work),
    passThroughOnException: () => undefined,
    props: {},
  }
  const response = await app.request(`/sitemap-${language}.xml`, {}, env, context)
  await Promise.all(waiting)
  return response
}

const hotel = (id: string, inLanguage: Language = 'zh', dates = {}) => ({
  id,
  inLanguage,
  ...dates,
})

it('the sitemap omits lists that the backend fails to return, and is then not cached', async () => {
  rows.mockResolvedValueOnce([hotel('7')])
  rows.mockRejectedValueOnce(new BackendError('unreachable', 'goodsList: HTTP 503'))
  const response = await ask()
  const xml = await response.text()
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(xml).toContain('/mall/hotel/7</loc>')
  expect(xml).not.toContain('hreflang="en" href="https://www.shore.example/en/mall/hotel/7"')
})

it('the sitemap is the last complete one if the backend fails to return a list', async () => {
  rows.mockResolvedValueOnce([hotel('8')]).mockResolvedValueOnce([hotel('8', 'en')])
  const whole = await (await ask()).text()
  expect(whole).toContain('/mall/hotel/8</loc>')
  rows.mockRejectedValue(new BackendError('unreachable', 'goodsList: HTTP 503'))
  const response = await ask()
  expect(await response.text()).toBe(whole)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  rows.mockReset()
  kv.clear()
})

it('the sitemap returns 500 on an internal error, and logs it', async () => {
  rows.mockResolvedValueOnce([]).mockRejectedValueOnce(new TypeError('list is undefined'))
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const response = await ask()
  expect(response.status).toBe(500)
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('TypeError: list is undefined'))
})

it('the sitemap uses the English page as default if an item exists only in English', async () => {
  rows.mockResolvedValueOnce([]).mockResolvedValueOnce([hotel('7', 'en')])
  const xml = await (await ask('en')).text()
  expect(xml).toContain(`hreflang="x-default" href="${SITE_VARS.SITE_ORIGIN}/en/mall/hotel/7"`)
})

it('the sitemap omits an item in languages in which it is not written', async () => {
  rows.mockResolvedValueOnce([hotel('9')]).mockResolvedValueOnce([hotel('9')])
  expect(await (await ask('en')).text()).not.toContain('/mall/hotel/9')
})

const published = '2026-11-15T09:20:00+08:00'
const updated = '2026-11-16T09:40:00+08:00'
const toCome = '2999-11-22T09:00:01+08:00'
it.each([
  ['its update', { publishedAt: published, updatedAt: updated }, updated],
  ['its publication if it was never updated', { publishedAt: published }, published],
  ['nothing if it has no dates', {}, undefined],
  ['nothing if it is published later', { publishedAt: toCome }, undefined],
  [
    'nothing if its update is in the future',
    { publishedAt: published, updatedAt: toCome },
    undefined,
  ],
])('dates an item by %s', async (_, dates, lastModified) => {
  rows.mockResolvedValueOnce([hotel('6', 'zh', dates)]).mockResolvedValueOnce([])
  const [, entry] =
    /<url>(<loc>[^<]*\/mall\/hotel\/6<\/loc>.*?)<\/url>/.exec(await (await ask()).text()) ?? []
  expect(/<lastmod>(.*)<\/lastmod>/.exec(entry ?? '')?.[1]).toBe(lastModified)
  expect(entry).toBeDefined()
})

it('dates each language version by its own update', async () => {
  const dates = { publishedAt: published }
  rows.mockResolvedValueOnce([hotel('6', 'zh', { ...dates, updatedAt: updated })])
  rows.mockResolvedValueOnce([hotel('6', 'en', dates)])
  expect(await (await ask('en')).text()).toMatch(
    new RegExp(`/en/mall/hotel/6</loc><lastmod>${published.replace('+', '\\+')}`),
  )
})
