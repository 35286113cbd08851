import type { Trail } from '../../../../contract/guide.ts'
import type { Walk } from './walk.ts'

/** Off the trails nobody knows whether there are steps; so few metres are on the trail. */
const ON_TRAIL_METRES = 50

/**
 * How many steps a walk has, as far as its trails tell: none only where each of its trails has none, and all of it is on trails.
 * Nothing where that is not known.
 */
export function stairsOf(
  { steps }: Pick<Walk, 'steps'>,
  trails: readonly Trail[],
): Trail['stairs'] {
  const stairs = steps.flatMap((step): Trail['stairs'][] => {
    if (step.kind === 'trail') return [trails.find(({ id }) => id === step.trailId)?.stairs]
    return step.kind === 'worded' || step.length > ON_TRAIL_METRES ? [undefined] : []
  })
  if (stairs.length > 0 && stairs.every((each) => each === 'many')) return 'many'
  if (stairs.some((each) => each === 'some' || each === 'many')) return 'some'
  return stairs.includes(undefined) ? undefined : 'none'
}
