import type { StoreMode } from './stand-ins.ts'

/** A changed constant of the site, in the file that declares it or in one that imports it. */
export interface Override {
  file: string
  constant: string
  value: string
}

interface Mode {
  title: string
  /** The operator's switch for the page cache, where it is off. */
  vars: Record<string, string>
  /** What else is off: a tier of size zero keeps nothing. */
  overrides: readonly Override[]
  /** The mode of KV and the Cache API. */
  stores: StoreMode
  /** The limit, as a multiple of the CPU that sending the same bytes from a constant takes. */
  maxTimesConstant: number
}

/** What is cached when a request arrives. */
export const MODES = {
  page: { title: 'page cached', vars: {}, overrides: [], stores: 'keep', maxTimesConstant: 1.3 },
  data: {
    title: 'data cached, page not',
    vars: { PAGE_CACHE: 'off' },
    overrides: [],
    stores: 'keep',
    maxTimesConstant: 4,
  },
  nothing: {
    title: 'nothing cached',
    vars: { PAGE_CACHE: 'off' },
    overrides: [{ file: 'client/shared/constants.ts', constant: 'MEMORY_BYTES', value: '0' }],
    stores: 'forget',
    maxTimesConstant: 7,
  },
} satisfies Record<string, Mode>

/** No usable copies except the menu's: the case where the first byte waits for nothing. */
export const NO_CONTENT = {
  vars: { PAGE_CACHE: 'off' },
  overrides: ['CONTENT_FRESH_MS', 'CONTENT_STALE_MS', 'CONTENT_KEPT_MS'].map(
    (constant): Override => ({ file: 'client/shared/constants.ts', constant, value: '-1' }),
  ),
} as const

export type ModeName = keyof typeof MODES

export const MODE_NAMES = ['page', 'data', 'nothing'] as const satisfies ModeName[]
