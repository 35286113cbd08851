import { ELDER_COOKIE, ELDER_COOKIE_MAX_AGE_S } from '../../shared/constants.ts'
import { ELDER_ATTRIBUTE, ELDER_STYLES_ATTRIBUTE } from '../../shared/elder-mode.ts'
import { chosenAfter, chosenIn } from '../../shared/elder-settings.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { loadStylesheet } from './load-chunk.ts'
import { startReading } from './read-aloud.ts'

const root = document.documentElement

/** Does what the button with that value says. */
export async function press(value: string): Promise<void> {
  const chosen = chosenAfter(value, root.getAttribute(ELDER_ATTRIBUTE) ?? undefined)
  const isOn = chosen !== undefined
  writeCookie(ELDER_COOKIE, isOn ? `1${chosen}` : '0', {
    maxAgeS: isOn ? ELDER_COOKIE_MAX_AGE_S : 0,
  })
  await show(chosen)
  // A button that turns it on or off is gone; the one in its place undoes it.
  if (value === '1' || value === '0') focusVisible()
}

/** Shows the mode as the cookie has it. If cookies are blocked, none says whether it is on. */
function followCookie(): void {
  const chosen = chosenIn(readCookie(ELDER_COOKIE))
  if (navigator.cookieEnabled && chosen !== (root.getAttribute(ELDER_ATTRIBUTE) ?? undefined))
    void show(chosen)
}

/** Shows the page in the mode once its styles are there; undefined turns it off. Without styles the page stays as it is. */
async function show(chosen: string | undefined): Promise<void> {
  const source = document.querySelector(`[${ELDER_STYLES_ATTRIBUTE}]`)
  try {
    if (chosen === undefined) {
      root.removeAttribute(ELDER_ATTRIBUTE)
      return
    }
    await loadStylesheet(source?.getAttribute(ELDER_STYLES_ATTRIBUTE) ?? '')
    root.setAttribute(ELDER_ATTRIBUTE, chosen)
  } catch {
    // Without a network. The cookie is set, so that the next page shows it.
  }
}

/** The footer's switch only turns the mode on; the button that turns it off is in the header then. */
function focusVisible(): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>('.elder-switch [value="0"], .elder-off'),
  ]
  buttons.find((button) => button.getClientRects().length > 0)?.focus()
}

/** Two lines that cross at the pointer; the stylesheet shows them if they are chosen. */
function startCrossLines(): void {
  const lines = document.createElement('div')
  lines.className = 'elder-lines'
  lines.ariaHidden = 'true'
  document.body.append(lines)
  addEventListener('pointermove', ({ clientX, clientY }) => {
    lines.style.setProperty('--x', `${clientX}px`)
    lines.style.setProperty('--y', `${clientY}px`)
  })
}

startReading()
startCrossLines()
addEventListener('visibilitychange', followCookie)
followCookie()
