import type { TestProject } from 'vitest/node'
import { startBackend } from '../../support/start-backend.ts'
import { bundleStaged } from './bundle-staged.ts'
import { isFull, seed } from '../../support/sample.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the reference backend answers, from which stand-ins have their content. */
    referenceOrigin: string
    /** The folder with the build behind a stage. */
    stagedDist: string
  }
}

/** Prepares once what all suites share, and says what of them is run, so that a failure can be had again. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  console.log(`abuse: ${isFull ? 'all of it' : 'a sample'}, seed ${seed}`)
  const [reference, staged] = await Promise.all([startBackend(), bundleStaged()])
  provide('referenceOrigin', reference.origin)
  provide('stagedDist', staged.folder)
  return async () => {
    await Promise.all([reference.stop(), staged.remove()])
  }
}
