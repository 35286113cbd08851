import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CLIENT_OUTPUT, readManifest, sourceOf } from './client-build.ts'

/** Stylesheets that documents have inline. */
export const SHEETS = [
  'client/styles/site.css',
  'client/styles/error.css',
  ...globSync(['client/styles/shared/*.css', 'worker/**/*.css', 'backend/**/*.css']).toSorted(),
]

const PREFIX = '\0sheet:'

/**
 * `import hotels from './hotels.css?sheet'` returns a `Sheet`: the built stylesheet, its CSP source
 * and its address. In development only the address.
 */
export function sheets(): Plugin {
  return {
    name: 'shanmen:sheets',
    enforce: 'pre',
    // The id must not end with `.css`, or Vite would take the module for a stylesheet.
    resolveId: {
      filter: { id: /\.css\?sheet$/ },
      handler: (id, importer = '') =>
        PREFIX + relative('', resolve(dirname(importer), id)).replace(/\.css\?sheet$/, ''),
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      async handler(id) {
        const file = `${id.slice(PREFIX.length)}.css`
        const sheet =
          this.environment.mode === 'dev'
            ? { text: '', source: '', address: `/${file}?direct` }
            : await builtSheet(file)
        return `export default ${JSON.stringify(sheet)}`
      },
    },
  }
}

async function builtSheet(file: string) {
  const address = `/${(await readManifest())[file].file}`
  const text = (await readFile(CLIENT_OUTPUT + address, 'utf8')).trim()
  return { text, source: sourceOf(text), address }
}
