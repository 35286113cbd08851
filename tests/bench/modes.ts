import type { StoreMode } from './stand-ins.ts'

/** Another value for a constant of the site's, in the file that declares it or in one that imports it. */
export interface Override {
  file: string
  constant: string
  value: string
}

interface Mode {
  title: string
  /** What is off: a tier of no size keeps nothing. */
  overrides: readonly Override[]
  /** What KV and the Cache API do. */
  stores: StoreMode
  /** The bar: at most so many times the CPU of the same bytes from a constant. */
  mostTimesConstant: number
}

/** How much is there already when a request comes. */
export const MODES = {
  page: { title: 'page cached', overrides: [], stores: 'keep', mostTimesConstant: 1.3 },
  data: {
    title: 'data cached, page not',
    overrides: [{ file: 'worker/edge/page-cache.ts', constant: 'MEMORY_BYTES', value: '0' }],
    stores: 'forget',
    mostTimesConstant: 4,
  },
  nothing: {
    title: 'nothing cached',
    overrides: [{ file: 'client/shared/constants.ts', constant: 'MEMORY_BYTES', value: '0' }],
    stores: 'forget',
    mostTimesConstant: 7,
  },
} satisfies Record<string, Mode>

export type ModeName = keyof typeof MODES

export const MODE_NAMES = ['page', 'data', 'nothing'] as const satisfies ModeName[]
