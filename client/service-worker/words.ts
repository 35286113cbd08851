import type { Language } from '../../locales/languages.ts'

/** The language that a page's path has. Only types come from elsewhere: a service worker is one file, without imports. */
export function languageOf(address: string): Language {
  return /^\/en(?:[/?]|$)/i.test(address) ? 'en' : 'zh'
}

/** The words shown without a network. Not in `locales/`: those messages come with a page, and here none comes. */
export const WORDS = {
  zh: {
    tag: 'zh-CN',
    keptAt: (time: string) => `现在连不上网站。这一页是 ${time} 时的，内容可能已经变了。`,
    title: '没有网络',
    lead: '这一页要连上网络才能看。',
    again: '再试一次',
    searchPath: '/search',
    search: '搜索全站（要连上网络）',
    carried: '留着路上看的',
    kept: '打开过的页面，现在也能看',
  },
  en: {
    tag: 'en-GB',
    keptAt: (time: string) =>
      `The site can’t be reached right now. This is the page as it was on ${time}; it may have changed since.`,
    title: 'No connection',
    lead: 'This page needs a connection.',
    again: 'Try again',
    searchPath: '/en/search',
    search: 'Search the site (needs a connection)',
    carried: 'Kept for offline',
    kept: 'Pages you have opened, to read now',
  },
} as const satisfies Record<Language, object>

/** Whether the site is written in a language. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(WORDS, value)
}
