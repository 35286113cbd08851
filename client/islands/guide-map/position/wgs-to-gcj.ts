import type { Coordinates } from '../../../../contract/values.ts'

/** The ellipsoid that GCJ-02 is computed on (Krasovsky 1940): half its long axis in metres, its eccentricity squared. */
const LONG_AXIS_METRES = 6_378_245
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_823

/** Outside of this box GCJ-02 is WGS-84. */
const CHINA = { west: 72.004, east: 137.8347, south: 0.8293, north: 55.8271 }

/**
 * Where a position of the device (WGS-84, `[longitude, latitude]` in degrees) lies on a Chinese map (GCJ-02), by the
 * approximation that is publicly known; right to about a metre. There is no way back on purpose.
 */
export function wgsToGcj([longitude, latitude]: Coordinates): Coordinates {
  if (!isInChina(longitude, latitude)) return [longitude, latitude]
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

/** The periodic part of the shift `along` an axis; its two long waves are given by amplitude and length. */
function waves(
  x: number,
  along: number,
  [a, aLength, b, bLength]: [number, number, number, number],
) {
  const short = 20 * wave(x, 1 / 6) + 20 * wave(x, 1 / 2)
  const middle = 20 * wave(along, 1) + 40 * wave(along, 3)
  const long = a * wave(along, aLength) + b * wave(along, bLength)
  return 0.1 * root(x) + ((short + middle + long) * 2) / 3
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

function isInChina(longitude: number, latitude: number): boolean {
  return (
    longitude >= CHINA.west &&
    longitude <= CHINA.east &&
    latitude >= CHINA.south &&
    latitude <= CHINA.north
  )
}
