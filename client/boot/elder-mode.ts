import { ELDER_COOKIE, ELDER_COOKIE_MAX_AGE_S, ELDER_FIELD } from '../../shared/constants.ts'
import { ELDER_ATTRIBUTE, ELDER_STYLES_ATTRIBUTE } from '../../shared/elder-mode.ts'
import { loadStylesheet } from './load-chunk.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** Lets the form that turns large text on and off work in place; without script it goes through the worker and back. */
export function startElderSwitch(): void {
  addEventListener('submit', (event) => {
    const { submitter } = event
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== ELDER_FIELD) return
    event.preventDefault()
    const isOn = submitter.value === '1'
    writeCookie(ELDER_COOKIE, submitter.value, { maxAgeS: isOn ? ELDER_COOKIE_MAX_AGE_S : 0 })
    // The button that was pressed is gone; the one in its place undoes it.
    void showLargeText(isOn).then(focusVisible)
  })
  // It may have been switched in another tab meanwhile, or on a page that the visitor has just left by going back.
  addEventListener('visibilitychange', followCookie)
}

function followCookie(): void {
  // If cookies are blocked, none says whether it is on.
  if (!navigator.cookieEnabled) return
  void showLargeText(readCookie(ELDER_COOKIE) === '1')
}

/** Once its styles are there, so that nothing is shown half in large text. Where they can't be had the page stays as it is. */
async function showLargeText(isOn: boolean): Promise<void> {
  const source = document.querySelector(`[${ELDER_STYLES_ATTRIBUTE}]`)
  try {
    if (isOn) await loadStylesheet(source?.getAttribute(ELDER_STYLES_ATTRIBUTE) ?? '')
    document.documentElement.toggleAttribute(ELDER_ATTRIBUTE, isOn)
  } catch {
    // Without a network. The cookie is set, so that the next page shows it.
  }
}

/** The footer's switch only turns large text on; the button that turns it off is in the header then. */
function focusVisible(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.elder-switch button')]
  buttons.find((button) => button.getClientRects().length > 0)?.focus()
}
