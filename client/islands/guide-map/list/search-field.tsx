import { type ReactNode, useRef, useState } from 'react'
import { defineMessage, FormattedMessage, useIntl } from 'react-intl'
import { ChangingText } from '../../../ui/date-text.tsx'
import { EVERYTHING, hasFilter } from '../address.ts'
import type { GuideState } from '../guide-state.ts'
import { useGuide } from '../use-guide-state.ts'
import type { Shown } from './use-shown.ts'

const hintMessage = defineMessage({
  id: 'guideMap.searchHint',
  defaultMessage: '搜索地点、步道、卫生间',
})

/** Filters list and map while the visitor types, but not while a Chinese word is being composed. */
export function SearchField({ state, shown }: { state: GuideState; shown: Shown }): ReactNode {
  const { dispatch, actions } = useGuide()
  const intl = useIntl()
  const hint = intl.formatMessage(hintMessage)
  /** The text of the field while a word is being composed. */
  const [composed, setComposed] = useState<string>()
  const isFruitless = shown.found === 0 && shown.search !== ''
  const input = useRef<HTMLInputElement>(null)
  function leave(act: () => void): void {
    // When the search finds something, the buttons disappear. So the focus moves to the field.
    input.current?.focus({ preventScroll: true })
    act()
  }
  function take(text: string): void {
    setComposed(undefined)
    dispatch({ type: 'set', change: { search: text } })
  }
  return (
    <search className="guide-search needs-script" tabIndex={-1}>
      <input
        type="search"
        ref={input}
        aria-label={hint}
        placeholder={hint}
        maxLength={40}
        value={composed ?? state.search}
        onChange={({ target, nativeEvent }) => {
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          if (isComposing) setComposed(target.value)
          else take(target.value)
        }}
        onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
      />
      <p className={isFruitless ? undefined : 'visually-hidden'} aria-live="polite">
        <SearchResult {...shown} isFiltered={hasFilter(state)} />
      </p>
      {isFruitless && shown.counts.all > 0 && (
        <button type="button" onClick={() => leave(() => actions.narrow(EVERYTHING))}>
          <ChangingText>
            {intl.formatMessage(
              {
                id: 'guideMap.searchAll',
                defaultMessage: '{count, plural, other {在全部里找：# 处}}',
                description:
                  'Button below a search of the guide map that finds something, but not among what the list is narrowed to: takes the filters back',
              },
              { count: shown.counts.all },
            )}
          </ChangingText>
        </button>
      )}
      {isFruitless && (
        <button type="button" onClick={() => leave(() => take(''))}>
          <FormattedMessage id="guideMap.clearSearch" defaultMessage="清除搜索" />
        </button>
      )}
    </search>
  )
}

function SearchResult({
  found,
  search,
  isFiltered,
}: Pick<Shown, 'found' | 'search'> & { isFiltered: boolean }): ReactNode {
  const intl = useIntl()
  if (found === undefined || (search === '' && !isFiltered)) return null
  const text =
    found === 0 && search !== ''
      ? intl.formatMessage(
          {
            id: 'guideMap.nothingFound',
            defaultMessage: '没有找到“{search}”。',
            description: "Below the field of the guide map's search; search is what was typed",
          },
          { search: search.trim() },
        )
      : intl.formatMessage(
          {
            id: 'guideMap.found',
            defaultMessage: '找到 {found, number} 处',
            description:
              'How many places and trails a search found, or places a category has, for screen readers',
          },
          { found },
        )
  return <ChangingText>{text}</ChangingText>
}

/** Moves the focus to the search area. Focusing the field itself would open a phone's keyboard. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('.guide-search')?.focus({ preventScroll: true })
}
