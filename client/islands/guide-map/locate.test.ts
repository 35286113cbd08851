import { describe, expect, it } from 'vitest'
import type { Coordinates } from '../../../contract/values.ts'
import { distanceBetween } from '../../../contract/distance.ts'
import { wgsToGcj } from './locate.tsx'

/**
 * Published pairs: googollee/eviltransform (the first three), wandergis/coordtransform (the
 * fourth).
 */
const EXACT: readonly [name: string, wgs: Coordinates, gcj: Coordinates][] = [
  ['Shanghai', [121.5272106, 31.1774276], [121.531541859215, 31.17530398364597]],
  ['Shenzhen', [113.912316, 22.543847], [113.9171764808363, 22.540796131694766]],
  ['Beijing', [116.377817, 39.911954], [116.38404722455657, 39.91334545536069]],
  ['Tian’anmen', [116.404, 39.915], [116.41024449916938, 39.91640428150164]],
]

/**
 * Published pairs, converted by AMap itself: hujiulong/gcoord, `test/fixtures/china-cities.json`.
 */
const CONVERTED_BY_AMAP: readonly [name: string, wgs: Coordinates, gcj: Coordinates][] = [
  ['Zhumadian', [114.0164322, 33.0133556], [114.022306, 33.0115324]],
  ['Tongling', [117.8059091, 30.9477988], [117.8112693, 30.9455211]],
  ['Jinhua', [119.6427465, 29.0820414], [119.6474509, 29.0790641]],
  ['Liangshan', [102.2658401, 27.8850446], [102.2673386, 27.8816151]],
  ['Jiuquan', [98.4937175, 39.7319946], [98.4943595, 39.7328234]],
  ['Xilingol', [116.0414035, 43.9312805], [116.0482308, 43.9334573]],
]

describe('wgsToGcj', () => {
  it.each(EXACT)('matches the published result for %s to within a centimetre', (_, wgs, gcj) => {
    const result = wgsToGcj(wgs)
    expect(result[0]).toBeCloseTo(gcj[0], 7)
    expect(result[1]).toBeCloseTo(gcj[1], 7)
  })

  it.each(CONVERTED_BY_AMAP)('is within two metres of AMap’s result in %s', (_, wgs, gcj) => {
    expect(distanceBetween(wgsToGcj(wgs), gcj)).toBeLessThan(2)
    expect(distanceBetween(wgs, gcj)).toBeGreaterThan(100)
  })

  it('leaves positions outside of China unchanged', () => {
    expect(wgsToGcj([2.3522, 48.8566])).toEqual([2.3522, 48.8566])
    expect(wgsToGcj([139.69, 35.69])).toEqual([139.69, 35.69])
    expect(wgsToGcj([118, -30])).toEqual([118, -30])
  })
})
