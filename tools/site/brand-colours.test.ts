import { wcagContrast } from 'culori'
import { assert, constantFrom, integer, property } from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { brandColours, stylesOfBrand, themeColours, tokensOfBrand } from './brand-colours.ts'

/** Grounds of text, and the label on the accent, as the stylesheets have them. */
const MODES = [
  { name: 'light', grounds: ['#f6f0e1', '#fcf9f1'], label: '#fff8ec', text: 4.5 },
  { name: 'dark', grounds: ['#101b26', '#172736'], label: '#fff6ea', text: 4.5 },
  { name: 'largeLight', grounds: ['#fcf9f1', '#fff'], label: '#fff', text: 7 },
  { name: 'largeDark', grounds: ['#0b131b', '#142230'], label: '#1b0906', text: 7 },
] as const

const hex = integer({ min: 0, max: 0xff_ff_ff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}`,
)

function leastContrast(colour: string | undefined, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(colour ?? '', ground)))
}

const complaintsOf = (colours: unknown) =>
  v
    .safeParse(brandColours, colours)
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)

describe('brandColours', () => {
  it('refuses a colour exactly if a light page has less than 3:1, and names field, ratio and need', () => {
    assert(
      property(hex, constantFrom('accent', 'links'), (colour, field) => {
        const ratio = leastContrast(colour, MODES[0].grounds)
        const complaints = complaintsOf({ [field]: colour })
        const nearest = MODES[0].grounds.find((ground) => wcagContrast(colour, ground) === ratio)
        const floored = (Math.floor(ratio * 100) / 100).toFixed(2)
        const complaint = `${field}: ${colour} has a contrast of ${floored}:1 on the page's ${nearest}, and needs 3:1: take a darker one`
        expect(complaints).toEqual(ratio < 3 ? [complaint] : undefined)
      }),
      { numRuns: 500 },
    )
  })

  it.each(['', 'blau', '#12', 'transparent', '#1b6fa880', 'rgb(0 0 0 / 50%)', null, 7, ['red']])(
    'takes %j for no colour',
    (accent) => {
      expect(complaintsOf({ accent })).toEqual(["accent: must be a colour in quotes, as '#1b6fa8'"])
    },
  )

  it.each([
    ['navy', '#000080'],
    ['rgb(27 111 168)', '#1b6fa8'],
    ['#136', '#113366'],
  ])('takes %s', (accent, is) => {
    expect(v.parse(brandColours, { accent })).toEqual({ accent: is })
  })
})

describe('tokensOfBrand', () => {
  it('makes twins of every accepted colour that have the contrast of their mode', () => {
    const accepted = hex.filter((colour) => leastContrast(colour, MODES[0].grounds) >= 3)
    assert(
      property(accepted, (colour) => {
        const tokens = tokensOfBrand({ accent: colour, links: colour })
        for (const { name, grounds, label, text } of MODES) {
          const { cinnabar, 'cinnabar-text': chosen, azurite } = tokens[name]
          expect(leastContrast(chosen, grounds)).toBeGreaterThanOrEqual(text)
          expect(leastContrast(azurite, grounds)).toBeGreaterThanOrEqual(text)
          expect(leastContrast(cinnabar, grounds)).toBeGreaterThanOrEqual(3)
          expect(leastContrast(cinnabar, [label])).toBeGreaterThanOrEqual(text)
        }
        expect(leastContrast(tokens.light['night-link'], ['#0f1a25'])).toBeGreaterThanOrEqual(7)
      }),
      { numRuns: 300 },
    )
  })

  it('leaves a colour as it is where it fits', () => {
    expect(tokensOfBrand({ accent: '#1b6fa8' }).light).toEqual({
      cinnabar: '#1b6fa8',
      'cinnabar-text': '#1b6fa8',
    })
  })
})

describe('stylesOfBrand', () => {
  it('is nothing without colours', () => {
    expect(stylesOfBrand({})).toBe('')
  })

  it('keeps what is wrong in red', () => {
    const [, tokens = ''] =
      /\.field-fault[^{]+\{([^}]+)\}/.exec(stylesOfBrand({ accent: '#1b6fa8' })) ?? []
    expect(tokens).toBe('--cinnabar:#b23a2b;--cinnabar-text:#b23a2b')
  })

  it('has no rule for alarms where only links have a colour', () => {
    expect(stylesOfBrand({ links: '#1b6fa8' })).not.toContain('cinnabar')
  })
})

describe('themeColours', () => {
  it('are the page’s, or the accent with its dark twin', () => {
    expect(themeColours({ links: '#1b6fa8' })).toEqual({ light: '#F6F0E1', dark: '#101B26' })
    const { light, dark } = themeColours({ accent: '#1b6fa8' })
    expect(light).toBe('#1b6fa8')
    expect(leastContrast(dark, MODES[1].grounds)).toBeGreaterThanOrEqual(3)
  })
})
