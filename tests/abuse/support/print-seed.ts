import { isFull, seed } from './sample.ts'

/** Says once a run what of the suites is run, so that a failure can be had again. */
export function setup(): void {
  console.log(`abuse: ${isFull ? 'all of it' : 'a sample'}, seed ${seed}`)
}
