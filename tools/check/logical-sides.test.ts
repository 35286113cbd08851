import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * Stylesheets that may name left and right, because a map and a position under a finger are not
 * mirrored.
 */
const EXCEPTIONS = new Set([
  'client/styles/elder-settings.css',
  'client/styles/guide/leaflet.css',
  'client/styles/guide/map.css',
  'client/styles/guide/open-map.css',
])

/** Matches a physical side. `FOUR_VALUES` finds shorthands with different sides. */
const PHYSICAL =
  /(?:^|[{;]|\s)(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right)\s*:|(?:float|clear|text-align)\s*:\s*(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius/
const VALUE = String.raw`((?:[^\s();]|\((?:[^()]|\([^()]*\))*\))+)`
const FOUR_VALUES = new RegExp(
  String.raw`(?:^|[{;\s])(?:margin|padding|inset)\s*:\s*${VALUE} ${VALUE} ${VALUE} ${VALUE};`,
)

const sheets = globSync(['client/styles/**/*.css', 'worker/**/*.css', 'backend/**/*.css'])

it('stylesheets name no physical side, because right-to-left pages need logical ones', () => {
  const found = sheets
    .filter((file) => !EXCEPTIONS.has(file))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8')
        .replaceAll(/\/\*[^]*?\*\//g, '')
        .split('\n')
      return lines.filter(isPhysical).map((line) => `${file}: ${line.trim()}`)
    })
  expect(found).toEqual([])
})

function isPhysical(line: string): boolean {
  const [, , right, , left] = FOUR_VALUES.exec(line) ?? []
  return PHYSICAL.test(line) || right !== left
}

it.each([
  ['margin-left: 2px;', true],
  ['  left: 0;', true],
  ['float: right;', true],
  ['padding: 1px 2px 3px 4px;', true],
  ['padding: 1px 2px 3px 2px;', false],
  ['margin-inline-start: 2px;', false],
  ['text-align: end;', false],
])('the check finds “%s”: %s', (line, isFound) => {
  expect(isPhysical(line)).toBe(isFound)
})
