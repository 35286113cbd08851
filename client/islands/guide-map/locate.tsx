import { type ReactNode, useState } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import type { Bounds } from '../../../contract/guide.ts'
import type { Coordinates } from '../../../contract/values.ts'
import { toastInSight } from '../define-island.ts'
import { useGuide } from './use-guide-state.ts'

/** The ellipsoid of GCJ-02 (Krasovsky 1940): its semi-major axis, and its eccentricity squared. */
const LONG_AXIS_METRES = 6_378_245
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_823

/** Outside this box, GCJ-02 equals WGS-84. */
const CHINA: Bounds = { southWest: [72.004, 0.8293], northEast: [137.8347, 55.8271] }

/** Converts WGS-84 to GCJ-02 of Chinese maps, by the public approximation (about a metre). */
export function wgsToGcj(place: Coordinates): Coordinates {
  if (!isWithin(CHINA, place)) return place
  const [longitude, latitude] = place
  const [x, y] = [longitude - 105, latitude - 35]
  const angle = (latitude * Math.PI) / 180
  const flattening = 1 - ECCENTRICITY_SQUARED * Math.sin(angle) ** 2
  const metresEast = 300 + x + 2 * y + 0.1 * x * (x + y) + waves(x, x, [150, 12, 300, 30])
  const metresNorth =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.1 * root(x) +
    waves(x, y, [160, 12, 320, 30])
  const metresPerRadianEast = (LONG_AXIS_METRES / Math.sqrt(flattening)) * Math.cos(angle)
  const metresPerRadianNorth = (LONG_AXIS_METRES * (1 - ECCENTRICITY_SQUARED)) / flattening ** 1.5
  return [
    longitude + degrees(metresEast / metresPerRadianEast),
    latitude + degrees(metresNorth / metresPerRadianNorth),
  ]
}

/** Returns the periodic part of the shift. `long` is amplitude and length of the two long waves. */
function waves(x: number, along: number, long: readonly [number, number, number, number]): number {
  const [a, aLength, b, bLength] = long
  const short = 20 * wave(x, 1 / 6) + 20 * wave(x, 1 / 2)
  const middle = 20 * wave(along, 1) + 40 * wave(along, 3)
  const longest = a * wave(along, aLength) + b * wave(along, bLength)
  return 0.1 * root(x) + ((short + middle + longest) * 2) / 3
}

function wave(value: number, length: number): number {
  return Math.sin((value / length) * Math.PI)
}

function root(value: number): number {
  return Math.sqrt(Math.abs(value))
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}

const messages = defineMessages({
  failed: {
    id: 'guideMap.notLocated',
    defaultMessage: '没有得到您的位置。请允许浏览器定位，或在图上选一个起点。',
  },
  outside: {
    id: 'guideMap.outside',
    defaultMessage: '您现在不在这张图的范围里。可以在图上选一个起点。',
  },
})

/** Returns a function that requests the visitor's position, and returns whether it is on the map. */
export function useLocate(): () => Promise<boolean> {
  const { dispatch, guide } = useGuide()
  const intl = useIntl()
  return async () => {
    const position = await findPosition().catch(() => undefined)
    if (position !== undefined && isWithin(guide.bounds, position)) {
      dispatch({ type: 'set', change: { position } })
      return true
    }
    const message = position === undefined ? messages.failed : messages.outside
    toastInSight({ text: intl.formatMessage(message), type: 'warning' })
    return false
  }
}

function isWithin({ southWest, northEast }: Bounds, [longitude, latitude]: Coordinates): boolean {
  return (
    longitude >= southWest[0] &&
    longitude <= northEast[0] &&
    latitude >= southWest[1] &&
    latitude <= northEast[1]
  )
}

/** Timeout of the request. It is long, because a device under trees or rocks needs more time. */
const LOCATE_MS = 15_000

/** Returns the position in GCJ-02. Rejects if the visitor refuses or the device does not find it. */
function findPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('No geolocation here'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(wgsToGcj([coords.longitude, coords.latitude])),
      ({ message }) => reject(new Error(message)),
      { enableHighAccuracy: true, timeout: LOCATE_MS, maximumAge: 30_000 },
    )
  })
}

interface LocateButtonProps {
  className?: string
  onLocate: () => Promise<unknown>
  label: string
  /** The label while the device searches, which takes seconds outdoors. */
  busyLabel: string
}

/** A button that requests the device's position. Only one request runs at a time. */
export function LocateButton(props: LocateButtonProps): ReactNode {
  const { className, onLocate, label, busyLabel } = props
  const [isBusy, setBusy] = useState(false)

  async function locate(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    await onLocate()
    setBusy(false)
  }

  return (
    <button
      className={className}
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void locate()}
    >
      {isBusy ? busyLabel : label}
    </button>
  )
}
