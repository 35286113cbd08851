import type { ReactNode } from 'react'
import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import * as v from 'valibot'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import { MapLink } from '../../../client/ui/map-link.tsx'
import { idText } from '../../../contract/values.ts'
import { OfflineGuide } from '../../../client/ui/offline-guide.tsx'
import type { Scenic } from '../../parts/clean-content.ts'
import { href } from '../../href.ts'
import { PageError } from '../../page-error.ts'
import { hasPage, sealOf } from '../../site-pages.ts'
import { ChineseParts } from '../../parts/chinese-parts.tsx'
import { FacilitiesToday } from '../../parts/facilities.tsx'
import { loadGuide, loadToday } from '../../parts/load-guide.ts'
import { hoursHref, ElderTargets } from '../../parts/page-links.tsx'
import { stepFreeTitle, trafficDescription } from './section.ts'
import { definePage } from '../define-page.ts'
import { titles } from '../index.ts'
import { ArrivalList, ArrivalWay, toGuideWords, wayTitle } from './arrival-way.tsx'
import { isWay, type Way } from './way.ts'
import { scheduleOf } from '../../../shared/opening-hours.ts'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import tablesStyles from '../../../client/styles/shared/tables.css?sheet'
import trafficStyles from './traffic.css?sheet'
import offlineGuideStyles from '../../../client/styles/shared/pocket-guide.css?sheet'

const columns = defineMessages({
  name: { id: 'traffic.transportName', defaultMessage: '交通工具' },
  route: { id: 'traffic.transportRoute', defaultMessage: '路线' },
  openingHours: { id: 'traffic.transportHours', defaultMessage: '运行时间' },
  interval: { id: 'traffic.transportInterval', defaultMessage: '间隔' },
  price: { id: 'traffic.transportPrice', defaultMessage: '票价' },
})

const FACTS = ['route', 'openingHours', 'interval', 'price'] as const

function TransportTable({ transport }: Pick<Scenic, 'transport'>): ReactNode {
  const intl = useIntl()
  if (transport.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage id="traffic.transport" defaultMessage="景区里的交通" />
      </h2>
      <table className="transport-table">
        <caption>
          <FormattedMessage
            id="traffic.transportCaption"
            defaultMessage="各种交通工具的路线、时间和票价"
          />
        </caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage(columns.name)}</th>
            {FACTS.map((fact) => (
              <th key={fact} scope="col">
                {intl.formatMessage(columns[fact])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transport.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {FACTS.map((fact) => (
                // In a narrow window, the cells are stacked, and the stylesheet shows this label
                // before each cell.
                <td key={fact} data-label={intl.formatMessage(columns[fact])}>
                  {row[fact] ?? <FormattedMessage id="traffic.untold" defaultMessage="未注明" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export default definePage({
  route: 'traffic',
  styles: [detailsStyles, tablesStyles, offlineGuideStyles, serviceStyles, trafficStyles],
  sharePicture: 'service',
  alertScope: ['facilities'],
  query: { from: v.optional(idText) },
  load: async (context) => {
    const today = loadToday(context)
    const { backend, languageId, now, query } = context
    const guide = query.from === undefined ? undefined : loadGuide(context)
    const scenic = await backend('scenic', { params: { languageId } })
    return { scenic, chosen: wayFrom(scenic, query.from), guide, today, now: now.getTime() }
  },
  head: ({ data: { chosen, scenic }, intl, language }) => ({
    contentLanguage: scenic.inLanguage,
    contentLanguages: scenic.languages,
    title: chosen ? wayTitle(intl, chosen, language) : intl.formatMessage(titles.traffic),
    description: chosen?.description ?? intl.formatMessage(trafficDescription),
  }),
  view: ({
    data: { scenic, chosen, guide, today, now },
    intl,
    language,
    site,
    opening,
    alerts,
  }) => (
    <>
      <AreaOpening
        title={intl.formatMessage(titles.traffic)}
        seal={sealOf('traffic')}
        picture="opening-traffic"
      />
      <ElderTargets site={site} />
      <OpeningNow opening={opening} href={hoursHref(language)} />
      <FacilitiesToday today={today} alerts={alerts} area={scheduleOf(site)} now={now} />
      <address className="lead">
        <p>
          <ChineseParts text={scenic.address} />
        </p>
        <p>
          <MapLink name={scenic.name} coordinates={scenic.coordinates} />
        </p>
      </address>
      {chosen ? (
        <div className="side-by-side">
          <ArrivalWay
            way={chosen}
            arrivals={scenic.arrivals}
            telephone={site.telephone}
            language={language}
            guide={guide}
          />
          <ArrivalList language={language} arrivals={scenic.arrivals} chosen={chosen} />
        </div>
      ) : (
        <ArrivalList language={language} arrivals={scenic.arrivals} />
      )}
      <TransportTable transport={scenic.transport} />
      <Parking parking={scenic.parking} />
      <StepFree facts={scenic.accessibility} />
      <div className="ways-on more">
        {hasPage('guide') && (
          <a href={href(language, 'guide')}>
            <FormattedMessage {...toGuideWords} />
          </a>
        )}
        <OfflineGuide language={language} />
      </div>
    </>
  ),
})

function wayFrom({ arrivals }: Scenic, id: string | undefined): Way | undefined {
  if (id === undefined) return undefined
  const way = arrivals.filter(isWay).find((each) => each.id === id)
  if (way === undefined) throw new PageError(404, { statusMessage: `No way from ${id}` })
  return way
}

function Parking({ parking }: Pick<Scenic, 'parking'>): ReactNode {
  if (parking.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage id="traffic.parking" defaultMessage="停车" />
      </h2>
      <ul className="parking-list">
        {parking.map(({ name, spaces, note }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="parking-spaces">
              <FormattedMessage
                id="traffic.spaces"
                defaultMessage="{spaces, plural, other {# 个车位}}"
                description="How many cars a car park holds"
                values={{ spaces }}
              />
            </p>
            {note !== undefined && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StepFree({ facts }: { facts: Scenic['accessibility'] }): ReactNode {
  if (facts.length === 0) return null
  return (
    <section className="step-free" id="step-free">
      <h2>
        <FormattedMessage {...stepFreeTitle} />
      </h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  )
}
