import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Guide } from '../../../contract/guide.ts'

/** What the lines on the map mean; nothing where it has no trails to walk on. */
export function MapLegend({ trails }: Pick<Guide, 'trails'>): ReactNode {
  if (trails.length === 0) return null
  return (
    <ul className="map-legend">
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
