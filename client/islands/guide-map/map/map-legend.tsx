import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Guide } from '../../../../contract/guide.ts'

/** What the lines on the map mean; nothing where it has no trails to walk on. */
export function MapLegend({ trails }: Pick<Guide, 'trails'>): ReactNode {
  const intl = useIntl()
  if (trails.length === 0) return null
  const label = intl.formatMessage({
    id: 'guideMap.legend',
    defaultMessage: '图例',
    description: 'Name of what says which line on the map means what',
  })
  return (
    <ul className="map-legend" aria-label={label}>
      <li className="map-legend-trail">
        <FormattedMessage
          id="guideMap.legendTrail"
          defaultMessage="步道"
          description="In the legend: the dotted line"
        />
      </li>
      <li className="map-legend-walk">
        <FormattedMessage
          id="guideMap.legendWalk"
          defaultMessage="已选路线"
          description="In the legend: the solid line"
        />
      </li>
    </ul>
  )
}
