import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE = 'pictures.json'
const NAME = 'virtual:site-pictures'

/** Gives both bundles the list of the site's own pictures. */
export function sitePictures(site: string): Plugin {
  return {
    name: 'shanmen:site-pictures',
    resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: new RegExp(`^\0${NAME}$`) },
      handler: async () => `export default ${await readFile(join(site, FILE), 'utf8')}`,
    },
  }
}
