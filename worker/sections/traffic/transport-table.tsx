import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { Scenic } from '../../parts/clean-content.ts'

const columns = defineMessages({
  name: {
    id: 'traffic.transportName',
    defaultMessage: '交通工具',
    description: 'Column: cable car, shuttle bus, boat',
  },
  route: {
    id: 'traffic.transportRoute',
    defaultMessage: '路线',
    description: 'Column: from where to where',
  },
  openingHours: {
    id: 'traffic.transportHours',
    defaultMessage: '运行时间',
    description: 'Column: when it runs',
  },
  interval: {
    id: 'traffic.transportInterval',
    defaultMessage: '间隔',
    description: 'Column: how often it runs',
  },
  price: {
    id: 'traffic.transportPrice',
    defaultMessage: '票价',
    description: 'Column: what a ride costs',
  },
})

const FACTS = ['route', 'openingHours', 'interval', 'price'] as const

/** Transport inside the area: route, hours, interval and price; renders nothing where there is none. */
export function TransportTable({ transport }: Pick<Scenic, 'transport'>): ReactNode {
  const intl = useIntl()
  if (transport.length === 0) return null
  return (
    <section>
      <h2>
        <FormattedMessage
          id="traffic.transport"
          defaultMessage="景区里的交通"
          description="Heading over what moves inside the area"
        />
      </h2>
      <table className="transport-table">
        <caption>
          <FormattedMessage
            id="traffic.transportCaption"
            defaultMessage="各种交通工具的路线、时间和票价"
            description="Caption of the table of what moves inside the area"
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
                // The stylesheet stacks the cells on a narrow window and sets the column's name before each.
                <td key={fact} data-label={intl.formatMessage(columns[fact])}>
                  {row[fact] ?? <Untold />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Untold(): ReactNode {
  return (
    <FormattedMessage
      id="traffic.untold"
      defaultMessage="以现场公布为准"
      description="In a cell of the transport table where nothing is known"
    />
  )
}
