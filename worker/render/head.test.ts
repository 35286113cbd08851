import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { inLanguage, tagOf } from '../../shared/language.ts'
import type { HeadTag } from '../../shared/payload.ts'
import { SITE_FACTS } from '../../tests/support/site-facts.ts'
import { documentHead } from './head.ts'

type Source = Parameters<typeof documentHead>[0]

const ORIGIN = 'https://www.shore.example'

const page = { title: '听松山房', description: '推窗见云海。' }

/** Returns the head of `/mall/hotel/101` in Chinese, with the given changes. */
function headOf(differing: Partial<Source> = {}) {
  return documentHead({
    head: page,
    language: 'zh',
    path: '/mall/hotel/101',
    query: {},
    card: undefined,
    sharePicture: 'stay',
    settings: { SITE_ORIGIN: ORIGIN, BUILD_CHECK_INTERVAL_MS: 0, COOKIE_CROSS_ORIGIN: false },
    site: SITE_FACTS,
    ...differing,
  })
}

/** Returns the values of attribute `key` in all elements that have the attributes of `known`. */
function valuesOf(tags: readonly HeadTag[], known: Record<string, string>, key: string) {
  return tags.flatMap((tag) =>
    tag.tag !== 'script' &&
    Object.entries(known).every(([name, value]) => tag.attributes[name] === value)
      ? [tag.attributes[key]]
      : [],
  )
}

function canonicals(differing?: Partial<Source>) {
  return valuesOf(headOf(differing).tags, { rel: 'canonical' }, 'href')
}

/** Returns the addresses by language. */
function alternates(differing?: Partial<Source>) {
  const { tags } = headOf(differing)
  const languages = valuesOf(tags, { rel: 'alternate' }, 'hreflang')
  const addresses = valuesOf(tags, { rel: 'alternate' }, 'href')
  return languages.map((language, index) => [language, addresses[index]])
}

function properties(name: string, differing?: Partial<Source>) {
  return valuesOf(headOf(differing).tags, { property: name }, 'content')
}

/** Returns the page's structured data about one item. */
function structured(item: Record<string, unknown>): unknown {
  const { tags } = headOf({ head: { ...page, structured: [{ '@type': 'Thing', ...item }] } })
  return tags.flatMap((tag) => (tag.tag === 'script' ? [tag.json] : []))[0]
}

describe('the title', () => {
  it('contains the title of the page and the name of the site', () => {
    expect(headOf().title).toBe('听松山房 · 浅澜湾')
  })

  it('is only the page’s own title on the home page', () => {
    expect(headOf({ path: '/', head: { ...page, title: '浅澜湾' } }).title).toBe('浅澜湾')
  })
})

describe('the canonical address', () => {
  it.each([
    ['zh', '/mall/hotel/101', `${ORIGIN}/mall/hotel/101`],
    ['en', '/mall/hotel/101', `${ORIGIN}/en/mall/hotel/101`],
    ['zh', '/', `${ORIGIN}/`],
    ['en', '/', `${ORIGIN}/en`],
  ] as const)('in %s of %s is %s', (language, path, address) => {
    expect(canonicals({ language, path })).toEqual([address])
    expect(properties('og:url', { language, path })).toEqual([address])
  })

  it('contains the page’s query in the given order, encoded', () => {
    const query = { page: '2', category: 'tea', type: 'a&b' }
    expect(canonicals({ path: '/scenic/information', query })).toEqual([
      `${ORIGIN}/scenic/information?page=2&category=tea&type=a%26b`,
    ])
    expect(canonicals({ path: '/mall', query: { category: 'tea', page: '2' } })).toEqual([
      `${ORIGIN}/mall?category=tea&page=2`,
    ])
  })

  it('omits query keys that do not change the page', () => {
    const query = { category: 'tea', map: '2' }
    const head = { ...page, canonicalQuery: { map: '2', category: undefined } }
    expect(canonicals({ query, head })).toEqual([`${ORIGIN}/mall/hotel/101?map=2`])
    expect(alternates({ query, head })[1]).toEqual(['en', `${ORIGIN}/en/mall/hotel/101?map=2`])
  })

  it('is the Chinese page if the content exists only in Chinese', () => {
    const chineseOnly = { language: 'en', head: { ...page, contentLanguage: 'zh' } } as const
    expect(canonicals(chineseOnly)).toEqual([`${ORIGIN}/mall/hotel/101`])
    expect(properties('og:url', chineseOnly)).toEqual([`${ORIGIN}/mall/hotel/101`])
  })
})

