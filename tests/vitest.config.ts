import { defineConfig } from 'vitest/config'
import { isFull } from './support/sample.ts'

const { REPORT_FILE } = process.env

export default defineConfig({
  test: {
    // Two also on two cores: most of an edge suite's time is waiting.
    maxWorkers: 2,
    reporters:
      REPORT_FILE === undefined ? ['default'] : ['dot', ['json', { outputFile: REPORT_FILE }]],
    // The worker's own log, a line a request, would bury what failed.
    onConsoleLog: (log) => !log.startsWith('{"level":'),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{worker,client,contract,locales,backend,tools}/**/*.test.{ts,tsx}'],
          // A machine that does other things besides is no fault.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'edge',
          include: ['tests/{edge,contract}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // The platform takes seconds to load, and no suite changes anything that another one sees.
          isolate: false,
        },
      },
      {
        test: {
          name: 'abuse',
          include: ['tests/abuse/*.test.ts'],
          globalSetup: ['tests/abuse/support/set-up.ts'],
          testTimeout: isFull ? 1_200_000 : 120_000,
          hookTimeout: 60_000,
          isolate: false,
          // After all others; all of them one by one, since some have time limits to keep.
          fileParallelism: !isFull,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
