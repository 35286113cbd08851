import { afterAll, vi } from 'vitest'

// Suites in the same process must not share stubs.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
