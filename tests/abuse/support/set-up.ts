import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBackend } from '../../support/start-backend.ts'
import { writeStagedBuild } from '../../support/start-staged.ts'
import { isFull, seed } from '../../support/sample.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that runs the attacked site. */
    runtime: 'workerd' | 'host'
    /** The origin of the reference backend, which gives the stand-ins their content. */
    referenceOrigin: string
    /** The folder of a build for the host whose clock and stores a suite controls. */
    stagedBuild: string
  }
}

/** Starts what all suites share, and prints the seed of their sample, so that a failure can be reproduced. */
export async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  console.log(`${name}: ${isFull ? 'all of it' : 'a sample'}, seed ${seed}`)
  const stagedBuild = await mkdtemp(join(tmpdir(), 'staged-build-'))
  await writeStagedBuild('dist', stagedBuild)
  const reference = await startBackend()
  provide('referenceOrigin', reference.origin)
  provide('stagedBuild', stagedBuild)
  return async () => {
    await reference.stop()
    await rm(stagedBuild, { recursive: true })
  }
}
