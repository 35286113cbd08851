import { type ReactNode, useId } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Wish } from './routing/walk.ts'

const messages = defineMessages({
  label: {
    id: 'guideMap.wish',
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

const WISHES = ['quickest', 'shortest'] as const

/** The choice between the quickest and the shortest walk. */
export function WishField({
  wish,
  onChange,
}: {
  wish: Wish
  onChange: (wish: Wish) => void
}): ReactNode {
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className="walk-wishes">
      <legend className="visually-hidden">{intl.formatMessage(messages.label)}</legend>
      {WISHES.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === wish} onChange={() => onChange(each)} />
          {intl.formatMessage(messages[each])}
        </label>
      ))}
    </fieldset>
  )
}
