import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startBackend } from '../../support/start-backend.ts'
import { writeStagedBuild } from '../../support/start-staged.ts'
import { isFull, seed } from '../../support/sample.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that runs the site: workerd, or a host in Node.js. */
    runtime: 'workerd' | 'host'
    /** The origin of the reference backend. The stand-ins get their content from it. */
    referenceOrigin: string
    /** The folder of a build for a host. Suites can change its clock and stores. */
    stagedBuild: string
  }
}

/** Starts what all suites share. Prints the seed of the sample, to reproduce a failure. */
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
