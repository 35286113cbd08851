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
    siteOrigin: ORIGIN,
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
function structured(thing: Record<string, unknown>): unknown {
  const { tags } = headOf({ head: { ...page, structured: [{ '@type': 'Thing', ...thing }] } })
  return tags.flatMap((tag) => (tag.tag === 'script' ? [tag.json] : []))[0]
}

describe('the title', () => {
  it('names the page and the site', () => {
    expect(headOf().title).toBe('听松山房 · 浅澜湾')
  })

  it('is the home page’s own on the home page', () => {
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

  it('keeps the page’s query in its order, encoded', () => {
    const query = { page: '2', category: 'tea', type: 'a&b' }
    expect(canonicals({ path: '/scenic/information', query })).toEqual([
      `${ORIGIN}/scenic/information?page=2&category=tea&type=a%26b`,
    ])
    expect(canonicals({ path: '/mall', query: { category: 'tea', page: '2' } })).toEqual([
      `${ORIGIN}/mall?category=tea&page=2`,
    ])
  })

  it('leaves out query keys that do not change the page', () => {
    const query = { category: 'tea', map: '2' }
    const head = { ...page, canonicalQuery: { map: '2', category: undefined } }
    expect(canonicals({ query, head })).toEqual([`${ORIGIN}/mall/hotel/101?map=2`])
    expect(alternates({ query, head })[1]).toEqual(['en', `${ORIGIN}/en/mall/hotel/101?map=2`])
  })

  it('is the Chinese page’s where the content exists in Chinese only', () => {
    const chineseOnly = { language: 'en', head: { ...page, contentLanguage: 'zh' } } as const
    expect(canonicals(chineseOnly)).toEqual([`${ORIGIN}/mall/hotel/101`])
    expect(properties('og:url', chineseOnly)).toEqual([`${ORIGIN}/mall/hotel/101`])
  })
})

describe('the alternates', () => {
  it.each(LANGUAGES)('are all languages and the default, %s', (language) => {
    expect(alternates({ language, query: { page: '2' } })).toEqual([
      ...LANGUAGES.map((each) => [
        tagOf(each),
        `${ORIGIN}${inLanguage(each, '/mall/hotel/101')}?page=2`,
      ]),
      ['x-default', `${ORIGIN}/mall/hotel/101?page=2`],
    ])
  })

  it('lack English where the content exists in Chinese only', () => {
    expect(alternates({ language: 'en', head: { ...page, contentLanguage: 'zh' } })).toEqual([
      ['zh-CN', `${ORIGIN}/mall/hotel/101`],
      ['x-default', `${ORIGIN}/mall/hotel/101`],
    ])
  })

  it('lack English on the Chinese page too, where the backend says that there is none', () => {
    const head = { ...page, contentLanguage: 'zh', contentLanguages: ['zh'] } as const
    expect(alternates({ head })).toEqual(alternates({ language: 'en', head }))
    expect(alternates({ head }).map(([language]) => language)).toEqual(['zh-CN', 'x-default'])
  })

  it('are English only where the content exists in English only', () => {
    expect(alternates({ language: 'zh', head: { ...page, contentLanguage: 'en' } })).toEqual([
      ['en', `${ORIGIN}/en/mall/hotel/101`],
      ['x-default', `${ORIGIN}/en/mall/hotel/101`],
    ])
  })

  it('are the usual ones where the content is in the page’s language', () => {
    expect(alternates({ language: 'en', head: { ...page, contentLanguage: 'en' } })).toEqual(
      alternates({ language: 'en' }),
    )
  })
})

describe('a page that is not for search results', () => {
  const unlisted = { head: { ...page, isNoIndex: true } }

  it('says so and has no canonical address and no alternates', () => {
    expect(valuesOf(headOf(unlisted).tags, { name: 'robots' }, 'content')).toEqual(['noindex'])
    expect([...canonicals(unlisted), ...alternates(unlisted)]).toEqual([])
  })

  it('is the exception', () => {
    expect(valuesOf(headOf().tags, { name: 'robots' }, 'content')).toEqual([
      'max-image-preview:large',
    ])
  })
})

describe('Open Graph', () => {
  it.each([
    ['zh', 'zh_CN', 'en_GB'],
    ['en', 'en_GB', 'zh_CN'],
  ] as const)('names the locales of a page in %s', (language, locale, other) => {
    expect(properties('og:locale', { language })).toEqual([locale])
    const more = LANGUAGES.filter((each) => each !== 'zh' && each !== 'en')
    const theirs = more.map((each) => {
      const { language: code } = new Intl.Locale(each)
      return expect.stringMatching(new RegExp(`^${code}_[A-Z]{2}$`))
    })
    expect(properties('og:locale:alternate', { language })).toEqual([other, ...theirs])
  })

  it('gives title and description without the site’s name', () => {
    expect(properties('og:title')).toEqual([page.title])
    expect(properties('og:description')).toEqual([page.description])
    expect(properties('og:site_name')).toEqual([SITE_FACTS.name])
  })

  it('describes by its title what the backend does not sum up', () => {
    const head = { ...page, description: ' ' }
    expect(properties('og:description', { head })).toEqual(['听松山房 · 浅澜湾'])
    expect(valuesOf(headOf({ head }).tags, { name: 'description' }, 'content')).toEqual([
      '听松山房 · 浅澜湾',
    ])
  })

  it('shows the page’s own picture, as one of the type and size that it has', () => {
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
  ] as const)('shares a page with the picture it declares: %s in %s', (sharePicture, language) => {
    const [address] = properties('og:image', { sharePicture, language })
    const name = `${sharePicture}-${language}`
    expect(address).toMatch(new RegExp(`^${ORIGIN}/pictures/share-${name}\\.jpg\\?v=\\w{8}$`))
    expect(properties('og:image:width', { sharePicture, language })).toEqual(['1200'])
    expect(properties('og:image:height', { sharePicture, language })).toEqual(['630'])
  })
})

describe('structured data', () => {
  it('is one graph in schema.org’s terms', () => {
    expect(structured({ name: '山' })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '山' }],
    })
  })

  it('has absolute addresses at every depth', () => {
    const thing = {
      url: '/mall/hotel/101',
      image: '/pictures/room.webp',
      itemListElement: [{ position: 1, item: '/mall/hotel' }, { offers: { url: '/mall' } }],
    }
    expect(structured(thing)).toMatchObject({
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

  it('keeps other sites’ addresses, and texts that only begin with a slash', () => {
    const thing = { url: 'https://book.shore.example/101', name: '/山/', item: undefined }
    expect(structured(thing)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', url: 'https://book.shore.example/101', name: '/山/' }],
    })
  })

  it('is left out where the page has none', () => {
    expect(headOf().tags.filter(({ tag }) => tag === 'script')).toEqual([])
  })
})
