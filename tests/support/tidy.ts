import { afterAll, vi } from 'vitest'

// Suites that share a process must not see what another one put in the place of something.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
