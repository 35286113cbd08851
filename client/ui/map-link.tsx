import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Coordinates } from '../../contract/values.ts'

interface MapLinkProps {
  /** The name of the marker in AMap. */
  name: string
  coordinates: Coordinates
}

/** A link to a place in AMap: on a computer its website, on a phone its app if installed. */
export function MapLink({ name, coordinates }: MapLinkProps): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage(
    {
      id: 'mapLink.label',
      defaultMessage: '在高德地图中打开：{name}',
      description:
        'Name of the link to a place in AMap, for screen readers; begins with the text of the link',
    },
    { name },
  )
  return (
    <a className="map-link" href={amapAddress({ name, coordinates })} aria-label={label}>
      <FormattedMessage id="mapLink.open" defaultMessage="在高德地图中打开" />
    </a>
  )
}

function amapAddress({ name, coordinates: [longitude, latitude] }: MapLinkProps): string {
  return `https://uri.amap.com/marker?position=${longitude},${latitude}&name=${encodeURIComponent(name.toWellFormed())}&coordinate=gaode`
}
