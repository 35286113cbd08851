import type { Today } from '../../../contract/conditions.ts'
import { scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import { Await } from '../../render/await.tsx'
import { definePage } from '../define-page.ts'
import { loadGuide, loadToday } from '../../parts/load-guide.ts'
import { hoursHref } from '../../parts/page-links.tsx'
import { titles } from '../index.ts'
import { TodayOpening } from './answer.tsx'
import { Changes } from './changes.tsx'
import { ClosedTrails, FacilityRows } from './facility-rows.tsx'
import { Crowds, DutyNotes, NotReported } from './measured.tsx'
import { endOfHour, PictureOfDay, Sky, Warnings } from './sky.tsx'
import { loadDayPlans } from '../strategies/day-plans.ts'
import { DayPlansBlock } from '../strategies/day-plans-block.tsx'
import dayPlansStyles from '../strategies/day-plans.css?sheet'
import conditionsStyles from './conditions.css?sheet'

/** Used if today's reports could not be loaded. The page still shows the hours and the sun. */
const NOTHING: Today = { facilities: [], forecasts: [], carParks: [], notes: [] }

export default definePage({
  route: 'conditions',
  styles: [conditionsStyles, dayPlansStyles],
  sharePicture: 'service',
  expiresAtMidnight: true,
  load: (context) => {
    const now = context.now.getTime()
    const today = loadToday(context).then((known) => {
      if (known?.hourly) context.expiresAt(endOfHour(known.hourly, now))
      return known
    })
    const place = context
      .optional(context.backend('scenic', { params: { languageId: context.languageId } }))
      .then((scenic) => scenic && { coordinates: scenic.coordinates })
    // Everything is one deferred part, because a deferred part may not contain another one that is
    // pending.
    const parts = Promise.all([today, loadDayPlans(context), loadGuide(context), place])
    return {
      now,
      parts: parts.then(([known, plans, guide, at]) => ({
        today: known,
        plans,
        trails: guide && new Map(guide.trails.map(({ id, name }) => [id, name])),
        place: at,
      })),
    }
  },
  head: ({ intl, site }) => ({
    title: intl.formatMessage(titles.conditions),
    description: intl.formatMessage(
      {
        id: 'conditions.description',
        defaultMessage: '{name}今日与明日的开放时间、公告与现场情况。',
        description: 'Description of the page on how things stand today, for search results',
      },
      { name: site.name },
    ),
  }),
  view: ({ data, language, site, opening, alerts }) => {
    const { now, parts } = data
    const closings = { alerts, area: scheduleOf(site) }
    return (
      <Await resolve={parts}>
        {({ today: reported, plans, trails, place }) => {
          const today = reported ?? NOTHING
          const { facilities } = today
          return (
            <>
              <div className="today-head">
                <div>
                  <TodayOpening
                    {...closings}
                    opening={opening}
                    facilities={facilities}
                    now={now}
                    hoursHref={hoursHref(language)}
                  />
                  <Warnings warnings={today.warnings} now={now} />
                  <DutyNotes notes={today.notes} day={dayIn(timeZone, now)} />
                </div>
                <PictureOfDay webcams={today.webcams} now={now} place={place} />
              </div>
              <div className="today-columns">
                <div>
                  <FacilityRows {...closings} {...{ facilities, now, site, language }} />
                  <NotReported {...closings} today={reported} site={site} now={now} />
                  <ClosedTrails alerts={alerts} now={now} names={trails} language={language} />
                </div>
                <Sky today={today} now={now} place={place} />
                <Crowds today={today} now={now} />
                <Changes {...closings} {...{ facilities, now, language }} />
                {plans && <DayPlansBlock plans={plans} />}
              </div>
            </>
          )
        }}
      </Await>
    )
  },
})
