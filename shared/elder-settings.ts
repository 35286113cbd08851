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

/** Returns the choices after a press: `1` turns the mode on, a setting takes its next step. */
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
