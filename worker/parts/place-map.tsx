import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Picture } from '../../client/ui/picture.tsx'
import { Seal } from '../../client/ui/seal.tsx'
import type { Guide } from '../../contract/guide.ts'
import type { Coordinates } from '../../contract/values.ts'
import type { Language } from '../../locales/languages.ts'
import { Await } from '../render/await.tsx'
import type { Deferred } from '../sections/define-page.ts'
import { hrefOfPlace } from './href-of-place.ts'
import { mapWindow } from './map-window.ts'

interface PlaceMapProps {
  guide: Deferred<Guide>
  place: { title: string; coordinates?: Coordinates | undefined }
  /** The character that marks the place: 宿, 食, 景. */
  mark: string
  language: Language
}

/** Where a place is on the painted map, as a link to the guide; nothing for a place that is not on it. */
export function PlaceMap({ guide, place, mark, language }: PlaceMapProps): ReactNode {
  const { title, coordinates } = place
  if (coordinates === undefined) return null
  return (
    <Await resolve={guide}>
      {({ illustration }) =>
        illustration && (
          <MarkedMap
            illustration={illustration}
            title={title}
            coordinates={coordinates}
            mark={mark}
            address={hrefOfPlace(language, coordinates)}
          />
        )
      }
    </Await>
  )
}

/** Wider than the painting is shown: its window is a part of it. */
const SIZES = '(min-width: 48em) 1600px, (min-resolution: 2.5dppx) 61vw, 800px'

interface MarkedMapProps {
  illustration: NonNullable<Guide['illustration']>
  title: string
  coordinates: Coordinates
  mark: string
  address: string
}

function MarkedMap(props: MarkedMapProps): ReactNode {
  const { illustration, title, coordinates, mark, address } = props
  const intl = useIntl()
  const view = mapWindow(illustration, coordinates)
  if (view === undefined) return null
  const label = intl.formatMessage(
    {
      id: 'placeMap.label',
      defaultMessage: '在导览地图上看：{name}',
      description: 'Name of a part of the painted map with a place in it, a link to the guide map',
    },
    { name: title },
  )
  return (
    <a className="place-map" href={address} aria-label={label}>
      <span
        style={{ ...view.painting, aspectRatio: `${illustration.width} / ${illustration.height}` }}
      >
        <Picture image={{ ...illustration, alt: '' }} sizes={SIZES} />
      </span>
      <span style={view.mark}>
        <Seal text={mark} />
      </span>
    </a>
  )
}
