import { describe, expect, it } from 'vitest'
import type { Alert } from '../../contract/alert.ts'
import { alertsOn } from './page-alerts.ts'
import { pageOf } from '../page-request.ts'
import { ROUTE_NAMES } from '../sections/index.ts'

const NOW = Date.parse('2026-12-08T12:00:00+08:00')

const alertOf = (affects: Partial<Alert['affects']>, severity: Alert['severity'] = 'closure') => ({
  id: '1',
  title: '检修',
  url: '/a',
  severity,
  from: '2026-12-07',
  to: '2026-12-11',
  affects: { facilities: [], trails: [], pages: [], ...affects },
})

const pages = (await Promise.all(ROUTE_NAMES.map(pageOf))).filter((page) => page !== undefined)

const pagesWith = (alert: Alert, now = NOW) =>
  pages
    .filter((page) => alertsOn(page, [alert], now).shown.length > 0)
    .map(({ route }) => route)
    .toSorted()

const HOME = { route: 'home', alertScope: 'everything' } as const

describe('an announcement is shown', () => {
  it('on the home page, on the pages that it lists, and on their detail pages', () => {
    expect(pagesWith(alertOf({ pages: ['hotels', 'no-such-page'] }))).toEqual([
      'home',
      'hotels/detail',
      'hotels/list',
    ])
  })

  it('on the pages about its facilities and trails', () => {
    expect(pagesWith(alertOf({ facilities: ['boat'] }))).toEqual([
      'guide',
      'home',
      'mall',
      'tickets',
      'traffic',
    ])
    expect(pagesWith(alertOf({ trails: ['1'] }))).toEqual(['guide', 'home'])
  })

  it('on no page if it is only information or has ended', () => {
    expect(pagesWith(alertOf({ pages: ['hotels'] }, 'information'))).toEqual([])
    expect(pagesWith(alertOf({}), Date.parse('2026-12-12T00:00:00+08:00'))).toEqual([])
  })

  it('on the page of an item that its title names, also if it only informs', () => {
    const alert = { ...alertOf({}, 'information'), title: '老灯塔检修' }
    const countOn = (route: 'publicity/detail' | 'publicity/list', title: string) =>
      alertsOn({ route, title }, [alert], NOW).shown.length
    expect(countOn('publicity/detail', '老灯塔')).toBe(1)
    expect(countOn('publicity/detail', '新灯塔')).toBe(0)
    expect(countOn('publicity/detail', '老灯塔检修')).toBe(0)
    expect(countOn('publicity/list', '老灯塔')).toBe(0)
    expect(alertsOn({ route: 'publicity/detail' }, [alert], NOW).shown).toEqual([])
  })

  it('on the page of a visit guide with a stop that its title names', () => {
    const alert = { ...alertOf({}, 'information'), title: '老灯塔检修' }
    const countWith = (...places: string[]) =>
      alertsOn({ route: 'strategies/detail', title: '半日', places }, [alert], NOW).shown.length
    expect(countWith('码头', '老灯塔')).toBe(1)
    expect(countWith('码头')).toBe(0)
  })

  it('on the page of a visit guide that needs what it affects', () => {
    const needs = { facilities: ['car'], trails: ['3'] }
    const countOf = (...alert: Parameters<typeof alertOf>) =>
      alertsOn({ route: 'strategies/detail', needs }, [alertOf(...alert)], NOW).shown.length
    expect(countOf({ facilities: ['car'] })).toBe(1)
    expect(countOf({ trails: ['3'] }, 'warning')).toBe(1)
    expect(countOf({ facilities: ['boat'], trails: ['1'] })).toBe(0)
    expect(countOf({ facilities: ['car'] }, 'information')).toBe(0)
  })

  it.each([
    ['Inner trail closed', 'Inn', 0],
    ['The bell tower is closed', 'Bell Tower', 1],
    ['The Inn is closed', 'Inn', 1],
    ['Inner trail and Inn closed', 'Inn', 1],
    ['湖边道路封闭', '湖', 0],
  ])('with the title %j on the page of %j: %i', (title, name, count) => {
    const alert = { ...alertOf({}, 'information'), title }
    const page = { route: 'publicity/detail', title: name } as const
    expect(alertsOn(page, [alert], NOW).shown).toHaveLength(count)
  })

  it('until the first announcement starts or ends', () => {
    const next = { ...alertOf({}), from: '2026-12-10', to: '2026-12-20' }
    expect(alertsOn(HOME, [alertOf({}), next], NOW)).toMatchObject({
      shown: [{ nowUntil: Date.parse('2026-12-12T00:00:00+08:00') }, { nowUntil: undefined }],
      expiresAt: Date.parse('2026-12-10T00:00:00+08:00'),
    })
    expect(alertsOn(HOME, [], NOW).expiresAt).toBe(Infinity)
  })
})
