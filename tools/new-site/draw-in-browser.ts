import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Page } from '@playwright/test'
import { CHINESE_TAG } from '../../locales/chinese.ts'
import {
  DEFAULT_LANGUAGE,
  languageDirections,
  LANGUAGES,
  type Language,
} from '../../locales/languages.ts'
import { tagOf } from '../../shared/language.ts'
import { launchChromium } from '../browser/engines.ts'
import { fontsFor } from '../site/language-styles.ts'
import { type Look, tokensOfBrand, coloursOf } from '../site/brand-colours.ts'

export interface Drawing extends Look {
  name: Readonly<Record<Language, string>>
  /** The text of the seal, up to four characters. */
  seal?: string | undefined
  logo?: string | undefined
  /** The file of the hero, the large picture at the top of the home page. */
  hero?: string | undefined
  /** The point of the hero that stays visible: `70% 30%` from the left and top. */
  focus?: string | undefined
}

const CARD = { width: 1200, height: 630 } as const
const SIGN = 512

/**
 * Draws a share card in each language. For a site without a logo, also draws a square SVG sign: its
 * seal, or the first character of its name. Chromium draws them with this machine's Chinese fonts.
 * The sign consists of pixels, so it looks the same on every machine. Throws if Chromium or a font
 * is missing.
 */
export async function drawInBrowser(
  drawing: Drawing,
): Promise<{ cards: Map<Language, Buffer>; sign: string }> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: CARD })
    await checkFonts(page, Object.values(drawing.name).join('') + (drawing.seal ?? ''))
    const sign = drawing.logo ?? inSvg(await shoot(page, signOf(drawing), 'png'))
    const cards = new Map<Language, Buffer>()
    for (const language of LANGUAGES)
      cards.set(language, await shoot(page, cardOf({ ...drawing, logo: sign }, language), 'jpeg'))
    return { cards, sign }
  } finally {
    await browser.close()
  }
}

/** Throws if no font on this machine has a character, because it would be drawn as an empty box. */
async function checkFonts(page: Page, characters: string): Promise<void> {
  const missing: unknown = await page.evaluate(`(() => {
    const draw = (text) => {
      const context = document.createElement('canvas').getContext('2d')
      context.font = '40px sans-serif'
      context.fillText(text, 0, 60)
      return context.getImageData(0, 0, 60, 80).data.join()
    }
    const [empty, unknown] = [draw(' '), draw('\\u{10fffd}')]
    return ${JSON.stringify(Array.from(characters))}.filter(
      (each) => each.trim() && [empty, unknown].includes(draw(each)),
    ).join('')
  })()`)
  if (missing !== '')
    throw new Error(
      `This machine has no font with ${String(missing)}: npm run browser installs one`,
    )
}

async function shoot(page: Page, html: string, type: 'png' | 'jpeg'): Promise<Buffer> {
  await page.setContent(html, { waitUntil: 'load' })
  return page.locator('body').screenshot({ type, ...(type === 'jpeg' && { quality: 86 }) })
}

function inSvg(png: Buffer): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGN} ${SIGN}"><image width="${SIGN}" height="${SIGN}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`
}

/** The fonts of each theme, as in its stylesheets. Servers have the first font of each list. */
const FONTS = {
  scroll: "'Noto Serif CJK SC', 'Songti SC', SimSun, serif",
  horizon: "'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
  contour: "'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', sans-serif",
} as const

function coloursIn(look: Look): Record<'ground' | 'ink' | 'soft' | 'accent' | 'label', string> {
  const own = { ...coloursOf(look.theme).light, ...tokensOfBrand(look).light }
  const { silk = '', ink = '', cinnabar = '' } = own
  return {
    ground: silk,
    ink,
    soft: own['ink-soft'] ?? '',
    accent: cinnabar,
    label: own['on-cinnabar'] ?? '',
  }
}

/** Returns the page of the sign: two characters in a column, or four in two from the right. */
function signOf(drawing: Drawing): string {
  const { accent, label } = coloursIn(drawing)
  const characters = Array.from(
    drawing.seal ?? Array.from(drawing.name[DEFAULT_LANGUAGE]).slice(0, 1),
  )
  const size = SIGN / (characters.length > 2 ? 2.5 : characters.length + 0.5)
  return `<!DOCTYPE html><body lang="${CHINESE_TAG}" style="margin:0;width:${SIGN}px;height:${SIGN}px;display:grid;place-content:center;background:${accent};color:${label};
