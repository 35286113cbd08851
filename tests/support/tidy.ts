import { afterAll, vi } from 'vitest'

// Suites that share a process must not see each other's stubs.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
