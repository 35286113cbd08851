import type { StoreMode } from './stand-ins.ts'

/** Another value for a constant of the site, in the file that declares it or in one that imports it. */
export interface Override {
  file: string
  constant: string
  value: string
}

interface Mode {
  title: string
  /** Variables of the worker: `PAGE_CACHE` is an operator's switch. */
  vars: Record<string, string>
  /** For caches without a switch: one of size zero keeps nothing. */
  overrides: readonly Override[]
  /** The mode of KV and the Cache API. */
  stores: StoreMode
  /** The CPU limit, as a multiple of what sending the same bytes from a constant takes. */
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
    overrides: [{ file: 'worker/limits.ts', constant: 'MEMORY_BYTES', value: '0' }],
    stores: 'forget',
    maxTimesConstant: 7,
  },
} satisfies Record<string, Mode>

/** Only the menu has a usable copy: the first byte must not wait for the rest. */
export const NO_CONTENT = {
  vars: { PAGE_CACHE: 'off' },
  overrides: ['CONTENT_FRESH_MS', 'CONTENT_STALE_MS', 'CONTENT_KEPT_MS'].map(
    (constant): Override => ({ file: 'worker/limits.ts', constant, value: '-1' }),
  ),
} as const

export type ModeName = keyof typeof MODES

export const MODE_NAMES = ['page', 'data', 'nothing'] as const satisfies ModeName[]
