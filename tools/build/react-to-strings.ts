import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { mustApply } from './applied.ts'

/**
 * Uses only React's string renderer: the entries of `react-dom/server` also contain one for byte streams, which nothing here
 * uses (docs/decisions/001). Saves a tenth of the worker and of its start.
 */
export function reactToStrings(): Plugin {
  const file = '../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'
  return mustApply(['shanmen'], (apply) => ({
    name: 'shanmen:react-to-strings',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-dom\/server(?:\.edge)?$/ },
      handler() {
        apply(this.environment.name)
        return fileURLToPath(new URL(file, import.meta.url))
      },
    },
  }))
}
