import { memo, type MouseEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { GuideLinks } from '../guide-props.ts'
import { PointFacts } from './point-facts.tsx'
import type { PointGroup } from './point-groups.ts'
import { hashOfPoint, idOfPoint } from '../address.ts'
import { PointLinks } from './point-links.tsx'
import type { GuideActions } from '../use-guide-state.ts'

interface PointContext {
  origin: Coordinates
  entrance: string | undefined
  links: GuideLinks
  actions: GuideActions
}

/** At least the height of a row on a phone: rows that are not laid out yet must not overlap the next list. */
const ROW_PX = 270

/** The points of one category, each with what one needs to know before walking there. */
export function PointSection({
  group: { category, points },
  ...context
}: PointContext & { group: PointGroup }): ReactNode {
  const intl = useIntl()
  return (
    <section className="point-group">
      <h2>
        {category?.name ??
          intl.formatMessage({
            id: 'guideMap.otherPoints',
            defaultMessage: '其他地点',
            description: 'Heading over points of the guide map that belong to no category',
          })}
      </h2>
      <ul
        className="point-list"
        style={{ containIntrinsicBlockSize: `auto ${points.length * ROW_PX}px` }}
      >
        {points.map((point) => (
          <PointRow key={point.id} point={point} character={category?.character} {...context} />
        ))}
      </ul>
    </section>
  )
}

interface PointRowProps extends PointContext {
  point: GuidePoint
  character: string | undefined
}

/** Drawn again only when it changes: there may be a thousand of them. */
const PointRow = memo(function PointRow(props: PointRowProps): ReactNode {
  const { point, character, origin, entrance, links, actions } = props
  const { id, name, summary, cover } = point
  function choose(event: MouseEvent): void {
    if (isModified(event)) return
    event.preventDefault()
    actions.choose(id)
  }
  return (
    <li className="point" id={idOfPoint(id)}>
      <span className="point-mark" lang="zh-CN" aria-hidden="true">
        {character}
      </span>
      <h3>
        <a href={hashOfPoint(id)} onClick={choose}>
          {name}
        </a>
      </h3>
      {cover !== undefined && <Picture image={cover} sizes="134px" />}
      <PointFacts point={point} origin={origin} entrance={entrance} />
      {summary !== '' && <p className="point-summary">{summary}</p>}
      <PointLinks point={point} links={links} actions={actions} />
    </li>
  )
})

/** Whether a click on a link is the browser's own: with a modifier key it opens a tab or a window, or saves. */
export function isModified({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
