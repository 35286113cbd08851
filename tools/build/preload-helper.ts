import type { Plugin } from 'vite'
import { mustApply } from './applied.ts'

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
