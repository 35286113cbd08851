import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** How a site may look; each is a folder of stylesheets, all of the same names. */
export const THEMES = ['scroll', 'horizon'] as const
export type Theme = (typeof THEMES)[number]

const FOLDER = 'client/styles/themes'
const WRITTEN: Theme = 'scroll'

/** The theme that a site names, or else the first. */
export const theme = v.optional(
  v.picklist(THEMES, ({ input }) => `there is no theme ${String(input)}: ${THEMES.join(' or ')}`),
  THEMES[0],
)

/** A stylesheet that imports those of one theme, with another in its place. */
export function inTheme(chosen: Theme, styles: string): string {
  return styles.replaceAll(`/themes/${WRITTEN}/`, `/themes/${chosen}/`)
}

/** One of a theme's own stylesheets. */
export function stylesOfTheme(chosen: Theme, name: string): string {
  return readFileSync(`${FOLDER}/${chosen}/${name}.css`, 'utf8')
}
