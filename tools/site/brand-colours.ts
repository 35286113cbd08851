import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from 'culori'
import * as v from 'valibot'
import { readFileSync } from 'node:fs'

/** The themes: each is a folder of stylesheets with the same names. */
export const THEMES = ['scroll', 'horizon'] as const
export type Theme = (typeof THEMES)[number]

const FOLDER = 'client/styles/themes'
const WRITTEN: Theme = 'scroll'

/** The theme in `site.yaml`; the first one by default. */
export const theme = v.optional(
  v.picklist(THEMES, ({ input }) => `there is no theme ${String(input)}: ${THEMES.join(' or ')}`),
  THEMES[0],
)

/**
 * Returns a stylesheet with its imports of the default theme replaced by those of the chosen one.
 */
export function inTheme(chosen: Theme, styles: string): string {
  return styles.replaceAll(`/themes/${WRITTEN}/`, `/themes/${chosen}/`)
}

/** Returns a stylesheet of a theme. */
export function stylesOfTheme(chosen: Theme, name: string): string {
  return readFileSync(`${FOLDER}/${chosen}/${name}.css`, 'utf8')
}

const toOklch = converter('oklch')
const toRgb = converter('rgb')
const toScreen = toGamut('rgb', 'oklch')

/** Contrast by WCAG 2.2: of shapes, of text, and of text in large text mode. */
const SHAPE = 3
const TEXT = 4.5
const LARGE_TEXT_MODE = 7

/** Errors stay red, whatever the brand's colour is. */
const ALARMS = ':is(.fault-summary,.field-invalid,.field-fault,.toast-error,.urgent)'

type Tokens = Readonly<Record<string, string>>
type Mode = 'light' | 'dark' | 'largeLight' | 'largeDark'

/**
 * Returns the schema of the brand's colours: `accent` (chosen or pressed) and `links`. The output
 * has six hexadecimal digits each. Colours with too little contrast on the theme's backgrounds do
 * not fit.
 */
export function brandColoursOn(theme: Theme) {
  const { light } = coloursOf(theme)
  const colour = v.pipe(
    v.unknown(),
    v.check(isOpaqueColour, "must be a colour in quotes, as '#1b6fa8'"),
    v.transform((input) => formatHex(toRgb(String(input))) ?? ''),
    v.check(
      (hex) => faultOf(hex, light) === undefined,
      ({ input }) => faultOf(input, light) ?? '',
    ),
  )
  return v.strictObject({ accent: v.optional(colour), links: v.optional(colour) })
}

type BrandColours = v.InferOutput<ReturnType<typeof brandColoursOn>>

/** The settings that decide the colours of a site. */
export interface Look {
  theme: Theme
  colours: BrandColours
}

/**
 * Returns a theme's tokens with the brand's colours: on light and dark pages, and on both in large
 * text mode.
 */
export function tokensOfBrand({ theme, colours }: Look): Record<Mode, Tokens> {
  const { light, dark, largeLight, largeDark } = coloursOf(theme)
  return {
    light: twins(colours, light, TEXT),
    dark: twins(colours, dark, TEXT),
    largeLight: twins(colours, largeLight, LARGE_TEXT_MODE),
    largeDark: twins(colours, largeDark, LARGE_TEXT_MODE),
  }
}

/**
 * Returns the rules that replace the theme's colours by the brand's; empty if the brand has none.
 */
export function stylesOfBrand(look: Look): string {
  if (Object.keys(look.colours).length === 0) return ''
  const [tokens, { light, dark }] = [tokensOfBrand(look), coloursOf(look.theme)]
  return `@layer tokens{@media screen{${rulesOf(':root', tokens.light, light)}}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root', tokens.dark, dark)}}}`
}

/** Returns the same rules for large text mode. */
export function largeStylesOfBrand(look: Look): string {
  if (Object.keys(look.colours).length === 0) return ''
  const [tokens, { largeLight, largeDark }] = [tokensOfBrand(look), coloursOf(look.theme)]
  return `${rulesOf(':root[data-elder]', tokens.largeLight, largeLight)}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root[data-elder]', tokens.largeDark, largeDark)}}`
}

/**
 * Returns the `theme-color` of light and dark pages: the brand's accent, or else the page's
 * background.
 */
