import { type CSSProperties, memo, type ReactNode } from 'react'
import type { Guide, GuidePoint } from '../../../../contract/guide.ts'
import { hashOfPoint } from '../address.ts'
import { type FirstMark, firstMarks } from './first-marks.ts'
import { MapSign } from './map-icon.tsx'

interface DrawnMarksProps {
  guide: Guide
  points: readonly GuidePoint[]
  /** Whether its readers read Chinese. */
  isChinese: boolean
}

/**
 * The marks that the map will open with. The server draws them and the browser leaves them as they are, so that it needs neither
 * their code nor the time to draw them. Hidden from screen readers and keys: the list names all points.
 */
export const DrawnMarks = memo(
  function DrawnMarks({ guide, ...chosen }: DrawnMarksProps): ReactNode {
    if (import.meta.env.SSR)
      return (
        <div className="map-marks" aria-hidden="true">
          {firstMarks(guide, chosen).map((mark) => (
            <DrawnMark key={`${mark.x} ${mark.y} ${mark.count} ${mark.from}`} {...mark} />
          ))}
        </div>
      )
    return (
      <div
        className="map-marks"
        aria-hidden="true"
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- nothing: what the server drew stays
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    )
  },
  () => true,
)

function DrawnMark({ mark, count, ...place }: FirstMark): ReactNode {
  const style = styleOf(place)
  if (mark === undefined)
    return (
      <span
        className={`map-mark map-mark-cluster${place.beside ? ' map-mark-beside' : ''}`}
        style={style}
      >
        {count}
      </span>
    )
  const { id, name, sign, isLandmark } = mark
  return (
    <a
      className={`map-mark map-mark-point${isLandmark ? ' map-mark-landmark' : ''}${place.named === Infinity ? '' : ' is-labelled'}`}
      href={hashOfPoint(id)}
      tabIndex={-1}
      aria-label={isLandmark ? name : undefined}
      style={style}
    >
      <span className="map-mark-circle">
        <MapSign sign={sign} />
      </span>
    </a>
  )
}

function styleOf({
  x,
  y,
  from,
  to,
  named,
  beside,
}: Omit<FirstMark, 'mark' | 'count'>): CSSProperties {
  return Object.fromEntries([
    ['--x', shareOf(beside?.x ?? x)],
    ['--y', shareOf(y)],
    ...(from > 0 ? [['--from', lengthOf(from)]] : []),
    ...(to < Infinity ? [['--to', lengthOf(to)]] : []),
    ...(named > 0 && named < Infinity ? [['--named', lengthOf(named)]] : []),
    ...(beside
      ? [
          ['--side', beside.right < 0 ? '-1' : '1'],
          ['--right', shareOf(Math.abs(beside.right))],
          ['--down', shareOf(beside.down)],
        ]
      : []),
  ])
}

function shareOf(share: number): string {
  return share.toFixed(4)
}

function lengthOf(pixels: number): string {
  return `${pixels.toFixed(1)}px`
}
