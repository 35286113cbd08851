import { type ReactNode, useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Image } from '../../../../contract/image.ts'
import { Picture } from '../../../ui/picture.tsx'
import { focusSearch } from './search-field.tsx'
import type { Guide, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { GuideLinks, GuideMapProps } from '../guide-state.ts'
import { LocateButton } from '../locate.tsx'
import { PointFacts, PointLinks } from './point-list.tsx'
import { idOfPoint, idOfTrail } from '../address.ts'
import type { GuideActions } from '../use-guide-state.ts'
import { HeightProfile } from '../trail/trail-list.tsx'
import { TrailFacts, TrailHelp } from '../trail/trail-words.tsx'

const messages = defineMessages({
  close: {
    id: 'guideMap.closeSheet',
    defaultMessage: '关闭',
    description: 'Button that closes the sheet of a point or a trail',
  },
})

interface SheetFrameProps {
  name: string
  /** The id of the row in the list that the sheet is of. */
  row: string
  onClose: () => void
  /** Above the name. */
  picture?: Image | undefined
  children: ReactNode
}

/** A sheet over the list, about one of its rows; it takes the focus when it opens, and gives it back. */
function SheetFrame({ name, row, onClose, picture, children }: SheetFrameProps): ReactNode {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => giveFocusBack(before, row)
  }, [row])
  return (
    <section className="point-sheet" aria-labelledby="point-sheet-name">
      {picture !== undefined && <Picture image={picture} sizes="(min-width: 56rem) 24rem, 100vw" />}
      <button
        className="point-sheet-close"
        type="button"
        aria-label={intl.formatMessage(messages.close)}
        onClick={onClose}
      />
      <h2 id="point-sheet-name" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <div>{children}</div>
    </section>
  )
}

/** Unless the visitor has moved it elsewhere. If there is nothing to return to, the search gets it. */
function giveFocusBack(before: Element | null, row: string): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('.point-sheet')) return
  const next = placeToReturn(before, row)
  // Only the first rows of a category are shown.
  const isShown = next !== null && next.getClientRects().length > 0
  if (next instanceof HTMLElement && isShown) next.focus({ preventScroll: true })
  else focusSearch()
}

/** Where the focus was before the sheet took it (a mark on the map may have been redrawn), else the row. */
function placeToReturn(before: Element | null, row: string): Element | null {
  if (before?.isConnected && before !== document.body) return before
  const mark =
    before?.matches('.map-mark') &&
    document.querySelector(`[data-point="${row.slice(row.indexOf('-') + 1)}"]`)
  return mark || document.querySelector(`#${CSS.escape(row)} h3 a`)
}

const pointSheetMessages = defineMessages({
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

/** The chosen point with its picture and hours. */
export function PointSheet(props: PointSheetProps): ReactNode {
  const { point, guide, entrance, links, actions, onWalkFromHere } = props
  const intl = useIntl()
  const category = guide.categories.find(({ id }) => id === point.category)
  return (
    <SheetFrame
      name={point.name}
      row={idOfPoint(point.id)}
      onClose={() => actions.choose(undefined)}
      picture={point.cover}
    >
      {category !== undefined && <p className="point-sheet-kind">{category.name}</p>}
      <PointFacts point={point} origin={guide.origin} entrance={entrance} />
      {point.summary !== '' && <p>{point.summary}</p>}
      <LocateButton
        className="button from-here"
        onLocate={onWalkFromHere}
        label={intl.formatMessage(pointSheetMessages.walk)}
        busyLabel={intl.formatMessage(pointSheetMessages.finding)}
      />
      <PointLinks point={point} links={links} actions={actions} />
    </SheetFrame>
  )
}

interface TrailSheetProps extends Pick<GuideMapProps, 'facilities'> {
  trail: Trail
  guide: Guide
  actions: GuideActions
}

/** The chosen trail, which is lit on the map. */
export function TrailSheet({ trail, guide, facilities, actions }: TrailSheetProps): ReactNode {
  const { id, name, summary, path } = trail
  return (
    <SheetFrame name={name} row={idOfTrail(id)} onClose={() => actions.choose(undefined)}>
      <TrailFacts trail={trail} />
      <HeightProfile path={path} points={guide.points} isLabelled />
      <TrailHelp trail={trail} guide={guide} facilities={facilities} actions={actions} />
      {summary !== '' && <p>{summary}</p>}
    </SheetFrame>
  )
}
