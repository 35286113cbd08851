import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { afterPaint } from '../after-paint.ts'
import { hashOfWalk, type PointWalk } from '../address.ts'
import { addressOf, type GuideState, type Place } from '../guide-state.ts'
import { focusSearch } from '../list/search-field.tsx'
import type { WalkSearch } from '../map/use-map.ts'
import { trailWords } from '../trail/trail-words.tsx'
import { useGuide } from '../use-guide-state.ts'
import { WalkResult } from './walk-result.tsx'
import type { Preference } from './walk.ts'

/** A walk's QR code. It is only on paper, so its code is loaded with the first walk. */
function WalkCode({ walk }: { walk: PointWalk }): ReactNode {
  const [QrCode, setQrCode] = useState<ComponentType<{ address: string }>>()
  useEffect(() => {
    // If the QR code cannot be loaded, the walk is printed without it.
    import('../../../ui/qr-code.tsx').then(
      (module) => setQrCode(() => module.QrCode),
      () => undefined,
    )
  }, [])
  if (QrCode === undefined) return null
  const { origin, pathname, search } = location
  return (
    <figure className="walk-code">
      <QrCode address={origin + pathname + search + hashOfWalk(walk)} />
      <figcaption>
        <FormattedMessage id="guideMap.scanWalk" defaultMessage="手机扫码，看这条路线" />
      </figcaption>
    </figure>
  )
}

const messages = defineMessages({
  label: { id: 'guideMap.walk', defaultMessage: '步行路线' },
  turn: { id: 'guideMap.turnWalk', defaultMessage: '交换起点与终点' },
  clear: { id: 'guideMap.clearWalk', defaultMessage: '清除路线' },
})

interface WalkPanelProps {
  state: GuideState
  search: WalkSearch
  /** The preferences that the open map supports. */
  preferences: readonly Preference[]
}

/** The walk between the two chosen places; null if none is chosen. */
export function WalkPanel({ state, search, preferences }: WalkPanelProps): ReactNode {
  const { dispatch } = useGuide()
  const intl = useIntl()
  const { from, to, preference } = state
  const { walk } = addressOf(state)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    return afterPaint(() => {
      // If the visitor has chosen an end in the list, the focus moves to the panel. The swap button
      // keeps the focus, because it is in the panel.
      if (!panel.current?.contains(document.activeElement))
        panel.current?.focus({ preventScroll: true })
    })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the focus moves when an end changes
  }, [from, to])
  if (from === undefined && to === undefined) return null
  return (
    <section
      className="walk-panel"
      aria-label={intl.formatMessage(messages.label)}
      ref={panel}
      tabIndex={-1}
    >
      <WalkEnds from={from} to={to} />
      <div className="walk-buttons">
        <button
          className="walk-turn"
          type="button"
          aria-label={intl.formatMessage(messages.turn)}
          onClick={() => dispatch({ type: 'swap-ends' })}
        />
        <button
          className="walk-clear"
          type="button"
          aria-label={intl.formatMessage(messages.clear)}
          onClick={() => {
            // The button disappears with the walk.
            focusSearch()
            dispatch({ type: 'clear-walk' })
          }}
        />
      </div>
      {preferences.length > 1 && <PreferenceField choices={preferences} preference={preference} />}
      <div aria-live="polite">
        <WalkResult search={search} isStepFree={preference === 'step-free'} />
      </div>
      {search.state === 'found' && walk !== undefined && <WalkCode walk={walk} />}
    </section>
  )
}

function hidden(words: ReactNode): ReactNode {
  return <span className="visually-hidden">{words}</span>
}

/** Start and end with an arrow between them. Screen readers read words instead of the arrow. */
function WalkEnds({ from, to }: Pick<GuideState, 'from' | 'to'>): ReactNode {
  return (
    <p className="walk-ends">
      <FormattedMessage
        id="guideMap.walkEnds"
        defaultMessage="<hidden>从</hidden>{from}<hidden>到</hidden>{arrow}{to}"
        description="The ends of a walk, with an arrow between them; hidden: words for screen readers"
        values={{
          from: <PlaceName key="from" place={from} />,
          to: <PlaceName key="to" place={to} />,
          arrow: <span key="arrow" className="walk-arrow" />,
          hidden,
        }}
      />
    </p>
  )
}

/** The name of an end, or a text that asks the visitor to choose it. */
function PlaceName({ place }: { place: Place | undefined }): ReactNode {
  const { guide } = useGuide()
  if (place === undefined)
    return (
      <em>
        <FormattedMessage id="guideMap.choosePlace" defaultMessage="再选一处" />
      </em>
    )
  if (place.kind === 'here')
    return (
      <span>
        <FormattedMessage {...trailWords.here} />
      </span>
    )
  return <strong>{guide.points.find(({ id }) => id === place.id)?.name}</strong>
}

const names = {
  ...defineMessages({
    label: { id: 'guideMap.preference', defaultMessage: '怎么走' },
    quickest: { id: 'guideMap.quickest', defaultMessage: '最省时' },
    shortest: { id: 'guideMap.shortest', defaultMessage: '最短' },
  }),
  'step-free': trailWords.stepFree,
}

function PreferenceField({
  choices,
  preference,
}: {
  choices: readonly Preference[]
  preference: Preference
}): ReactNode {
  const { dispatch } = useGuide()
  const intl = useIntl()
  const name = useId()
  return (
    <fieldset className="walk-preference">
      <legend className="visually-hidden">{intl.formatMessage(names.label)}</legend>
      {choices.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            checked={each === preference}
            onChange={() => dispatch({ type: 'set', change: { preference: each } })}
          />
          <span>{intl.formatMessage(names[each])}</span>
        </label>
      ))}
    </fieldset>
  )
}
