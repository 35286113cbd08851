import { directionOf } from './languages.ts'

/** Fonts and line rules of a language that differ from the base styles. */
interface Script {
  texts?: string
  titles?: string
  /** The line heights of texts in general, and of articles. */
  leading?: readonly [number, number]
  lines?: string
  /** Whether letters are joined, so that letter spacing would break words. */
  joined?: true
  /** Whether the header needs more room on a phone. The menu's button then has no visible word. */
  hasLongMenu?: true
}

const HYPHENS = 'hyphens: auto'

const ARABIC: Script = {
  texts: "'SF Arabic', 'Segoe UI', 'Noto Naskh Arabic', 'Geeza Pro', Tahoma, sans-serif",
  titles: "'Noto Naskh Arabic', 'Geeza Pro', 'Traditional Arabic', 'Times New Roman', serif",
  leading: [1.8, 1.9],
  joined: true,
}

/** Fonts and line rules by language tag, or by its first part. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  'zh-Hant': {
    texts: "'PingFang TC', 'Noto Sans CJK TC', 'Noto Sans TC', 'Microsoft JhengHei', sans-serif",
    titles:
      "'Source Han Serif TC', 'Noto Serif CJK TC', 'Noto Serif TC', 'Songti TC', PMingLiU, serif",
  },
  ja: {
    texts:
      "'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Yu Gothic Medium', 'Yu Gothic', 'Noto Sans CJK JP', 'Noto Sans JP', Meiryo, sans-serif",
    titles: "'Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif CJK JP', 'Noto Serif JP', serif",
    leading: [1.8, 1.95],
    // No line begins with a small kana or a length mark. Lines break between phrases if possible.
    // `min-inline-size` lets a title next to its seal be narrower than a phrase.
    lines: 'line-break: strict; word-break: auto-phrase; min-inline-size: 0',
    hasLongMenu: true,
  },
  ko: {
    texts: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', 'Noto Sans KR', sans-serif",
    titles: "'Noto Serif CJK KR', 'Noto Serif KR', AppleMyungjo, 'Nanum Myeongjo', Batang, serif",
    leading: [1.7, 1.8],
  },
  ar: ARABIC,
  fa: ARABIC,
  ur: ARABIC,
  he: {
    texts: "'SF Hebrew', 'Segoe UI', 'Noto Sans Hebrew', 'Arial Hebrew', Arial, sans-serif",
    titles: "'Noto Serif Hebrew', 'New Peninim MT', 'Times New Roman', serif",
  },
  de: { lines: HYPHENS },
  fi: { lines: HYPHENS },
  hu: { lines: HYPHENS },
  nb: { lines: HYPHENS },
  nl: { lines: HYPHENS },
  sv: { lines: HYPHENS },
}

/** Rules for right-to-left pages beyond logical properties: for arrows, shadows and the map. */
const MIRRORED = [
  '.guide-stage{direction:ltr}',
  '.map-legend ul{direction:rtl}',
  // Backend texts may be in a language with another direction than the page.
  ':is(.area-opening-lead,.today-place a,address p:first-child,.arrival-time~p,.leg-note,.parking-spaces~p,.point-summary){unicode-bidi:plaintext}',
  ".walk-arrow.walk-arrow::before{content:'←'/''}",
  '.site-groups{background-position:0 50%}',
  '.bar{background-position:100%}',
  '.wide-table{background:linear-gradient(90deg,var(--silk) 24px,transparent 48px) local,linear-gradient(90deg,var(--hair),transparent 24px)}',
]
  .map((rule) => `[dir='rtl'] ${rule}`)
  .join('')
const MIRRORED_SCROLL =
  "@media screen and (min-width:48em){[dir='rtl'] .opening-picture{mask:radial-gradient(96% 50% at 0 48%,#000 46%,#0000)}}"

/** Returns the fonts and line rules of a site's languages that are not in the base styles. */
export function stylesOfLanguages(tags: readonly string[], hasSerifs: boolean): string {
  return tags.map((tag) => stylesOf(tag, hasSerifs)).join('')
}

export function fontsFor(tag: string, part: 'texts' | 'titles'): string | undefined {
  return scriptOf(tag)?.[part]
}

function scriptOf(tag: string): Script | undefined {
  const { language, script } = new Intl.Locale(tag).maximize()
  return SCRIPTS[`${language}-${script}`] ?? SCRIPTS[language]
}

function fontsOf({ texts, titles, leading }: Script, hasSerifs: boolean) {
  return [
    texts && `--texts: ${texts}`,
    hasSerifs && titles && `--titles: ${titles}`,
    leading && `--leading: ${leading[0]};--leading-article: ${leading[1]}`,
  ].filter(Boolean)
}

function stylesOf(tag: string, hasSerifs: boolean): string {
  const found = scriptOf(tag)
  if (found === undefined) return ''
  const { lines, joined, hasLongMenu } = found
  const declarations = fontsOf(found, hasSerifs)
  return [
    // The base styles have the same specificity, so these rules must come after them.
    declarations.length > 0 && `[lang='${tag}']{${declarations.join(';')}}`,
    // Titles are named too, because the base styles reset their line rules inside a row with
    // `lang`. With the rules of Chinese, a Japanese line below a title began with a full stop.
    lines && `:is(body,h1,h2,h3,h4,.area-opening-lead):lang(${tag}){${lines}}`,
    joined && `:lang(${tag}){letter-spacing:0!important}`,
    hasLongMenu &&
      `@media(max-width:29.99em){.site-menu summary span:lang(${tag}){position:absolute;clip-path:inset(50%)}}`,
    directionOf(tag) === 'rtl' && MIRRORED + (hasSerifs ? MIRRORED_SCROLL : ''),
  ]
    .filter((each) => typeof each === 'string')
    .join('')
}

/** Removes the selectors for vertical titles in Japanese if the site has no Japanese. */
export function forLanguages(styles: string, tags: readonly string[]): string {
  return tags.includes('ja')
    ? styles
    : styles
        .replaceAll(':is(:lang(zh), :lang(ja))', ':lang(zh)')
        .replaceAll(':not(:lang(zh), :lang(ja))', ':not(:lang(zh))')
}