font:700 ${size}px/1.05 ${FONTS[drawing.theme]}"><p style="margin:0;writing-mode:vertical-rl;text-orientation:upright;max-height:${size * 2.2}px;overflow-wrap:anywhere">${escaped(characters.join(''))}</p>`
}

/** Returns attributes of an element with a text in a language: its direction and fonts. */
function textIn(language: Language, theme: Drawing['theme']): string {
  const fonts = fontsFor(language, theme === 'scroll' ? 'titles' : 'texts') ?? FONTS[theme]
  return `lang="${tagOf(language)}" dir="${languageDirections[language]}" style="font-family: ${escaped(fonts)}"`
}

export function cardOf(drawing: Drawing, language: Language): string {
  const { theme, name, hero, focus = 'center', logo = '' } = drawing
  const { ground, ink, soft, accent } = coloursIn(drawing)
  const other = LANGUAGES.find((each) => name[each] !== name[language])
  const picture = hero === undefined ? accent : `url(${dataOf(hero)}) ${focus} / cover`
  return `<!DOCTYPE html><html><style>
* { margin: 0; box-sizing: border-box }
body { position: relative; width: ${CARD.width}px; height: ${CARD.height}px; color: ${ink}; background: ${ground} }
.picture { background: ${picture} }
img { width: 76px; height: 76px }
h1 { font-weight: 700; line-height: 1.15; text-wrap: balance; font-size: ${sizeOf(name[language])}px }
p { color: ${soft}; font-size: 30px; line-height: 1.4; text-wrap: balance }
${LAYOUTS[theme]}
.bar { background: ${accent} }
</style><body ${textIn(language, theme)}><div class="picture"></div><div class="panel"><div class="bar"></div><img src="data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}">
<h1>${escaped(name[language])}</h1>${other === undefined ? '' : `<p ${textIn(other, theme)}>${escaped(name[other])}</p>`}</div>`
}

/** Returns a font size for lines of 8 Chinese or Korean characters, or of 20 letters. */
function sizeOf(name: string): number {
  const squares = Array.from(name).reduce(
    (sum, each) => sum + (/[\u{2e80}-\u{9fff}\u{ac00}-\u{d7af}]/u.test(each) ? 1 : 0.56),
    0,
  )
  return Math.max(44, Math.min(104, 540 / squares))
}

/** Layouts of a card. The name is in the middle: WeChat and QQ crop a square from it. */
const LAYOUTS = {
  scroll: `body { display: grid; grid-template-rows: 1fr auto }
.bar { display: none }
.panel { display: grid; justify-items: center; gap: 12px; padding: 28px; text-align: center; width: ${CARD.height}px; margin: auto }`,
  horizon: `.picture { position: absolute; inset: 0 }
.panel { position: absolute; left: 50%; bottom: 56px; translate: -50%; width: max-content; max-width: ${CARD.height}px; display: grid; justify-items: start; gap: 14px;
padding: 36px 44px; background: inherit }
.bar { width: 96px; height: 10px }`,
  contour: `.picture { position: absolute; inset: 0 }
.bar { display: none }
.panel { position: absolute; left: 50%; bottom: 48px; translate: -50%; width: max-content; max-width: ${CARD.height}px; display: grid; justify-items: start; gap: 12px;
padding: 30px 44px; background: inherit; border: 9px double }`,
} as const

function dataOf(file: string): string {
  const type = extname(file).slice(1).replace('jpg', 'jpeg')
  return `data:image/${type};base64,${readFileSync(file).toString('base64')}`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (each) => `&#${each.codePointAt(0)};`)
}
