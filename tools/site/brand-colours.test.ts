import { globSync, readdirSync, readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { assert, constantFrom, integer, property } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  brandColoursOn,
  coloursOf,
  inTheme,
  stylesOfBrand,
  themeColours,
  tokensOfBrand,
  THEMES,
} from './brand-colours.ts'

/**
 * Colours in the stylesheets: backgrounds of text, and labels on the accent colour. `text` is the
 * contrast that they need.
 */
const MODES = {
  scroll: [
    { name: 'light', grounds: ['#f6f0e1', '#fcf9f1'], label: '#fff8ec', text: 4.5 },
    { name: 'dark', grounds: ['#101b26', '#172736'], label: '#fff6ea', text: 4.5 },
    { name: 'largeLight', grounds: ['#fcf9f1', '#fff'], label: '#fff', text: 7 },
    { name: 'largeDark', grounds: ['#0b131b', '#142230'], label: '#1b0906', text: 7 },
  ],
  horizon: [
    { name: 'light', grounds: ['#f8f1e1', '#fffaee'], label: '#fff', text: 4.5 },
    { name: 'dark', grounds: ['#0c1626', '#152439'], label: '#fff', text: 4.5 },
    { name: 'largeLight', grounds: ['#fff', '#f8f4ea'], label: '#fff', text: 7 },
    { name: 'largeDark', grounds: ['#081219', '#11212b'], label: '#1b0906', text: 7 },
  ],
  contour: [
    { name: 'light', grounds: ['#f7f8f3', '#fff'], label: '#fff', text: 4.5 },
    { name: 'dark', grounds: ['#0f1a15', '#182720'], label: '#fff', text: 4.5 },
    { name: 'largeLight', grounds: ['#fff', '#f3f5ef'], label: '#fff', text: 7 },
    { name: 'largeDark', grounds: ['#0a130e', '#14211a'], label: '#1b0906', text: 7 },
  ],
} as const
const TEXTS = ['ink', 'ink-soft', 'azurite', 'malachite', 'ochre', 'cinnabar-text'] as const
const NIGHT = {
  scroll: ['#0f1a25'],
  horizon: ['#14354a', '#0b2233'],
  contour: ['#14291f', '#0a1510'],
} as const

const hex = integer({ min: 0, max: 0xff_ff_ff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}`,
)

function leastContrast(colour: string | undefined, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour ?? '', ground)))
}

const inScroll = (colours: { accent?: string; links?: string }) =>
  ({ theme: 'scroll', colours }) as const

const complaintsOf = (colours: unknown, theme: (typeof THEMES)[number] = 'scroll') =>
  v
    .safeParse(brandColoursOn(theme), colours)
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)

describe('brandColours', () => {
  it('refuses a colour only if its contrast is below 3:1, and names the field and the ratio', () => {
    assert(
      property(
        hex,
        constantFrom('accent', 'links'),
        constantFrom(...THEMES),
        (colour, field, theme) => {
          const [{ grounds }] = MODES[theme]
          const ratio = leastContrast(colour, grounds)
          const complaints = complaintsOf({ [field]: colour }, theme)
          const nearest = grounds.find((ground) => wcagContrast(colour, ground) === ratio)
          const floored = (Math.floor(ratio * 100) / 100).toFixed(2)
          const complaint = `${field}: ${colour} has a contrast of ${floored}:1 on the page's ${nearest}, and needs 3:1: take a darker one`
          expect(complaints).toEqual(ratio < 3 ? [complaint] : undefined)
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each(['', 'blau', '#12', 'transparent', '#1b6fa880', 'rgb(0 0 0 / 50%)', null, 7, ['red']])(
    'refuses %j, which is not a valid colour',
    (accent) => {
      expect(complaintsOf({ accent })).toEqual(["accent: must be a colour in quotes, as '#1b6fa8'"])
    },
  )

  it.each([
    ['navy', '#000080'],
    ['rgb(27 111 168)', '#1b6fa8'],
    ['#136', '#113366'],
  ])('accepts %s', (accent, is) => {
    expect(v.parse(brandColoursOn('scroll'), { accent })).toEqual({ accent: is })
  })
})

