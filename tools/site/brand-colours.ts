import { converter, formatHex, type Oklch, parse, toGamut, wcagContrast } from 'culori'
import * as v from 'valibot'
import { readFileSync } from 'node:fs'

/** The themes. Each is a folder of stylesheets with the same file names. */
export const THEMES = ['scroll', 'horizon', 'contour'] as const
export type Theme = (typeof THEMES)[number]

const FOLDER = 'client/styles/themes'
const WRITTEN: Theme = 'scroll'

/** The theme in `site.yaml`. The default is the first one. */
export const theme = v.optional(
  v.picklist(THEMES, ({ input }) => `there is no theme ${String(input)}: ${THEMES.join(' or ')}`),
  THEMES[0],
)

export function inTheme(chosen: Theme, styles: string): string {
  return styles.replaceAll(`/themes/${WRITTEN}/`, `/themes/${chosen}/`)
}

export function stylesOfTheme(chosen: Theme, name: string): string {
  return readFileSync(`${FOLDER}/${chosen}/${name}.css`, 'utf8')
}

const toOklch = converter('oklch')
const toRgb = converter('rgb')
const toScreen = toGamut('rgb', 'oklch')

/** Minimum contrasts in WCAG 2.2: of shapes, of text, and of large text. */
const SHAPE = 3
const TEXT = 4.5
const LARGE_TEXT_MODE = 7

/** Selects error messages, which stay red whatever colours the brand has. */
const ALARMS = ':is(.fault-summary,.field-invalid,.field-fault,.toast-error,.urgent)'

type Tokens = Readonly<Record<string, string>>
type Mode = 'light' | 'dark' | 'largeLight' | 'largeDark'

/** The fields of the brand's colours, and the token that each field replaces. */
const TOKEN_OF = {
  /** Buttons, the seal, and chosen or pressed elements. */
  accent: 'cinnabar',
  links: 'azurite',
  /** Dates of events, marks on the map, and notices. */
  second: 'malachite',
  third: 'ochre',
  text: 'ink',
  softText: 'ink-soft',
  background: 'silk',
  /** The background of boxes and rows. */
  panels: 'paper',
  lines: 'rule',
  hairlines: 'hair',
  /** The edges of form fields. */
  edges: 'field-edge',
  footer: 'night',
  footerText: 'night-text',
  footerTitles: 'night-head',
} as const

type Field = keyof typeof TOKEN_OF
type BrandColours = { [Each in Field]?: string | undefined }

/**
 * A colour with too little contrast is invalid. It is not adjusted, because with another lightness
 * it would no longer be the brand's colour.
 */
export function brandColoursOn(theme: Theme) {
  const { light } = coloursOf(theme)
  const colour = v.pipe(
    v.unknown(),
    v.check(isOpaqueColour, "must be a colour in quotes, as '#1b6fa8'"),
    v.transform((input) => formatHex(toRgb(String(input))) ?? ''),
  )
  return v.pipe(
    v.partial(v.strictObject(v.entriesFromList(FIELDS, colour))),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const field of FIELDS) {
        const { [field]: hex } = dataset.value
        const message = hex && faultOf(field, hex, inPlaceOf(light, dataset.value))
        if (message)
          addIssue({
            message,
            path: [
              { type: 'object', origin: 'value', input: dataset.value, key: field, value: hex },
            ],
          })
      }
    }),
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const FIELDS = Object.keys(TOKEN_OF) as Field[]

function inPlaceOf(tokens: Tokens, colours: BrandColours): Tokens {
  const own = Object.fromEntries(FIELDS.map((field) => [TOKEN_OF[field], colours[field]]))
  return { ...tokens, ...pickTokens(own) }
}

export interface Look {
  theme: Theme
  colours: BrandColours
}

/** Returns a theme's tokens in all modes, with the brand's colours. */
export function tokensOfBrand({ theme, colours }: Look): Record<Mode, Tokens> {
  const of = coloursOf(theme)
  return {
    light: twins(colours, 'light', of),
    dark: twins(colours, 'dark', of),
    largeLight: twins(colours, 'largeLight', of),
    largeDark: twins(colours, 'largeDark', of),
  }
}

