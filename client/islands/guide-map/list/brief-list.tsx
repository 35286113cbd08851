import { useEffect, useRef, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

/** Number of rows that each list shows at first. The stylesheet hides the others. */
export const BRIEF_COUNT = 4

const WORDS = {
  points: (intl: IntlShape, count: number) =>
    intl.formatMessage(
      {
        id: 'guideMap.morePoints',
        defaultMessage: '{count, plural, other {再看 # 处}}',
        description: 'Button below the first points of a category: shows the others too',
      },
      { count },
    ),
  trails: (intl: IntlShape, count: number) =>
    intl.formatMessage(
      {
        id: 'guideMap.moreTrails',
        defaultMessage: '{count, plural, other {再看 # 条}}',
        description: 'Button below the first trails: shows the others too',
      },
      { count },
    ),
}

/**
 * A list of which only the first rows are shown at first if `isBrief`. Returns whether this is still
 * so, and the button that shows the others.
 */
export function useBrief(kind: keyof typeof WORDS, count: number, isBrief: boolean) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The button disappears, so the first new row gets the focus.
    if (isOpen) list.current?.children[BRIEF_COUNT]?.querySelector('a')?.focus()
  }, [isOpen])
  const others = isBrief && !isOpen ? count - BRIEF_COUNT : 0
  if (others <= 0) return { list, isBrief: false, button: null }
  const button = (
    <button className="more-points needs-script" type="button" onClick={() => setOpen(true)}>
      {WORDS[kind](intl, others)}
    </button>
  )
  return { list, isBrief: true, button }
}
