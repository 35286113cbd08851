import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The folder with the files of all pictures. */
export const PICTURES_FOLDER = at('client/public/pictures')

/** The folder with the icons of browsers and home screens. */
export const ICONS_FOLDER = at('client/public')

/** The manifests of the content's pictures and of the site's own, each in the folder that reads it. */
export const MANIFESTS = {
  content: at('backend/content/pictures.json'),
  site: at('shared/site-pictures.json'),
} as const
