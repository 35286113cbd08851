import type { Coordinates } from '../../../../../contract/values.ts'
import type { Walk } from '../../walk/walk.ts'
import { inTime } from './amap-failure.ts'
import type { AmapNamespace, AmapWalkingResult } from './amap-types.ts'

/** The walk that AMap finds; nothing where it finds none. Rejects when AMap reports an error or does not answer. */
export function askAmapForWalk(
  amap: AmapNamespace,
  from: Coordinates,
  to: Coordinates,
): Promise<Walk | undefined> {
  const answer = new Promise<Walk | undefined>((resolve, reject) => {
    new amap.Walking({ hideMarkers: true }).search(from, to, (status, result) => {
      if (status === 'no_data') resolve(undefined)
      else if (status === 'complete' && isResult(result)) resolve(walkOf(result))
      else reject(new Error(String(result)))
    })
  })
  return inTime(answer)
}

function isResult(result: unknown): result is AmapWalkingResult {
  return (
    typeof result === 'object' &&
    result !== null &&
    'routes' in result &&
    Array.isArray(result.routes)
  )
}

/** The first route of a result in metres and minutes; AMap says nothing of the climb. */
function walkOf({ routes: [route] }: AmapWalkingResult): Walk | undefined {
  if (route === undefined) return undefined
  return {
    length: route.distance,
    minutes: route.time / 60,
    climb: undefined,
    path: route.steps.flatMap(({ path }) =>
      path.map((place): Coordinates => [place.getLng(), place.getLat()]),
    ),
    steps: route.steps.map(({ instruction, distance, time }) => ({
      kind: 'worded',
      text: instruction,
      length: distance,
      minutes: time / 60,
    })),
  }
}
