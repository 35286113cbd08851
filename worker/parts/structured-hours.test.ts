import { expect, it } from 'vitest'
import type { Site } from '../../contract/menu.ts'
import { scheduleOf, openingTimeline } from '../../shared/opening-hours.ts'
import { SITE_FACTS } from '../../tests/support/site-facts.ts'
import { structuredHours } from './structured-data.ts'

const SEASONAL: Site = {
  ...SITE_FACTS,
  hours: {
    seasons: [
      { from: '03-01', to: '11-30', opens: '06:30', closes: '17:30' },
      { from: '12-01', to: '02-29', weekdays: ['saturday'], opens: '07:00', closes: '17:00' },
    ],
    exceptions: [
      { from: '2026-11-20', closed: true },
      { from: '2026-11-24', to: '2026-11-25', closed: true },
      { from: '2026-12-24', opens: '12:00', closes: '17:00' },
    ],
  },
}

function hoursOn(day: string, site: Site) {
  const schedule = scheduleOf(site)
  const noon = Date.parse(`${day}T12:00+08:00`)
  return structuredHours({
    site,
    opening: schedule ? openingTimeline(schedule, noon, 'Asia/Shanghai') : [],
  })
}

/** The expected dates of both seasons. The winter season crosses the end of the year. */
it.each([
  ['2026-11-25', ['2026-03-01', '2026-11-30'], ['2026-12-01', '2027-02-28']],
  ['2026-12-25', ['2027-03-01', '2027-11-30'], ['2026-12-01', '2027-02-28']],
  ['2028-02-29', ['2028-03-01', '2028-11-30'], ['2027-12-01', '2028-02-29']],
])('on %s, each season has the dates of its current or next period', (day, ...expected) => {
  const { openingHoursSpecification = [] } = hoursOn(day, SEASONAL)
  expect(
    openingHoursSpecification.map((each) => [each['validFrom'], each['validThrough']]),
  ).toEqual(expected)
  expect(openingHoursSpecification[1]).toMatchObject({ dayOfWeek: ['Saturday'], opens: '07:00' })
})

it('exceptions are special hours until they end', () => {
  expect(hoursOn('2026-11-25', SEASONAL).specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-11-24',
      validThrough: '2026-11-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '12:00',
      closes: '17:00',
    },
  ])
})

it('hours without seasons have no dates, and missing hours are omitted', () => {
  expect(hoursOn('2026-11-25', SITE_FACTS)).toEqual({
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '18:00' },
    ],
  })
  expect(hoursOn('2026-11-25', { ...SITE_FACTS, openingHours: undefined })).toEqual({})
})
