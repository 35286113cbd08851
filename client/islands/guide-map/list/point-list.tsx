import { memo, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { GuidePoint } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { GuideLinks } from '../guide-state.ts'
import { MapSign, useIsChinese, signOf } from '../map/map-icon.tsx'
import { PointFacts, PointLinks } from './point-facts.tsx'
import type { PointGroup } from './point-groups.ts'
import { hashOfPoint, idOfPoint } from '../address.ts'
import type { GuideActions } from '../use-guide-state.ts'

interface PointContext {
  origin: Coordinates
  entrance: string | undefined
  links: GuideLinks
  actions: GuideActions
}

/** How many points of a category are shown before the others are asked for; the style sheet hides the rest. */
const BRIEF_COUNT = 8

interface PointSectionProps extends PointContext {
  group: PointGroup
  /** Whether only the first are shown, until the others are asked for. */
  isBrief: boolean
}

/** At least the height of a row on a phone: rows that are not laid out yet must not overlap the next list. */
const ROW_PX = 270

/** The points of one category, each with what one needs to know before walking there. */
export function PointSection({
  group: { category, points },
  isBrief,
  ...context
}: PointSectionProps): ReactNode {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const others = isBrief && !isOpen ? points.length - BRIEF_COUNT : 0
  useEffect(() => {
    // In place of the button, which is removed.
    if (isOpen) list.current?.children[BRIEF_COUNT]?.querySelector('a')?.focus()
  }, [isOpen])
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
        ref={list}
        className={others > 0 ? 'point-list is-brief' : 'point-list'}
        style={{
          containIntrinsicBlockSize: `auto ${Math.min(points.length, others > 0 ? BRIEF_COUNT : Infinity) * ROW_PX}px`,
        }}
      >
        {points.map((point) => (
          <PointRow key={point.id} point={point} category={category} {...context} />
        ))}
      </ul>
      {others > 0 && (
        <button className="more-points needs-script" type="button" onClick={() => setOpen(true)}>
          {intl.formatMessage(
            {
              id: 'guideMap.morePoints',
              defaultMessage: '{count, plural, other {再看 # 处}}',
              description: 'Button below the first points of a category: shows the others too',
            },
            { count: others },
          )}
        </button>
      )}
    </section>
  )
}

interface PointRowProps extends PointContext {
  point: GuidePoint
  category: PointGroup['category']
}

/** Drawn again only when it changes: there may be a thousand of them. */
const PointRow = memo(function PointRow(props: PointRowProps): ReactNode {
  const { point, category, origin, entrance, links, actions } = props
  const sign = signOf(category, { icon: point.icon, isChinese: useIsChinese() })
  const { id, name, summary, cover } = point
  function choose(event: MouseEvent): void {
    if (isModified(event)) return
    event.preventDefault()
    actions.choose(id)
  }
  return (
    <li className="point" id={idOfPoint(id)}>
      <span className="point-mark">
        <MapSign sign={sign} />
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
