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

/** A constant of the site that gets another value, in a file that declares or imports it. */
export interface Override {
  file: string
  constant: string
  value: string
}

interface Mode {
  title: string
  /** Variables of the worker, such as `PAGE_CACHE`, a setting for operators. */
  vars: Record<string, string>
  /** Constants that turn off the caches for which there is no setting. */
  overrides: readonly Override[]
  /** What KV does with stored values. */
  kv: StoreMode
  /** Limit of CPU time, as a multiple of the time for sending the same bytes from a constant. */
  maxTimesConstant: { home: number; list: number; article: number }
}

/**
 * Only the menu's answer is cached, so every page is rendered as for its first visitor. The fresh
 * and stale times do not change, because old answers would add a notice to each page.
 */
const WITHOUT_CONTENT: readonly Override[] = [
  { file: 'worker/limits.ts', constant: 'CONTENT_MAX_AGE_MS', value: '-1' },
]

/** The modes of the bench. They differ in what is cached when a request arrives. */
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
    // On Cloudflare, every isolate finds the data of all pages in KV.
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

/** Returns the CPU limit of a page in a mode, as a multiple of the constant's time. */
export function limitOf(mode: ModeName, path: string): number {
  const { home, list, article } = MODES[mode].maxTimesConstant
  if (path === '/' || path === '/en') return home
  return /\/\d+$/.test(path) ? article : list
}

export type ModeName = keyof typeof MODES

export const MODE_NAMES = ['page', 'data', 'first', 'nothing'] as const satisfies ModeName[]
