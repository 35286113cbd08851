import { type ReactNode, useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { GuideLinks } from '../guide-props.ts'
import { LocateButton } from '../position/locate-button.tsx'
import { PointFacts } from './point-facts.tsx'
import { hashOfPoint } from '../address.ts'
import { PointLinks } from './point-links.tsx'
import { focusSearch } from './search-field.tsx'
import type { GuideActions } from '../use-guide-state.ts'

const messages = defineMessages({
  close: {
    id: 'guideMap.closeSheet',
    defaultMessage: '关闭',
    description: 'Button that closes the sheet of a point',
  },
  walk: {
    id: 'guideMap.walkFromHere',
    defaultMessage: '从我的位置走过去',
    description: 'Button that finds the walk from where the visitor is to a point',
  },
  finding: {
    id: 'guideMap.findingHere',
    defaultMessage: '正在找您的位置…',
    description:
      'Button that finds the walk from where the visitor is, while the device looks where that is',
  },
})

interface PointSheetProps {
  point: GuidePoint
  guide: Guide
  entrance: string | undefined
  links: GuideLinks
  actions: GuideActions
  /** Begins a walk where the visitor is. */
  onWalkFromHere: () => Promise<void>
}

/** The chosen point with its picture and hours, over the list; it takes the focus when it opens. */
export function PointSheet(props: PointSheetProps): ReactNode {
  const { point, guide, entrance, links, actions, onWalkFromHere } = props
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => giveFocusBack(before, point.id)
  }, [point.id])
  const category = guide.categories.find(({ id }) => id === point.category)
  return (
    <section className="point-sheet" aria-labelledby="point-sheet-name">
      {point.cover !== undefined && (
        <Picture image={point.cover} sizes="(min-width: 56rem) 24rem, 100vw" />
      )}
      <button
        className="point-sheet-close"
        type="button"
        aria-label={intl.formatMessage(messages.close)}
        onClick={() => actions.choose(undefined)}
      />
      <h2 id="point-sheet-name" ref={heading} tabIndex={-1}>
        {point.name}
      </h2>
      {category !== undefined && <p className="point-sheet-kind">{category.name}</p>}
      <PointFacts point={point} origin={guide.origin} entrance={entrance} />
      {point.summary !== '' && <p>{point.summary}</p>}
      <LocateButton
        className="button from-here"
        onLocate={onWalkFromHere}
        label={intl.formatMessage(messages.walk)}
        busyLabel={intl.formatMessage(messages.finding)}
      />
      <PointLinks point={point} links={links} actions={actions} />
    </section>
  )
}

/** Unless the visitor has moved it elsewhere. If there is nothing to return to, the search gets it. */
function giveFocusBack(before: Element | null, id: string): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('.point-sheet')) return
  const next = placeToReturn(before, id)
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  else focusSearch()
}

/** Where the focus was before the sheet took it (a mark on the map may have been redrawn), else the point's row. */
function placeToReturn(before: Element | null, id: string): Element | null {
  if (before?.isConnected && before !== document.body) return before
  const mark = before?.matches('.map-mark') && document.querySelector(`[data-point="${id}"]`)
  return mark || document.querySelector(`${hashOfPoint(id)} h3 a`)
}