/** Returns the CSS rules that set the brand's colours; empty if the site has none. */
export function stylesOfBrand(look: Look): string {
  if (Object.keys(look.colours).length === 0) return ''
  return `@layer tokens{@media screen{${rulesOf(':root', 'light', look)}}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root', 'dark', look)}}}`
}

/** Returns the CSS rules that set the brand's colours in large text. */
export function largeStylesOfBrand(look: Look): string {
  if (Object.keys(look.colours).length === 0) return ''
  return `${rulesOf(':root[data-elder]', 'largeLight', look)}
@media screen and (prefers-color-scheme:dark){${rulesOf(':root[data-elder]', 'largeDark', look)}}`
}

export function backgroundOf(look: Look): string {
  return colourIn(look, 'light', 'silk')
}

function colourIn(look: Look, mode: Mode, token: string): string {
  return tokensOfBrand(look)[mode][token] ?? coloursOf(look.theme)[mode][token] ?? ''
}

/** Returns the `theme-color` of pages: the brand's accent, or the background. */
export function themeColours(look: Look): { light: string; dark: string } {
  const token = look.colours.accent === undefined ? 'silk' : 'cinnabar'
  return { light: colourIn(look, 'light', token), dark: colourIn(look, 'dark', token) }
}

export function coloursOf(theme: Theme): Record<Mode, Tokens> {
  const [light, dark] = tokensOf(stylesOfTheme(theme, 'tokens'))
  const [largeLight, largeDark] = tokensOf(stylesOfTheme(theme, 'large-text'))
  return { light, dark, largeLight, largeDark }
}

function tokensOf(styles: string): [light: Tokens, dark: Tokens] {
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

/** What a field's colour must have contrast with. Other fields: the backgrounds. */
const STANDS_ON: Partial<Record<Field, { tokens: string[]; of: string; take: string }>> = {
  background: { tokens: ['ink'], of: "the text's", take: 'lighter' },
  panels: { tokens: ['ink'], of: "the text's", take: 'lighter' },
  footer: { tokens: ['night-text', 'night-head'], of: "the footer's text", take: 'darker' },
  footerText: { tokens: ['night'], of: "the footer's", take: 'lighter' },
  footerTitles: { tokens: ['night'], of: "the footer's", take: 'lighter' },
}
const DECORATION: ReadonlySet<Field> = new Set(['lines', 'hairlines'])

/** Returns why a colour is invalid on light pages. Lines are decoration, so always valid. */
function faultOf(field: Field, hex: string, light: Tokens): string | undefined {
  if (DECORATION.has(field)) return undefined
  const { tokens, of, take } = STANDS_ON[field] ?? {
    tokens: ['silk', 'paper'],
    of: "the page's",
    take: 'darker',
  }
  const needed = field in STANDS_ON ? LARGE_TEXT_MODE : SHAPE
  const others = tokens.map((name) => light[name] ?? '')
  const contrasts = others.map((other) => ({ other, is: wcagContrast(hex, other) }))
  const least = contrasts.reduce((a, b) => (a.is < b.is ? a : b))
  if (least.is >= needed) return undefined
  const ratio = (Math.floor(least.is * 100) / 100).toFixed(2)
  const on = field in STANDS_ON ? 'with' : 'on'
  return `${hex} has a contrast of ${ratio}:1 ${on} ${of} ${least.other}, and needs ${needed}:1: take a ${take} one`
}

/** The tokens of text. If the backgrounds change, the colours of these tokens are adjusted. */
const TEXTS = ['ink', 'ink-soft', 'azurite', 'malachite', 'ochre'] as const
const FOOTER_TEXTS = ['night-text', 'night-small', 'night-head', 'night-link'] as const

/**
 * Returns the tokens of a mode that differ from the theme's: the brand's colours, and colours that
 * are adjusted to new backgrounds. On light pages, a colour with enough contrast is not changed. In
 * other modes, a background or line gets the lightness that the theme's own has in that mode.
 */
function twins(colours: BrandColours, mode: Mode, theme: Record<Mode, Tokens>): Tokens {
  const { [mode]: defaults } = theme
  const needed = mode.startsWith('large') ? LARGE_TEXT_MODE : TEXT
  const tinted = (field: Field) => tint(colours[field], defaults[TOKEN_OF[field]], mode === 'light')
  const grounds: Tokens = pickTokens({
    silk: tinted('background'),
    paper: tinted('panels'),
    rule: tinted('lines'),
    hair: tinted('hairlines'),
    night: tinted('footer'),
  })
  const on = { ...defaults, ...grounds }
  const wanted = inPlaceOf(defaults, colours)
  const { silk = '', paper = '' } = on
  const standsOut = (hex: string, ratio: number) =>
    [silk, paper].every((ground) => wcagContrast(hex, ground) >= ratio)
  const reads = (hex: string) => standsOut(hex, needed)
  const carries = (hex: string) =>
    standsOut(hex, SHAPE) &&
    [hex, hovered(hex)].every(
      (ground) => wcagContrast(defaults['on-cinnabar'] ?? '', ground) >= needed,
    )
  const fitted: Record<string, string | undefined> = { ...grounds }
  const fit = (name: string, hex: string | undefined, fits: (hex: string) => boolean) => {
    if (isAffected(name, colours) || isGiven(name, colours))
      fitted[name] = hex && nearest(hex, fits)
  }
  for (const name of TEXTS) fit(name, wanted[name], reads)
  fit('field-edge', wanted['field-edge'], (hex) => standsOut(hex, SHAPE))
  fit('cinnabar', wanted['cinnabar'], carries)
  fit('cinnabar-text', colours.accent ?? defaults['cinnabar-text'], reads)
  // The footer is the same on light pages, on dark pages and with large text.
  const { night } = on
  if (night !== undefined)
    for (const [name, hex] of Object.entries(footerTexts(colours, theme.light)))
      fit(name, hex, (each) => wcagContrast(each, night) >= LARGE_TEXT_MODE)
  return pickTokens(fitted)
}

function footerTexts(colours: BrandColours, light: Tokens): Tokens {
  const own: Tokens = {
    ...inPlaceOf(light, colours),
    ...(colours.footerText && { 'night-small': colours.footerText }),
    ...(colours.links && { 'night-link': colours.links }),
  }
  return pickTokens(Object.fromEntries(FOOTER_TEXTS.map((name) => [name, own[name]])))
}

function isAffected(name: string, { background, panels, footer }: BrandColours): boolean {
  return name.startsWith('night')
    ? footer !== undefined
    : background !== undefined || panels !== undefined
}

function isGiven(name: string, colours: BrandColours): boolean {
  const { accent, links, footerText } = colours
  if (name === 'cinnabar-text') return accent !== undefined
  if (name === 'night-link') return links !== undefined
  if (name === 'night-small') return footerText !== undefined
  return FIELDS.some((field) => TOKEN_OF[field] === name && colours[field] !== undefined)
}

function pickTokens(tokens: Record<string, string | undefined>): Tokens {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, hex]) => (hex === undefined ? [] : [[name, hex]])),
  )
}

