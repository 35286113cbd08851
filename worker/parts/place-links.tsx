import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Coordinates } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { hasPage } from '../site-pages.ts'
import { hrefOfPlace } from './href-of-place.ts'
import { MapChoice } from './map-choice.tsx'

interface PlaceLinksProps {
  /** The name that its marker in AMap carries. */
  name: string
  coordinates: Coordinates
  language: Language
}

/** A place on the site's own guide, which knows the walks, and on the maps that know the roads. */
export function PlaceLinks({ name, coordinates, language }: PlaceLinksProps): ReactNode {
  const intl = useIntl()
  const label = intl.formatMessage(
    {
      id: 'placeLinks.label',
      defaultMessage: '在导览地图上看：{name}',
      description:
        'Name of the link to a place on the guide map, for screen readers; begins with the text of the link',
    },
    { name },
  )
  return (
    <div className="map-links">
      {hasPage('guide') && (
        <a className="map-link" href={hrefOfPlace(language, coordinates)} aria-label={label}>
          <FormattedMessage
            id="placeLinks.guide"
            defaultMessage="在导览地图上看"
            description="Link from the page of a place to that place on the guide map"
          />
        </a>
      )}
      <MapChoice name={name} coordinates={coordinates} language={language} />
    </div>
  )
}