describe('the alternates', () => {
  it.each(LANGUAGES)('are all languages and the default, on a page in %s', (language) => {
    expect(alternates({ language, query: { page: '2' } })).toEqual([
      ...LANGUAGES.map((each) => [
        tagOf(each),
        `${ORIGIN}${inLanguage(each, '/mall/hotel/101')}?page=2`,
      ]),
      ['x-default', `${ORIGIN}/mall/hotel/101?page=2`],
    ])
  })

  it('omit English if the content exists only in Chinese', () => {
    expect(alternates({ language: 'en', head: { ...page, contentLanguage: 'zh' } })).toEqual([
      ['zh-CN', `${ORIGIN}/mall/hotel/101`],
      ['x-default', `${ORIGIN}/mall/hotel/101`],
    ])
  })

  it('omit English on the Chinese page too if the backend lists only Chinese', () => {
    const head = { ...page, contentLanguage: 'zh', contentLanguages: ['zh'] } as const
    expect(alternates({ head })).toEqual(alternates({ language: 'en', head }))
    expect(alternates({ head }).map(([language]) => language)).toEqual(['zh-CN', 'x-default'])
  })

  it('are only English if the content exists only in English', () => {
    expect(alternates({ language: 'zh', head: { ...page, contentLanguage: 'en' } })).toEqual([
      ['en', `${ORIGIN}/en/mall/hotel/101`],
      ['x-default', `${ORIGIN}/en/mall/hotel/101`],
    ])
  })

  it('are all languages if the content is in the page’s language', () => {
    expect(alternates({ language: 'en', head: { ...page, contentLanguage: 'en' } })).toEqual(
      alternates({ language: 'en' }),
    )
  })
})

describe('the robots tag', () => {
  const unlisted = { head: { ...page, isNoIndex: true } }

  it('is noindex for an unlisted page, which has no canonical address and no alternates', () => {
    expect(valuesOf(headOf(unlisted).tags, { name: 'robots' }, 'content')).toEqual(['noindex'])
    expect([...canonicals(unlisted), ...alternates(unlisted)]).toEqual([])
  })

  it('allows large image previews on all other pages', () => {
    expect(valuesOf(headOf().tags, { name: 'robots' }, 'content')).toEqual([
      'max-image-preview:large',
    ])
  })
})

describe('Open Graph', () => {
  it.each([
    ['zh', 'zh_CN', 'en_GB'],
    ['en', 'en_GB', 'zh_CN'],
  ] as const)('has the locales of a page in %s', (language, locale, other) => {
    expect(properties('og:locale', { language })).toEqual([locale])
    const more = LANGUAGES.filter((each) => each !== 'zh' && each !== 'en')
    const theirs = more.map((each) => {
      const { language: code } = new Intl.Locale(each)
      return expect.stringMatching(new RegExp(`^${code}_[A-Z]{2}$`))
    })
    expect(properties('og:locale:alternate', { language })).toEqual([other, ...theirs])
  })

  it('has title and description without the site’s name', () => {
    expect(properties('og:title')).toEqual([page.title])
    expect(properties('og:description')).toEqual([page.description])
    expect(properties('og:site_name')).toEqual([SITE_FACTS.name])
  })

  it('uses the title if there is no description', () => {
    const head = { ...page, description: ' ' }
    expect(properties('og:description', { head })).toEqual(['听松山房 · 浅澜湾'])
    expect(valuesOf(headOf({ head }).tags, { name: 'description' }, 'content')).toEqual([
      '听松山房 · 浅澜湾',
    ])
  })

  it('uses the page’s own picture, with its type and size', () => {
    const card = { src: 'https://img.shore.example/room.png', width: 900, height: 472, alt: '圆窗' }
    const shown = { card: { ...card, type: 'image/png' } }
    expect(properties('og:image', shown)).toEqual([card.src])
    expect(properties('og:image:type', shown)).toEqual(['image/png'])
    expect(properties('og:image:width', shown)).toEqual(['900'])
    expect(properties('og:image:height', shown)).toEqual(['472'])
    expect(properties('og:image:alt', shown)).toEqual(['圆窗'])
    expect(properties('og:image:alt', { card: { ...card, alt: '' } })).toEqual([SITE_FACTS.name])
    expect(properties('og:image:type', { card })).toEqual([])
  })

  it.each([
    ['home', 'zh'],
    ['home', 'en'],
    ['stay', 'zh'],
    ['strategies', 'en'],
  ] as const)('uses the share picture of the page: %s in %s', (sharePicture, language) => {
    const [address] = properties('og:image', { sharePicture, language })
    const name = `${sharePicture}-${language}`
    expect(address).toMatch(new RegExp(`^${ORIGIN}/pictures/share-${name}\\.jpg\\?v=\\w{8}$`))
    expect(properties('og:image:width', { sharePicture, language })).toEqual(['1200'])
    expect(properties('og:image:height', { sharePicture, language })).toEqual(['630'])
  })
})

describe('structured data', () => {
  it('is one graph with the schema.org context', () => {
    expect(structured({ name: '山' })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '山' }],
    })
  })

  it('has absolute addresses at every depth', () => {
    const item = {
      url: '/mall/hotel/101',
      image: '/pictures/room.webp',
      itemListElement: [{ position: 1, item: '/mall/hotel' }, { offers: { url: '/mall' } }],
    }
    expect(structured(item)).toMatchObject({
      '@graph': [
        {
          url: `${ORIGIN}/mall/hotel/101`,
          image: `${ORIGIN}/pictures/room.webp`,
          itemListElement: [
            { position: 1, item: `${ORIGIN}/mall/hotel` },
            { offers: { url: `${ORIGIN}/mall` } },
          ],
        },
      ],
    })
  })

  it('preserves addresses of other sites, and texts that only begin with a slash', () => {
    const item = { url: 'https://book.shore.example/101', name: '/山/', item: undefined }
    expect(structured(item)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', url: 'https://book.shore.example/101', name: '/山/' }],
    })
  })

  it('is omitted if the page does not have any', () => {
    expect(headOf().tags.filter(({ tag }) => tag === 'script')).toEqual([])
  })
})