describe('tokensOfBrand', () => {
  it.each(THEMES)('derives variants in %s that have enough contrast in each mode', (theme) => {
    const accepted = hex.filter((colour) => leastContrast(colour, MODES[theme][0].grounds) >= 3)
    assert(
      property(accepted, (colour) => {
        const tokens = tokensOfBrand({ theme, colours: { accent: colour, links: colour } })
        for (const { name, grounds, label, text } of MODES[theme]) {
          const { cinnabar, 'cinnabar-text': chosen, azurite } = tokens[name]
          expect(leastContrast(chosen, grounds)).toBeGreaterThanOrEqual(text)
          expect(leastContrast(azurite, grounds)).toBeGreaterThanOrEqual(text)
          expect(leastContrast(cinnabar, grounds)).toBeGreaterThanOrEqual(3)
          expect(leastContrast(cinnabar, [label])).toBeGreaterThanOrEqual(text)
        }
        expect(leastContrast(tokens.light['night-link'], NIGHT[theme])).toBeGreaterThanOrEqual(7)
      }),
      { numRuns: 150 },
    )
  })

  it('does not change a colour that has enough contrast', () => {
    expect(tokensOfBrand(inScroll({ accent: '#1b6fa8' })).light).toEqual({
      cinnabar: '#1b6fa8',
      'cinnabar-text': '#1b6fa8',
    })
  })
})

describe('all colours of a theme', () => {
  it.each([
    [{ second: '#c9e8e0' }, 'second: #c9e8e0 has a contrast of 1.1'],
    [{ text: '#999999' }, 'text: #999999 has a contrast of 2.'],
    [{ edges: '#dddddd' }, 'edges: #dddddd has a contrast of 1.'],
    [{ background: '#777777' }, 'background: #777777 has a contrast of 3.5'],
    [{ panels: '#333333' }, 'panels: #333333 has a contrast of 1.'],
    [{ footer: '#88aacc' }, 'footer: #88aacc has a contrast of 1.'],
    [{ footerText: '#556677' }, 'footerText: #556677 has a contrast of 2.'],
    [{ footerTitles: '#556677' }, 'footerTitles: #556677 has a contrast of 2.'],
  ])('are refused if their contrast is too low: %o', (colours, complaint) => {
    expect(complaintsOf(colours)?.join()).toContain(complaint)
  })

  it('are accepted for lines in any colour, and for a footer with matching texts', () => {
    expect(complaintsOf({ lines: '#eeeeee', hairlines: '#ffffff' })).toBeUndefined()
    expect(
      complaintsOf({ footer: '#f4f0e8', footerText: '#2a2a2a', footerTitles: '#3a1a10' }),
    ).toBeUndefined()
  })

  it('are checked on the background of the site', () => {
    expect(complaintsOf({ links: '#8a8a8a' })).toBeUndefined()
    expect(complaintsOf({ links: '#8a8a8a', background: '#d8d8d8' })?.join()).toContain(
      'links: #8a8a8a has a contrast of 2.4',
    )
  })

  it.each(THEMES)('in %s adapt all text to a new background, in each mode', (theme) => {
    const pale = hex.filter(
      (colour) => complaintsOf({ background: colour, panels: colour }, theme) === undefined,
    )
    assert(
      property(pale, (colour) => {
        const own = tokensOfBrand({ theme, colours: { background: colour, panels: colour } })
        for (const { name, text } of MODES[theme]) {
          const tokens = { ...coloursOf(theme)[name], ...own[name] }
          for (const token of TEXTS)
            expect(
              leastContrast(tokens[token], [tokens['silk'] ?? '', tokens['paper'] ?? '']),
            ).toBeGreaterThanOrEqual(text)
        }
        expect(own.light['silk']).toBe(colour)
      }),
      { numRuns: 10 },
    )
  })

  it('of the footer leave its texts readable', () => {
    const { light } = tokensOfBrand({ theme: 'scroll', colours: { footer: '#3a1208' } })
    expect(light['night']).toBe('#3a1208')
    for (const token of ['night-text', 'night-small', 'night-head', 'night-link'])
      expect(leastContrast(light[token], ['#3a1208'])).toBeGreaterThanOrEqual(7)
  })

  it('do not change other colours', () => {
    expect(tokensOfBrand({ theme: 'scroll', colours: { second: '#1f6f5a' } }).light).toEqual({
      malachite: '#1f6f5a',
    })
    expect(
      Object.keys(tokensOfBrand({ theme: 'horizon', colours: { lines: '#aabbcc' } }).dark),
    ).toEqual(['rule'])
  })
})

