import type { StoreMode } from './stand-ins.ts'

/** The compared pages: home, a list and an article, in Chinese and English. */
export const PATHS = [
  '/',
  '/en',
  '/infomation/announcement',
  '/en/infomation/announcement',
  '/infomation/announcement/1024',
  '/en/infomation/announcement/1024',
] as const

/** Another value for a constant of the site, in the file that declares or imports it. */
export interface Override {
  file: string
  constant: string
  value: string
}

interface Mode {
  title: string
  /** Variables of the worker. `PAGE_CACHE` is a setting for operators. */
  vars: Record<string, string>
  /** Constants that turn off caches without a setting. A cache of size zero keeps nothing. */
  overrides: readonly Override[]
  /** The behaviour of KV. */
  kv: StoreMode
  /** The CPU limit, as a multiple of what sending the same bytes from a constant takes. */
  maxTimesConstant: { home: number; list: number; article: number }
}

/**
 * Caches only the menu's answer, so that every page is rendered as for its first visitor. The fresh
 * and stale times are unchanged: otherwise each page would have a notice of its age.
 */
const WITHOUT_CONTENT: readonly Override[] = [
  { file: 'worker/limits.ts', constant: 'CONTENT_MAX_AGE_MS', value: '-1' },
]

/** The modes: what is cached when a request arrives. */
export const MODES = {
  page: {
    title: 'page cached',
    vars: {},
    overrides: [],
    kv: 'keep',
    maxTimesConstant: { home: 1.3, list: 1.3, article: 1.3 },
  },
  data: {
    title: 'data cached, page not',
    vars: { PAGE_CACHE: 'off' },
    overrides: [],
    kv: 'keep',
    maxTimesConstant: { home: 6.5, list: 6.5, article: 6.5 },
  },
  first: {
    title: 'first visit to a page',
    vars: { PAGE_CACHE: 'off' },
    overrides: WITHOUT_CONTENT,
    // KV is available everywhere and contains the data of all pages.
    kv: 'keep',
    maxTimesConstant: { home: 17, list: 13, article: 9 },
  },
  nothing: {
    title: 'nothing cached',
    vars: { PAGE_CACHE: 'off' },
    overrides: [{ file: 'worker/limits.ts', constant: 'MEMORY_BYTES', value: '0' }],
    kv: 'forget',
    maxTimesConstant: { home: 9, list: 6, article: 6 },
  },
} satisfies Record<string, Mode>

/** Returns the limit of a mode for a page. */
export function limitOf(mode: ModeName, path: string): number {
  const { home, list, article } = MODES[mode].maxTimesConstant
  if (path === '/' || path === '/en') return home
  return /\/\d+$/.test(path) ? article : list
}

export type ModeName = keyof typeof MODES

export const MODE_NAMES = ['page', 'data', 'first', 'nothing'] as const satisfies ModeName[]