export function themeColours(look: Look): { light: string; dark: string } {
  const own = look.colours.accent === undefined ? coloursOf(look.theme) : tokensOfBrand(look)
  const token = look.colours.accent === undefined ? 'silk' : 'cinnabar'
  return { light: own.light[token] ?? '', dark: own.dark[token] ?? '' }
}

/** Returns the colours in a theme's stylesheets. */
export function coloursOf(theme: Theme): Record<Mode, Tokens> {
  const [light, dark] = tokensOf(stylesOfTheme(theme, 'tokens'))
  const [largeLight, largeDark] = tokensOf(stylesOfTheme(theme, 'large-text'))
  return { light, dark, largeLight, largeDark }
}

/** Returns the tokens of a stylesheet for light pages, and those of its dark part. */
function tokensOf(styles: string): [Tokens, Tokens] {
  const [before = '', within = ''] = styles.split('prefers-color-scheme: dark')
  return [coloursIn(before), coloursIn(within)]
}

function coloursIn(text: string): Tokens {
  const found = text.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]))
}

function isOpaqueColour(input: unknown): boolean {
  const parsed = typeof input === 'string' ? parse(input) : undefined
  return parsed !== undefined && (parsed.alpha ?? 1) === 1
}

/**
 * Returns why a colour does not fit; undefined if it does. A colour too pale for a light page is
 * refused: adjusting its lightness would make it another colour.
 */
function faultOf(hex: string, light: Tokens): string | undefined {
  const contrasts = groundsOf(light).map((ground) => ({ ground, is: wcagContrast(hex, ground) }))
  const least = contrasts.reduce((a, b) => (a.is < b.is ? a : b))
  if (least.is >= SHAPE) return undefined
  const ratio = (Math.floor(least.is * 100) / 100).toFixed(2)
  return `${hex} has a contrast of ${ratio}:1 on the page's ${least.ground}, and needs ${SHAPE}:1: take a darker one`
}

function groundsOf({ silk = '', paper = '' }: Tokens): string[] {
  return [silk, paper]
}

function twins({ accent, links }: BrandColours, defaults: Tokens, needed: number): Tokens {
  const { night, 'on-cinnabar': label = '' } = defaults
  const standsOut = (hex: string, ratio: number) =>
    groundsOf(defaults).every((ground) => wcagContrast(hex, ground) >= ratio)
  const reads = (hex: string) => standsOut(hex, needed)
  const carries = (hex: string) =>
    standsOut(hex, SHAPE) &&
    [hex, hovered(hex)].every((ground) => wcagContrast(label, ground) >= needed)
  return {
    ...(accent && { cinnabar: nearest(accent, carries), 'cinnabar-text': nearest(accent, reads) }),
    ...(links && { azurite: nearest(links, reads) }),
    // For the footer, which is the same on light pages, on dark pages and in large text mode.
    ...(links &&
      night && {
        'night-link': nearest(links, (hex) => wcagContrast(hex, night) >= LARGE_TEXT_MODE),
      }),
  }
}

/** Must match the mix of `.button:hover` in `parts.css`. */
function hovered(hex: string): string {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 }
  return formatHex({ mode: 'rgb', r: r * 0.88, g: g * 0.88, b: b * 0.88 })
}

/**
 * Returns the colour of the same hue that fits, with the nearest lightness. Throws if there is
 * none.
 */
function nearest(hex: string, fits: (hex: string) => boolean): string {
  if (fits(hex)) return hex
  const from: Oklch = toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 }
  for (let step = 1; step <= 1000; step += 1) {
    for (const l of [from.l - step / 1000, from.l + step / 1000]) {
      const twin = l < 0 || l > 1 ? '' : formatHex(toScreen({ ...from, l }))
      if (twin && fits(twin)) return twin
    }
  }
  throw new Error(`${hex} has no variant with the required contrast`)
}

function rulesOf(root: string, own: Tokens, defaults: Tokens): string {
  const { cinnabar = '', 'cinnabar-text': text = '' } = defaults
  const ofAlarms = own['cinnabar'] === undefined ? {} : { cinnabar, 'cinnabar-text': text }
  return `${ruleOf(root, own)}${ruleOf(`${root} ${ALARMS}`, ofAlarms)}`
}

function ruleOf(selector: string, tokens: Tokens): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
}
