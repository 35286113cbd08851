import { type ReactNode, useEffect, useRef } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Image } from '../../../../contract/image.ts'
import { Picture } from '../../../ui/picture.tsx'
import { focusSearch } from './search-field.tsx'

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
export function SheetFrame({ name, row, onClose, picture, children }: SheetFrameProps): ReactNode {
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
