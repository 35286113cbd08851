import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { GuidePoint } from '../../../../contract/guide.ts'
import { MapLink } from '../../../ui/map-link.tsx'
import type { GuideLinks } from '../guide-props.ts'
import type { Place } from '../guide-state.ts'
import type { GuideActions } from '../use-guide-state.ts'

interface PointLinksProps {
  point: GuidePoint
  links: GuideLinks
  actions: GuideActions
}

/** What one can do with a point: walk from it or to it, open its own map, open it in AMap. */
export function PointLinks({ point, links, actions }: PointLinksProps): ReactNode {
  const intl = useIntl()
  const { id, name, coordinates, childGuideId } = point
  const childMap = childGuideId === undefined ? undefined : links.maps[childGuideId]
  return (
    <ul className="point-links">
      <WalkButtons name={name} place={{ kind: 'point', id }} actions={actions} />
      {childMap !== undefined && (
        <li>
          <a href={childMap}>
            {intl.formatMessage(
              {
                id: 'guideMap.childMap',
                defaultMessage: '{name}细图',
                description: 'Link from a point to the map of the place in detail',
              },
              { name },
            )}
          </a>
        </li>
      )}
      <li>
        <MapLink name={name} coordinates={coordinates} />
      </li>
    </ul>
  )
}

interface WalkButtonsProps {
  name: string
  place: Place
  actions: GuideActions
}

function WalkButtons({ name, place, actions }: WalkButtonsProps): ReactNode {
  const intl = useIntl()
  const start = intl.formatMessage({
    id: 'guideMap.startHere',
    defaultMessage: '从这里出发',
    description: 'Button that begins a walk at a point',
  })
  const head = intl.formatMessage({
    id: 'guideMap.headHere',
    defaultMessage: '走到这里',
    description: 'Button that ends a walk at a point',
  })
  const labelOf = (action: string): string =>
    intl.formatMessage(
      {
        id: 'guideMap.actionAt',
        defaultMessage: '{action}：{name}',
        description: 'Name of a button for one point, for screen readers; action is its text',
      },
      { action, name },
    )
  return (
    <>
      <li className="needs-script">
        <button type="button" aria-label={labelOf(start)} onClick={() => actions.startFrom(place)}>
          {start}
        </button>
      </li>
      <li className="needs-script">
        <button type="button" aria-label={labelOf(head)} onClick={() => actions.headTo(place)}>
          {head}
        </button>
      </li>
    </>
  )
}
