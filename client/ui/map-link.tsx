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
  const position = coordinates.join(',')
  const href = `https://uri.amap.com/marker?position=${position}&name=${encodeURIComponent(name.toWellFormed())}&coordinate=gaode`
  return (
    <a className="map-link" href={href} aria-label={label}>
      <FormattedMessage id="mapLink.open" defaultMessage="在高德地图中打开" />
    </a>
  )
}