/** Returns a colour with the lightness of the theme's own; unchanged if `stays`. */
function tint(
  hex: string | undefined,
  own: string | undefined,
  stays: boolean,
): string | undefined {
  if (hex === undefined || own === undefined || stays) return own && hex
  const { l, c } = toOklch(own) ?? { l: 0, c: 0 }
  const from = toOklch(hex) ?? { mode: 'oklch', l: 0, c: 0 }
  return formatHex(toScreen({ ...from, l, c: Math.min(from.c, Math.max(c, 0.04)) }))
}

/** Returns the colour of a hovered button, the same as `.button:hover` in `parts.css`. */
function hovered(hex: string): string {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 }
  return formatHex({ mode: 'rgb', r: r * 0.88, g: g * 0.88, b: b * 0.88 })
}

/** Returns the nearest valid colour with the same hue. Throws if there is none. */
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

function rulesOf(root: string, mode: Mode, { theme, colours }: Look): string {
  const { [mode]: own } = tokensOfBrand({ theme, colours })
  if (colours.accent === undefined) return ruleOf(root, own)
  const { accent: _, ...others } = colours
  const red = { ...coloursOf(theme)[mode], ...tokensOfBrand({ theme, colours: others })[mode] }
  const { cinnabar = '', 'cinnabar-text': text = '' } = red
  return ruleOf(root, own) + ruleOf(`${root} ${ALARMS}`, { cinnabar, 'cinnabar-text': text })
}

function ruleOf(selector: string, tokens: Tokens): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`)
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`
}
