import { type ReactNode, useId } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Preference } from './routing/walk.ts'

const messages = defineMessages({
  label: {
    id: 'guideMap.preference',
    defaultMessage: '怎么走',
    description: 'Name of the choice between the quickest and the shortest walk',
  },
  quickest: {
    id: 'guideMap.quickest',
    defaultMessage: '最省时',
    description: 'The walk with the fewest minutes, its climb counted in',
  },
  shortest: {
    id: 'guideMap.shortest',
    defaultMessage: '最短',
    description: 'The walk with the fewest metres',
  },
})

const PREFERENCES = ['quickest', 'shortest'] as const

/** The choice between the quickest and the shortest walk. */
export function PreferenceField({
  preference,
  onChange,
}: {
  preference: Preference
  onChange: (preference: Preference) => void
}): ReactNode {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className="walk-preference">
      <legend className="visually-hidden">{intl.formatMessage(messages.label)}</legend>
      {PREFERENCES.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === preference}
            onChange={() => onChange(each)}
          />
          {intl.formatMessage(messages[each])}
        </label>
      ))}
    </fieldset>
  )
}
