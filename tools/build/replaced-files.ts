import type { Plugin } from 'vite'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import { readTexts } from '../site/read-texts.ts'

/** The environments in the build that run the site's code: the browser and the worker. */
type SiteEnvironment = 'client' | 'shanmen'

/**
 * Fails the build if a plugin found nothing to replace, because the package has changed. Plugins
 * call `apply` when they replace the module.
 */
function mustApply(
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
      // A build that has already failed has reported its own error.
      if (isMissing && mode === 'build' && error === undefined)
        this.error(
          `${plugin.name} was not used in ${name}: the code that it replaces no longer exists`,
        )
    },
  }
}

/**
 * Replaces Vite's helper for dynamic imports by the smaller `client/boot/load-chunk.ts`
 * (docs/developers/decisions/012-replaced-modules.md).
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
 * Leaves React's string renderer as the only one of `react-dom/server`
 * (docs/developers/decisions/012-replaced-modules.md).
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

/** Converts the site's ICU texts to the syntax trees that react-intl formats. */
export function messagesAsTrees(site: string): Plugin {
  return mustApply(['shanmen'], (apply) => ({
    name: 'shanmen:messages',
    enforce: 'pre',
    // Reports mistakes in the folder before anything is built.
    config: () => void readTexts(site),
    transform: {
      filter: { id: /^\0virtual:site\/texts\/.*\.json$/ },
      handler(code) {
        apply(this.environment.name)
        const texts: Record<string, string> = JSON.parse(code)
        const trees = Object.entries(texts).map(([id, text]) => [id, parse(text)])
        return { code: JSON.stringify(Object.fromEntries(trees)), map: null }
      },
    },
  }))
}

const PARSER = '@formatjs/icu-messageformat-parser'

/** Removes the parser for ICU texts from both bundles, whose messages are syntax trees. */
export function withoutParser(): Plugin {
  return mustApply(['client', 'shanmen'], (apply) => ({
    name: 'shanmen:without-parser',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${PARSER}$`) },
      handler(_id, importer) {
        apply(this.environment.name)
        return this.resolve(`${PARSER}/no-parser.js`, importer)
      },
    },
  }))
}
