import { type ReactNode, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'

const messages = defineMessages({
  hint: {
    id: 'guideMap.searchHint',
    defaultMessage: '搜索地点、步道、卫生间',
    description: 'Name of the field that searches the guide map, and hint in it',
  },
})

interface SearchFieldProps {
  value: string
  /** How many points and trails are left. */
  found: number
  onChange: (value: string) => void
}

/** Narrows list and map while one types; not by the letters of a Chinese word that is still being composed. */
export function SearchField({ value, found, onChange }: SearchFieldProps): ReactNode {
  const intl = useIntl()
  const [typed, setTyped] = useState(value)
  const hint = intl.formatMessage(messages.hint)
  return (
    <search className="guide-search needs-script">
      <input
        type="search"
        aria-label={hint}
        placeholder={hint}
        maxLength={40}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value)
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          if (!isComposing) onChange(target.value)
        }}
        onCompositionEnd={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p className="visually-hidden" aria-live="polite">
        {value !== '' && (
          <FormattedMessage
            id="guideMap.found"
            defaultMessage="找到 {found, number} 处"
            description="How many places and trails a search found, for screen readers"
            values={{ found }}
          />
        )}
      </p>
    </search>
  )
}

/** For a focus whose own place is gone. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('.guide-search input')?.focus({ preventScroll: true })
}
