import { type Colour, hex } from './colour.ts'

/** The light of an hour. */
export interface Hour {
  zenith: Colour
  low: Colour
  cloud: Colour
  sun: Colour
  deep: Colour
  shallow: Colour
  land: Colour
  sand: Colour
  /** How much light stands about the sun. */
  glow: number
  isNight?: boolean
}

const DAY: Hour = {
  zenith: hex('3f83b8'),
  low: hex('cfe3ea'),
  cloud: hex('f6f7f6'),
  sun: hex('fff3d6'),
  deep: hex('1d5c7e'),
  shallow: hex('5fb2b5'),
  land: hex('3f5f46'),
  sand: hex('dcc9a2'),
  glow: 0.35,
}

export const HOURS = {
  day: DAY,
  morning: {
    ...DAY,
    zenith: hex('4f8fc0'),
    low: hex('f3dfc6'),
    cloud: hex('fdf1e4'),
    sun: hex('ffe2b0'),
    deep: hex('2f6d8a'),
    shallow: hex('86bfbd'),
    land: hex('4b6552'),
    glow: 0.3,
  },
  dusk: {
    ...DAY,
    zenith: hex('33476f'),
    low: hex('f0a368'),
    cloud: hex('d98a72'),
    sun: hex('ffb861'),
    deep: hex('27395a'),
    shallow: hex('9a6f72'),
    land: hex('262d3a'),
    sand: hex('8d7466'),
    glow: 0.9,
  },
  mist: {
    ...DAY,
    zenith: hex('b9cbd3'),
    low: hex('e3e9ea'),
    cloud: hex('eef1f1'),
    sun: hex('ffffff'),
    deep: hex('7d9aa6'),
    shallow: hex('a9bfc4'),
    land: hex('6e838a'),
    glow: 0.2,
  },
  night: {
    ...DAY,
    zenith: hex('06101c'),
    low: hex('1b3550'),
    cloud: hex('20344a'),
    sun: hex('cfe0ea'),
    deep: hex('071421'),
    shallow: hex('16344a'),
    land: hex('050b12'),
    sand: hex('26313b'),
    glow: 0.14,
    isNight: true,
  },
} satisfies Record<string, Hour>
