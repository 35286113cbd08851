import { expect, it, vi } from 'vitest'
import { inLanguage } from '../../shared/language.ts'
import { languageIds, LANGUAGES } from '../../locales/languages.ts'
import { startInProcess } from '../support/site-in-process.ts'

vi.mock(import('../../worker/render/build.ts'), () => import('../support/made-build.ts'))

const site = await startInProcess()
const THAI = LANGUAGES.find((each) => inLanguage(each, '/') === '/th') ?? 'zh'

it('has the languages of its settings, each with an id', () => {
  expect(LANGUAGES).toEqual(['zh', 'en', 'th'])
  expect(new Set(Object.values(languageIds)).size).toBe(3)
})

it.each([
  '/',
  '/mall',
  '/mall/hotel',
  '/mall/hotel/101',
  '/mall/ticket',
  '/mall/shopping',
  '/mall/restaurant',
  '/scenic/intro',
  '/scenic/publicity',
  '/scenic/information',
  '/service/qa',
  '/service/traffic',
  '/service/complain',
  '/service/strategy',
  '/infomation/guide',
  '/infomation/contact',
  '/infomation/activity',
  '/infomation/announcement',
  '/infomation/corporateCulture',
  '/search?q=boat',
  '/accessibility',
  '/about/privacy',
])('%s is there in a language without a file, in its language', async (path) => {
  const response = await site.get(inLanguage(THAI, path))
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).toContain('<html lang="th"')
})
