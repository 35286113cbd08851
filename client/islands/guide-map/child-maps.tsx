import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Guide } from '../../../contract/guide.ts'
import type { GuideLinks } from './guide-props.ts'

/** Links to the maps of places in detail; nothing where there is none. */
export function ChildMaps({
  maps,
  links,
}: {
  maps: Guide['children']
  links: GuideLinks
}): ReactNode {
  if (maps.length === 0) return null
  return (
    <section className="child-maps">
      <h2>
        <FormattedMessage
          id="guideMap.childMaps"
          defaultMessage="细图"
          description="Heading over the links to maps of places in detail"
        />
      </h2>
      <ul>
        {maps.map(({ id, name }) => (
          <li key={id}>
            <a href={links.maps[id]}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
