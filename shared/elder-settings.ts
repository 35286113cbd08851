// In a separate file, so that the script of every page does not contain it.

/**
 * The steps of each button. Each step is a letter; the first step has none. `size`: text of 22, 30
 * or 40 px (30 pt). `contrast`: the site's colours, black on white, or white on black. `pointer`: a
 * large pointer. `line`: lines across the window that follow the pointer.
 */
const STEPS = {
  size: ['', 'm', 'l'],
  contrast: ['', 'w', 'b'],
  pointer: ['', 'p'],
  line: ['', 'x'],
} as const satisfies Record<string, readonly string[]>
export type ElderSetting = keyof typeof STEPS

/** Returns the letters of the chosen settings: `chosenIn('1mb') // 'mb'`; undefined if off. */
export function chosenIn(cookie: string | undefined): string | undefined {
  return /^1([a-z]{0,4})$/.exec(cookie ?? '')?.[1]
}

/**
 * Returns the letters of the settings after a button was pressed. `pressed` is the button's value:
 * `1` turns the mode on, and the name of a setting moves this setting to its next step. Returns
 * undefined for any other value.
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
