import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { MapLink } from '../../client/ui/map-link.tsx'
import type { Coordinates } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'

const names = defineMessages({
  apple: {
    id: 'mapChoice.apple',
    defaultMessage: '苹果地图',
    description: 'Link that opens a place in Apple Maps',
  },
  google: {
    id: 'mapChoice.google',
    defaultMessage: '谷歌地图',
    description: 'Link that opens a place in Google Maps',
  },
  other: {
    id: 'mapChoice.other',
    defaultMessage: '其他地图应用',
    description: 'Link that lets the phone choose with which app it looks for a place',
  },
})

interface MapChoiceProps {
  /** The name that its marker carries. */
  name: string
  coordinates: Coordinates
  language: Language
}

/** A place in the maps that visitors have: AMap first in Chinese; in English those first that people abroad know. */
export function MapChoice({ name, coordinates, language }: MapChoiceProps): ReactNode {
  const intl = useIntl()
  const others = addresses(name.toWellFormed(), coordinates).map(({ map, href }) => (
    <a
      key={map}
      className="map-link"
      href={href}
      aria-label={intl.formatMessage(
        {
          id: 'mapChoice.label',
          defaultMessage: '{map}：{name}',
          description:
            'Name of a link to a place in another map, for screen readers; map is the text of the link',
        },
        { map: intl.formatMessage(names[map]), name },
      )}
    >
      {intl.formatMessage(names[map])}
    </a>
  ))
  const amap = <MapLink key="amap" name={name} coordinates={coordinates} />
  return language === 'zh' ? [amap, ...others] : [...others, amap]
}

/**
 * Apple and Google draw China by GCJ-02, as our coordinates are. A `geo:` address has WGS-84, to which there is no way back, so it has
 * the name alone.
 */
function addresses(name: string, [longitude, latitude]: Coordinates) {
  const query = encodeURIComponent(name)
  const place = `${latitude},${longitude}`
  return [
    { map: 'apple', href: `https://maps.apple.com/?ll=${place}&q=${query}` },
    { map: 'google', href: `https://www.google.com/maps/search/?api=1&query=${place}` },
    { map: 'other', href: `geo:0,0?q=${query}` },
  ] as const
}
