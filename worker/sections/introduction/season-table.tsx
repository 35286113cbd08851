import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { endTime } from '../../../client/ui/opening-words.ts'
import type { Scenic } from '../../parts/clean-content.ts'

const columns = defineMessages({
  season: { id: 'introduction.season', defaultMessage: '季节' },
  opens: { id: 'introduction.opens', defaultMessage: '开园' },
  lastEntry: { id: 'introduction.lastEntry', defaultMessage: '停止入园' },
  closes: { id: 'introduction.closes', defaultMessage: '闭园' },
})

export function SeasonTable({ seasons }: { seasons: Scenic['openingHours'] }): ReactNode {
  const intl = useIntl()
  if (seasons.length === 0) return null
  return (
    <section className="opening-hours" id="hours">
      <h2>
        <FormattedMessage id="introduction.openingHours" defaultMessage="开放时间" />
      </h2>
      <table className="season-table">
        <caption>
          <FormattedMessage
            id="introduction.seasons"
            defaultMessage="各季的开园、闭园与停止入园时间"
          />
        </caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column.id} scope="col">
                {intl.formatMessage(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seasons.map(({ name, opens, closes, lastEntry }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{opens}</td>
              <td>{lastEntry}</td>
              <td>{endTime(closes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
