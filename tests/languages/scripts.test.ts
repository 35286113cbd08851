import { describe, expect, it } from 'vitest'
import { inLanguage } from '../../shared/language.ts'
import { speak } from '../../backend/captcha/speak.ts'
import { inEachLanguage, type Language, LANGUAGES } from '../../locales/languages.ts'
import { cardOf } from '../../tools/new-site/draw-in-browser.ts'
import { readHtml } from '../support/read-html.ts'
import { startInProcess } from '../support/site-in-process.ts'

const site = await startInProcess()
const [, , HANT = 'zh', JAPANESE = 'zh', ARABIC = 'zh']: readonly Language[] = LANGUAGES

const KINDS = {
  home: '/',
  list: '/mall/hotel',
  detail: '/mall/hotel/101',
  tickets: '/mall/ticket',
  guide: '/infomation/guide',
  form: '/service/complain',
  search: '/search?q=boat',
}

describe.each(Object.entries(KINDS))('the page type %s', (_, path) => {
  it.each([
    [HANT, 'zh-Hant', 'ltr'],
    [JAPANESE, 'ja', 'ltr'],
    [ARABIC, 'ar', 'rtl'],
  ])('is in %s with its text direction', async (language, tag, direction) => {
    const page = await site.getPage(inLanguage(language, path))
    const html = page.one('html')
    expect(page.attribute(html, 'lang')).toBe(tag)
    expect(page.attribute(html, 'dir')).toBe(direction)
    // The body needs no `lang` of its own, because the interface is translated.
    expect(page.attribute(page.one('body'), 'lang')).toBeUndefined()
  })
})

it.each(['/', '/mall/hotel', '/mall/ticket', '/service/complain', '/nothing'])(
  'the Arabic page %s has Chinese characters only in seals, names and marked texts',
  async (path) => {
    const html = await (await site.get(inLanguage(ARABIC, path))).text()
    const own = html
      .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '')
      .replaceAll(/<(\w+)[^>]*class="seal[^]*?<\/\1>/g, '')
      .replaceAll(/<(\w+)[^>]*lang="(?:zh|ja)[^]*?<\/\1>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
    expect(own.match(/\p{Script=Han}+/gu) ?? []).toEqual([])
  },
)

it('telephone numbers and hours are isolated in Arabic', async () => {
  const html = await (await site.get(inLanguage(ARABIC, '/infomation/contact'))).text()
  expect(html).toMatch(/href="tel:\+49\d+" dir="ltr"/)
  expect(await (await site.get(inLanguage(ARABIC, '/'))).text()).toMatch(/\u206608:00–18:00\u2069/)
})

it('a text in another language has its own direction', async () => {
  const page = await site.getPage(inLanguage(ARABIC, '/mall/hotel'))
  const rows = page.all('li').filter((row) => page.attribute(row, 'lang') === 'en')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(page.attribute(row, 'dir')).toBe('ltr')
})

it.each([
  [HANT, /€\d/],
  [JAPANESE, /€\d/],
  [ARABIC, /\d\u00a0€/],
])('prices are in euros in %s', async (language, price) => {
  const page = await site.getPage(inLanguage(language, '/mall/ticket'))
  const prices = page.ofClass('price').map(page.text)
  expect(prices.length).toBeGreaterThan(3)
  for (const each of prices) expect(each).toMatch(price)
})

it('structured data has the euro and the country', async () => {
  const html = await (await site.get('/mall/ticket')).text()
  expect(html).toContain('"priceCurrency":"EUR"')
  expect(await (await site.get('/')).text()).toContain('"addressCountry":"DE"')
})

it('Traditional Chinese is converted from Simplified Chinese, without a notice', async () => {
  const page = await site.getPage(inLanguage(HANT, '/mall/hotel/101'))
  expect(page.ofClass('notice').map(page.text)).toEqual([])
  expect(page.links('canonical')[0]?.href).toContain(inLanguage(HANT, '/mall/hotel/101'))
  const simplified = await site.getPage('/mall/hotel/101')
  const text = page.text(page.one('main'))
  expect(text).not.toBe(simplified.text(simplified.one('main')))
  // These characters do not exist in Traditional Chinese.
  expect(text).not.toMatch(/[湾门这时间电话说务儿]/)
})

describe('the share card', () => {
  const name = inEachLanguage(() => '青屿')
  const drawing = { theme: 'scroll', colours: {}, name: { ...name, [ARABIC]: 'خليج' } } as const
  const cardIn = (language: Language) => {
    const card = readHtml(cardOf(drawing, language))
    const [body, other] = [card.one('body'), card.all('p')[0]]
    const read = (element: typeof body | undefined) =>
      element && ['lang', 'dir', 'style'].map((each) => card.attribute(element, each))
    return { own: read(body), other: read(other) }
  }

  it.each([
    [HANT, 'ltr', 'Noto Serif CJK TC'],
    [JAPANESE, 'ltr', 'Noto Serif CJK JP'],
    [ARABIC, 'rtl', 'Noto Naskh Arabic'],
  ])('in %s has the direction and the fonts of its script', (language, direction, font) => {
    expect(cardIn(language).own).toEqual([language, direction, expect.stringContaining(font)])
  })

  it('shows a name in another language in the fonts of that language', () => {
    const { other } = cardIn(ARABIC)
    expect(other).toEqual(['zh-CN', 'ltr', expect.stringContaining('Noto Serif CJK SC')])
  })
})

it('the captcha is spoken in the nearest language with a voice', () => {
  const chosen = LANGUAGES.map((language) => [language, speak('1+2', language, () => 0.5).length])
  const { zh, en, ...others } = Object.fromEntries(chosen)
  expect(others).toEqual({ [HANT]: zh, [JAPANESE]: en, [ARABIC]: en, de: en, ko: en })
  expect(zh).not.toBe(en)
})
