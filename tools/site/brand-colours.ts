import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from 'culori'
import * as v from 'valibot'
import { readFileSync } from 'node:fs'

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

const toOklch = converter('oklch')
const toRgb = converter('rgb')
const toScreen = toGamut('rgb', 'oklch')

/** WCAG 2.2: of a thing that is no text, and of text on a plain page and in large text mode. */
const SHAPE = 3
const TEXT = 4.5
const LARGE_TEXT_MODE = 7

/** What is wrong keeps the product's red, whatever the brand's colour is. */
const ALARMS = ':is(.fault-summary,.field-invalid,.field-fault,.toast-error,.urgent)'

type Tokens = Readonly<Record<string, string>>
type Mode = 'light' | 'dark' | 'largeLight' | 'largeDark'

/** The brand's colours as the grounds of a theme can have them, six hexadecimal digits each: of what is chosen or pressed, and of links. */
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

/** What decides the colours of a site. */
export interface Look {
  theme: Theme
  colours: BrandColours
}

/** What a brand's colours make of a theme's: on light and dark pages, and on both in large text mode. */
export function tokensOfBrand({ theme, colours }: Look): Record<Mode, Tokens> {
  const { light, dark, largeLight, largeDark } = coloursOf(theme)
  return {
    light: twins(colours, light, TEXT),
    dark: twins(colours, dark, TEXT),
    largeLight: twins(colours, largeLight, LARGE_TEXT_MODE),
    largeDark: twins(colours, largeDark, LARGE_TEXT_MODE),
  }
}

/** Rules that follow the site's styles and put a brand's colours in place of the theme's; nothing where there are none. */
export function stylesOfBrand(look: Look): string {
  if (Object.keys(look.colours).length === 0) return ''
  const [tokens, { light, dark }] = [tokensOfBrand(look), coloursOf(look.theme)]
  return `@layer tokens{@media screen{${rulesOf(':root', tokens.light, light)}}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root', tokens.dark, dark)}}}`
}

/** The part of them that is for large text mode. */
export function largeStylesOfBrand(look: Look): string {
  if (Object.keys(look.colours).length === 0) return ''
  const [tokens, { largeLight, largeDark }] = [tokensOfBrand(look), coloursOf(look.theme)]
  return `${rulesOf(':root[data-elder]', tokens.largeLight, largeLight)}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root[data-elder]', tokens.largeDark, largeDark)}}`
}

/** The colours of a browser's own bars around the page: the brand's, or else the page's. */
export function themeColours(look: Look): { light: string; dark: string } {
  const own = look.colours.accent === undefined ? coloursOf(look.theme) : tokensOfBrand(look)
  const token = look.colours.accent === undefined ? 'silk' : 'cinnabar'
  return { light: own.light[token] ?? '', dark: own.dark[token] ?? '' }
}

/** A theme's own colours, as its stylesheets have them. */
export function coloursOf(theme: Theme): Record<Mode, Tokens> {
  const [light, dark] = tokensOf(stylesOfTheme(theme, 'tokens'))
  const [largeLight, largeDark] = tokensOf(stylesOfTheme(theme, 'large-text'))
  return { light, dark, largeLight, largeDark }
}

/** A token's colours in a stylesheet, before and in its dark part. */
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

/** Twins differ from a colour in lightness, so one that is hardly seen on a light page would be another there. */
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
    // Of the footer, which is the same in the light, in the dark and in large text mode.
    ...(links &&
      night && {
        'night-link': nearest(links, (hex) => wcagContrast(hex, night) >= LARGE_TEXT_MODE),
      }),
  }
}

/** As `.button:hover` is mixed in `parts.css`. */
function hovered(hex: string): string {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 }
  return formatHex({ mode: 'rgb', r: r * 0.88, g: g * 0.88, b: b * 0.88 })
}

/** The colour of the same hue that fits, as near in lightness as there is one. */
function nearest(hex: string, fits: (hex: string) => boolean): string {
  if (fits(hex)) return hex
  const from: Oklch = toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 }
  for (let step = 1; step <= 1000; step += 1) {
    for (const l of [from.l - step / 1000, from.l + step / 1000]) {
      const twin = l < 0 || l > 1 ? '' : formatHex(toScreen({ ...from, l }))
      if (twin && fits(twin)) return twin
    }
  }
  throw new Error(`${hex} has no twin with the contrast that is needed`)
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
