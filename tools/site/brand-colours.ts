import { readFileSync } from 'node:fs'
import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from 'culori'
import * as v from 'valibot'

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
const [light, dark] = tokensOf('client/styles/tokens.css')
const [largeLight, largeDark] = tokensOf('client/styles/elder.css')

const colour = v.pipe(
  v.unknown(),
  v.check(isOpaqueColour, "must be a colour in quotes, as '#1b6fa8'"),
  v.transform((input) => formatHex(toRgb(String(input))) ?? ''),
  v.check(
    (hex) => faultOf(hex) === undefined,
    ({ input }) => faultOf(input) ?? '',
  ),
)

/** The brand's colours, as six hexadecimal digits: of what is chosen or pressed, and of links. */
export const brandColours = v.strictObject({
  accent: v.optional(colour),
  links: v.optional(colour),
})

export type BrandColours = v.InferOutput<typeof brandColours>

/** What a brand's colours make of the tokens: on light and dark pages, and on both in large text mode. */
export function tokensOfBrand(brand: BrandColours): Record<Mode, Tokens> {
  return {
    light: twins(brand, light, TEXT),
    dark: twins(brand, dark, TEXT),
    largeLight: twins(brand, largeLight, LARGE_TEXT_MODE),
    largeDark: twins(brand, largeDark, LARGE_TEXT_MODE),
  }
}

type Mode = 'light' | 'dark' | 'largeLight' | 'largeDark'

/** Rules that follow the site's styles and put a brand's colours in place of the product's; nothing where there are none. */
export function stylesOfBrand(brand: BrandColours): string {
  if (Object.keys(brand).length === 0) return ''
  const tokens = tokensOfBrand(brand)
  return `@layer tokens{@media screen{${rulesOf(':root', tokens.light, light)}}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root', tokens.dark, dark)}}}
@layer elder{${largeStylesOfBrand(brand)}}`
}

/** The part of them that is for large text mode. */
export function largeStylesOfBrand(brand: BrandColours): string {
  if (Object.keys(brand).length === 0) return ''
  const tokens = tokensOfBrand(brand)
  return `${rulesOf(':root[data-elder]', tokens.largeLight, largeLight)}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root[data-elder]', tokens.largeDark, largeDark)}}`
}

/** The colours of a browser's own bars around the page: the brand's, or else the page's. */
export function themeColours({ accent }: BrandColours): { light: string; dark: string } {
  if (accent === undefined) return { light: '#F6F0E1', dark: '#101B26' }
  const tokens = tokensOfBrand({ accent })
  return { light: tokens.light['cinnabar'] ?? '', dark: tokens.dark['cinnabar'] ?? '' }
}

/** A token's colours in a stylesheet, before and in its dark part. */
function tokensOf(file: string): [Tokens, Tokens] {
  const [before = '', within = ''] = readFileSync(file, 'utf8').split('prefers-color-scheme: dark')
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
function faultOf(hex: string): string | undefined {
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
