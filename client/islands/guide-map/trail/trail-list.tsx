import { memo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trail } from '../../../../contract/guide.ts'
import type { Coordinates } from '../../../../contract/values.ts'
import { formatQuantity } from '../../../ui/quantity.tsx'
import { hashOfTrail, idOfTrail } from '../address.ts'
import { useBrief } from '../list/brief-list.tsx'
import { actInPlace, useGuide } from '../use-guide-state.ts'
import { type Height, profileOf } from './trail-facts.ts'
import { TrailFacts, TrailHelp, trailWords } from './trail-words.tsx'

/** Size of the drawing in its units. The stylesheet stretches it to the available space. */
const WIDTH = 100
const HEIGHT = 32
/** Minimum range of heights in metres. It prevents a small climb from looking steep. */
const MIN_SPAN_METRES = 60

/**
 * The height profile of a path. Hidden for a level path, or if too few heights are known.
 * `isLabelled`: also shows the lowest and the highest height as text.
 */
export function HeightProfile({
  path,
  isLabelled = false,
}: {
  path: readonly Coordinates[]
  isLabelled?: boolean
}): ReactNode {
  const { guide } = useGuide()
  const intl = useIntl()
  const profile = profileOf(path, guide.points)
  if (profile.length === 0) return null
  const heights = profile.map(({ height }) => height)
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)]
  const label = intl.formatMessage(
    {
      id: 'guideMap.profile',
      defaultMessage: '海拔 {lowest} 到 {highest}',
      description: 'Name of the drawing how a walk rises and falls: its lowest and highest place',
    },
    {
      lowest: formatQuantity(intl, Math.round(lowest), 'meter'),
      highest: formatQuantity(intl, Math.round(highest), 'meter'),
    },
  )
  const line = lineOf(profile, lowest, Math.max(highest - lowest, MIN_SPAN_METRES))
  return (
    <figure className="height-profile" aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="height-area" d={`${line}V${HEIGHT}H0Z`} />
        <path className="height-line" d={line} />
      </svg>
      {isLabelled && <figcaption aria-hidden="true">{label}</figcaption>}
    </figure>
  )
}

/** Returns the heights as a line: the `d` of an SVG path. */
function lineOf(profile: readonly Height[], lowest: number, span: number): string {
  const start = profile[0]?.walked ?? 0
  const length = (profile.at(-1)?.walked ?? 0) - start || 1
  const places = profile.map(({ walked, height }) => {
    const x = ((walked - start) / length) * WIDTH
    const y = HEIGHT - 1 - ((height - lowest) / span) * (HEIGHT - 3)
    return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
  })
  return `M${places.join('L')}`
}

interface TrailSectionProps {
  trails: readonly Trail[]
  /** Whether the list has only trails. Then the filter above already shows the heading. */
  isAlone: boolean
  /** Whether only the first trails are shown. The visitor can open the others. */
  isBrief: boolean
}

export function TrailSection({
  trails,
  isAlone,
  isBrief: startsBrief,
}: TrailSectionProps): ReactNode {
  const { list, isBrief, button } = useBrief('trails', trails.length, startsBrief)
  if (trails.length === 0) return null
  return (
    <section className="trails">
      <h2 className={isAlone ? 'visually-hidden' : undefined}>
        <FormattedMessage {...trailWords.trails} />
      </h2>
      <ul ref={list} className={isBrief ? 'is-brief' : undefined}>
        {trails.map((trail) => (
          <TrailRow key={trail.id} trail={trail} />
        ))}
      </ul>
      {button}
    </section>
  )
}

/** Memoized, because rendering compares all points to find toilets and seats. */
const TrailRow = memo(function TrailRow({ trail }: { trail: Trail }): ReactNode {
  const { actions } = useGuide()
  const { id, name, summary, path } = trail
  return (
    <li className="trail" id={idOfTrail(id)}>
      <h3>
        <a
          href={hashOfTrail(id)}
          onClick={(event) => actInPlace(event, () => actions.chooseTrail(id))}
        >
          {name}
        </a>
      </h3>
      <HeightProfile path={path} />
      <TrailFacts trail={trail} />
      <TrailHelp trail={trail} />
      {summary !== '' && <p>{summary}</p>}
    </li>
  )
})
