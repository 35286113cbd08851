import { ELDER_COOKIE } from './constants.ts'

// A module of its own, so that the script of every page does not carry it.

/**
 * The steps of each button, one letter for each choice and none for the first. Text of 22, 30 and
 * 40 px (30 pt); the site's colours, black on white, white on black; a large pointer; lines across
 * the window that follow the pointer.
 */
const STEPS = {
  size: ['', 'm', 'l'],
  contrast: ['', 'w', 'b'],
  pointer: ['', 'p'],
  line: ['', 'x'],
} as const satisfies Record<string, readonly string[]>
export type ElderSetting = keyof typeof STEPS

/** The letters of what is chosen, by the value of the cookie: `chosenIn('1mb') // 'mb'`; undefined while the mode is off. */
export function chosenIn(cookie: string | undefined): string | undefined {
  return /^1([a-z]{0,4})$/.exec(cookie ?? '')?.[1]
}

/**
 * Returns the choices after a button was pressed. `1` turns the mode on, a setting moves to its
 * next step, everything else turns the mode off.
 */
export function chosenAfter(pressed: string | null, chosen = ''): string | undefined {
  if (pressed === '1') return chosen
  if (pressed === null || !Object.hasOwn(STEPS, pressed)) return undefined
  return Object.entries(STEPS)
    .map(([setting, letters]: [string, readonly string[]]) => {
      const step = letters.findLastIndex((letter) => chosen.includes(letter))
      return letters[(step + Number(setting === pressed)) % letters.length]
    })
    .join('')
}

/** On the root element while the mode is on, with the letters of what is chosen; the stylesheet asks for it. */
export const ELDER_ATTRIBUTE = 'data-elder'

/** On the script in the head: the address of the stylesheet of the mode. */
export const ELDER_STYLES_ATTRIBUTE = 'data-elder-styles'

/**
 * Runs in the head of every document, before anything is drawn: the page is the same for all visitors, so the cookie is
 * read in the browser. What it writes is waited for by the first paint, as an appended link is not. The policy admits it by its hash.
 */
export const ELDER_SCRIPT = `var d=document,m=/(^|; )${ELDER_COOKIE}=1([a-z]*)/.exec(d.cookie);if(m){d.documentElement.setAttribute('${ELDER_ATTRIBUTE}',m[2]);d.write('<link rel=stylesheet href='+d.currentScript.getAttribute('${ELDER_STYLES_ATTRIBUTE}')+'>')}`
