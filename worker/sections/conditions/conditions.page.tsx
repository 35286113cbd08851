import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import { HotlineFact } from '../../../client/ui/site-facts.tsx'
import { scheduleOf } from '../../../shared/opening-hours.ts'
import { seals, timeZone } from '../../../shared/site.ts'
import { addDays, dayIn } from '../../../shared/zoned-time.ts'
import { Await } from '../../render/await.tsx'
import { definePage } from '../define-page.ts'
import { FacilityFacts } from '../../parts/facilities.tsx'
import { loadToday } from '../../parts/load-guide.ts'
import { hoursHref } from '../../parts/page-links.tsx'
import { titles } from '../index.ts'
import { AlertList, HoursAndSun, MeasuredFacts } from './conditions-parts.tsx'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import datesStyles from '../../../client/styles/shared/dates.css?sheet'

export default definePage({
  route: 'conditions',
  styles: [datesStyles, serviceStyles],
  layout: 'default',
  sharePicture: 'service',
  expiresAtMidnight: true,
  load: (context) => ({
    now: context.now.getTime(),
    days: [0, 1].map((count) => addDays(dayIn(timeZone, context.now.getTime()), count)),
    today: loadToday(context),
    place: context
      .optional(context.backend('scenic', { params: { languageId: context.languageId } }))
      .then((scenic) => scenic && { coordinates: scenic.coordinates }),
  }),
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
  view: ({ data, intl, language, site, opening, alerts }) => (
    <>
      <AreaOpening title={intl.formatMessage(titles.conditions)} seal={seals.conditions} />
      <OpeningNow opening={opening} href={hoursHref(language)} />
      <Await resolve={data.today}>
        {(today) => (
          <>
            <FacilityFacts
              facilities={today.facilities}
              alerts={alerts}
              area={scheduleOf(site)}
              now={data.now}
              hasTomorrow
            />
            <MeasuredFacts today={today} now={data.now} />
          </>
        )}
      </Await>
      <Await
        resolve={data.place}
        otherwise={<HoursAndSun site={site} days={data.days} coordinates={undefined} />}
      >
        {({ coordinates }) => (
          <HoursAndSun site={site} days={data.days} coordinates={coordinates} />
        )}
      </Await>
      <AlertList alerts={alerts} now={data.now} language={language} />
      <section>
        <p className="lead">
          <HotlineFact site={site} />
        </p>
      </section>
    </>
  ),
})
