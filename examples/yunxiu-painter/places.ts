import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../yunxiu/${path}`, import.meta.url))

/** The folder with the icons of browsers and home screens. */
export const ICONS_FOLDER = at('public')

/** Where the files are of the site's own pictures and of its content's; those of both are the site's. */
export const PICTURE_FOLDERS = { site: at('pictures'), content: at('content/pictures') } as const

/** The lists of both. */
export const MANIFESTS = {
  site: at('pictures.json'),
  content: at('content/pictures.json'),
} as const
