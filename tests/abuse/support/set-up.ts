import type { TestProject } from 'vitest/node'
import { startBackend } from '../../support/start-backend.ts'
import { isFull, seed } from '../../support/sample.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the reference backend, from which stand-ins get their content. */
    referenceOrigin: string
  }
}

/** Starts what all suites share, and prints the seed of their sample, so that a failure can be reproduced. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  console.log(`abuse: ${isFull ? 'all of it' : 'a sample'}, seed ${seed}`)
  const reference = await startBackend()
  provide('referenceOrigin', reference.origin)
  return () => reference.stop()
}
