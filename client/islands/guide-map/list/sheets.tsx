import { type ReactNode, useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Image } from '../../../../contract/image.ts'
import { Picture } from '../../../ui/picture.tsx'
import { afterPaint } from '../after-paint.ts'
import { idOfPoint, idOfTrail } from '../address.ts'
import { LocateButton, useLocate } from '../locate.tsx'
import { HeightProfile } from '../trail/trail-list.tsx'
import { TrailFacts, TrailHelp } from '../trail/trail-words.tsx'
import { useGuide } from '../use-guide-state.ts'
import { PointFacts, PointLinks } from './guide-list.tsx'
import { focusSearch } from './search-field.tsx'

const messages = defineMessages({
  close: { id: 'guideMap.closeSheet', defaultMessage: '关闭' },
  walk: { id: 'guideMap.walkFromHere', defaultMessage: '从我的位置走过去' },
  finding: { id: 'guideMap.findingHere', defaultMessage: '正在找您的位置…' },
})

interface SheetFrameProps {
  name: string
  row: string
  picture?: Image | undefined
  children: ReactNode
}

/** A sheet with the details of one row. Takes the focus, and returns it when it closes. */
function SheetFrame({ name, row, picture, children }: SheetFrameProps): ReactNode {
  const { actions } = useGuide()
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let before: Element | null = null
    // Waits for the next frame, because moving the focus causes a layout.
    const cancel = afterPaint(() => {
      before = document.activeElement
      heading.current?.focus({ preventScroll: true })
    })
    return () => {
      cancel()
      afterPaint(() => giveFocusBack(before, row))
    }
  }, [row])
  return (
    <section className="point-sheet" aria-labelledby="point-sheet-name">
      {picture !== undefined && <Picture image={picture} sizes="(min-width: 56rem) 24rem, 100vw" />}
      <button
        className="point-sheet-close"
        type="button"
        aria-label={intl.formatMessage(messages.close)}
        onClick={() => actions.choose(undefined)}
      />
      <h2 id="point-sheet-name" ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <div>{children}</div>
    </section>
  )
}

/** Returns the focus, unless the visitor has moved it. Focuses the search if it is hidden. */
function giveFocusBack(before: Element | null, row: string): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('.point-sheet')) return
  const next = placeToReturn(before, row)
  // The row may be hidden, because only the first rows of a category are shown.
  const isShown = next instanceof HTMLElement && next.getClientRects().length > 0
  if (isShown) next.focus({ preventScroll: true })
  else focusSearch()
}

/** Returns the element that had the focus, or the point's new mark on the map, or else the row. */
function placeToReturn(before: Element | null, row: string): Element | null {
  if (before?.isConnected && before !== document.body) return before
  const mark =
    before?.matches('.map-mark') &&
    document.querySelector(`[data-point="${row.slice(row.indexOf('-') + 1)}"]`)
  return mark || document.querySelector(`#${CSS.escape(row)} h3 a`)
}

export function PointSheet({ point }: { point: GuidePoint }): ReactNode {
  const { guide, actions } = useGuide()
  const intl = useIntl()
  const locate = useLocate()
  const category = guide.categories.find(({ id }) => id === point.category)
  async function walkFromHere(): Promise<void> {
    if (!(await locate())) return
    actions.startFrom({ kind: 'here' })
    actions.headTo({ kind: 'point', id: point.id })
  }
  return (
    <SheetFrame name={point.name} row={idOfPoint(point.id)} picture={point.cover}>
      {category !== undefined && <p className="point-sheet-kind">{category.name}</p>}
      <PointFacts point={point} />
      {point.summary !== '' && <p>{point.summary}</p>}
      <LocateButton
        className="button from-here"
        onLocate={walkFromHere}
        label={intl.formatMessage(messages.walk)}
        busyLabel={intl.formatMessage(messages.finding)}
      />
      <PointLinks point={point} />
    </SheetFrame>
  )
}

export function TrailSheet({ trail }: { trail: Trail }): ReactNode {
  const { id, name, summary, path } = trail
  return (
    <SheetFrame name={name} row={idOfTrail(id)}>
      <TrailFacts trail={trail} />
      <HeightProfile path={path} isLabelled />
      <TrailHelp trail={trail} />
      {summary !== '' && <p>{summary}</p>}
    </SheetFrame>
  )
}