describe('stylesOfBrand', () => {
  it('is empty without colours', () => {
    expect(stylesOfBrand(inScroll({}))).toBe('')
  })

  it('keeps the default red for errors in fields', () => {
    const [, tokens = ''] =
      /\.field-fault[^{]+\{([^}]+)\}/.exec(stylesOfBrand(inScroll({ accent: '#1b6fa8' }))) ?? []
    expect(tokens).toBe('--cinnabar:#b23a2b;--cinnabar-text:#b23a2b')
  })

  it('has no rule for errors if only links have a colour', () => {
    expect(stylesOfBrand(inScroll({ links: '#1b6fa8' }))).not.toContain('cinnabar')
  })
})

describe('themeColours', () => {
  it('are those of the page, or the accent and its dark variant', () => {
    expect(themeColours(inScroll({ links: '#1b6fa8' }))).toEqual({
      light: '#f6f0e1',
      dark: '#101b26',
    })
    const { light, dark } = themeColours(inScroll({ accent: '#1b6fa8' }))
    expect(light).toBe('#1b6fa8')
    expect(leastContrast(dark, MODES.scroll[1].grounds)).toBeGreaterThanOrEqual(3)
  })
})

/** Returns the tokens of a theme that need a dark version: all tokens except `night…`. */
const namesIn = (theme: (typeof THEMES)[number]) =>
  Object.values(coloursOf(theme)).map((tokens) =>
    Object.keys(tokens).filter((name) => !name.startsWith('night')),
  )

describe('the colours of a theme', () => {
  it.each(THEMES)('%s have enough contrast on its backgrounds', (theme) => {
    for (const { name, grounds, label, text } of MODES[theme]) {
      const colours = coloursOf(theme)[name]
      expect([colours['silk'], colours['paper'], colours['on-cinnabar']]).toEqual([
        ...grounds,
        label,
      ])
      for (const token of TEXTS)
        expect
          .soft(leastContrast(colours[token], grounds), `${name} ${token}`)
          .toBeGreaterThanOrEqual(text)
      expect(leastContrast(label, [colours['cinnabar'] ?? ''])).toBeGreaterThanOrEqual(text)
      expect(leastContrast(colours['field-edge'], grounds)).toBeGreaterThanOrEqual(3)
    }
    const { light } = coloursOf(theme)
    for (const token of ['night-text', 'night-small', 'night-head', 'night-link'])
      expect(leastContrast(light[token], NIGHT[theme])).toBeGreaterThanOrEqual(7)
  })

  it.each(THEMES)('have the same names in %s as in scroll', (theme) => {
    expect(namesIn(theme)).toEqual(namesIn('scroll'))
  })
})

const FOLDER = 'client/styles/themes'

it('each theme is a folder with the same stylesheets as the others', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(THEMES.toSorted())
  const [first, ...others] = THEMES.map((theme) => readdirSync(`${FOLDER}/${theme}`).toSorted())
  for (const files of others) expect(files).toEqual(first)
})

it.each(THEMES)(
  'the stylesheets of the site import all of %s, and nothing of another theme',
  (theme) => {
    const sheets = globSync(['client/styles/{,shared/}*.css', '{backend,worker}/**/*.css'])
    const styles = sheets.map((file) => readFileSync(file, 'utf8'))
    const imported = inTheme(theme, styles.join('')).matchAll(/@import '[^']*\/themes\/([^']+)'/g)
    const files = readdirSync(`${FOLDER}/${theme}`).map((file) => `${theme}/${file}`)
    const imports = new Set(Array.from(imported, ([, file = '']) => file))
    expect([...imports].toSorted()).toEqual(files.toSorted())
  },
)
