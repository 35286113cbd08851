import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inTheme, THEMES } from './brand-colours.ts'

const FOLDER = 'client/styles/themes'

it('each theme is a folder, with the same stylesheets as the others', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(THEMES.toSorted())
  const [first, ...others] = THEMES.map((theme) => readdirSync(`${FOLDER}/${theme}`).toSorted())
  for (const files of others) expect(files).toEqual(first)
})

it.each(THEMES)(
  'the stylesheets of the site import all of %s, and nothing of another theme',
  (theme) => {
    const sheets = globSync(['client/styles/{,shared/}*.css', 'worker/**/*.css'])
    const styles = sheets.map((file) => readFileSync(file, 'utf8'))
    const imported = inTheme(theme, styles.join('')).matchAll(/@import '[^']*\/themes\/([^']+)'/g)
    const files = readdirSync(`${FOLDER}/${theme}`).map((file) => `${theme}/${file}`)
    expect(Array.from(imported, ([, file = '']) => file).toSorted()).toEqual(files.toSorted())
  },
)
