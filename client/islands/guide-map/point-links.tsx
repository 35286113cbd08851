import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GuidePoint } from '../../../contract/guide.ts'
import { MapLink } from '../../ui/map-link.tsx'
import type { GuideLinks } from './guide-props.ts'
import type { GuideActions } from './use-guide.ts'

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
  const startLabel = intl.formatMessage(
    {
      id: 'guideMap.startFrom',
      defaultMessage: '从这里出发：{name}',
      description: 'Name of the button that begins a walk at a point; begins with its text',
    },
    { name },
  )
  const headLabel = intl.formatMessage(
    {
      id: 'guideMap.headTo',
      defaultMessage: '走到这里：{name}',
      description: 'Name of the button that ends a walk at a point; begins with its text',
    },
    { name },
  )
  return (
    <ul className="point-links">
      <li className="needs-script">
        <button
          type="button"
          aria-label={startLabel}
          onClick={() => actions.startFrom({ kind: 'point', id })}
        >
          <FormattedMessage
            id="guideMap.startHere"
            defaultMessage="从这里出发"
            description="Button that begins a walk at a point"
          />
        </button>
      </li>
      <li className="needs-script">
        <button
          type="button"
          aria-label={headLabel}
          onClick={() => actions.headTo({ kind: 'point', id })}
        >
          <FormattedMessage
            id="guideMap.headHere"
            defaultMessage="走到这里"
            description="Button that ends a walk at a point"
          />
        </button>
      </li>
      {childMap !== undefined && (
        <li>
          <a href={childMap}>
            <FormattedMessage
              id="guideMap.childMap"
              defaultMessage="{name}细图"
              description="Link from a point to the map of the place in detail"
              values={{ name }}
            />
          </a>
        </li>
      )}
      <li>
        <MapLink name={name} coordinates={coordinates} />
      </li>
    </ul>
  )
}
