import { defineConfig } from 'vitest/config'

const { REPORT_FILE } = process.env

export default defineConfig({
  test: {
    reporters:
      REPORT_FILE === undefined ? ['default'] : ['dot', ['json', { outputFile: REPORT_FILE }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{worker,client,contract,locales,backend,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'edge',
          include: ['tests/{edge,contract}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
