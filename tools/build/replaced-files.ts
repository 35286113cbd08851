import type { Plugin } from 'vite'
import { fileURLToPath } from 'node:url'

/** The environments of the build that run code of the site: the browser's and the worker's. */
type SiteEnvironment = 'client' | 'shanmen'

/**
 * Makes a hook into another package's insides fail the build if it was not used, since that package has then changed. The hook calls
 * `apply` with the name of the environment it was used in.
 */
export function mustApply(
  expected: readonly SiteEnvironment[],
  hook: (apply: (environment: string) => void) => Plugin,
): Plugin {
  const applied = new Set<string>()
  const plugin = hook((environment) => applied.add(environment))
  return {
    ...plugin,
    buildEnd(error) {
      const { name, mode } = this.environment
      const isMissing = expected.some((each) => each === name) && !applied.has(name)
      // A build that failed has told why.
      if (isMissing && mode === 'build' && error === undefined)
        this.error(`${plugin.name} was not used in ${name}: what it replaces is not there any more`)
    },
  }
}

/**
 * Replaces the helper that Vite wraps every dynamic import in, which is a sixth of the entry, by
 * `client/boot/load-chunk.ts`: that only loads a chunk's stylesheets before it and reports a chunk that can't be loaded.
 */
export function smallPreloadHelper(): Plugin {
  return mustApply(['client'], (apply) => ({
    name: 'shanmen:preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper.js$/ },
      handler() {
        apply(this.environment.name)
        return `export { loadChunk as __vitePreload } from '/client/boot/load-chunk.ts'`
      },
    },
  }))
}

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
