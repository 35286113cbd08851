import { ELDER_COOKIE, ELDER_COOKIE_MAX_AGE_S } from '../../shared/constants.ts'
import { ELDER_ATTRIBUTE, ELDER_STYLES_ATTRIBUTE } from '../../shared/elder-mode.ts'
import { chosenAfter, chosenIn } from '../../shared/elder-settings.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { loadStylesheet } from './load-chunk.ts'
import { words } from './page-facts.ts'

interface Reading {
  pieces: readonly string[]
  /** The index of the piece of text that is read now. */
  at: number
  /** The utterance of the current piece; undefined while paused. */
  spoken?: SpeechSynthesisUtterance | undefined
}

/** The current reading; undefined if nothing is read. */
let reading: Reading | undefined

/** Shows buttons that read the page aloud, if the browser has a voice for its language. */
function startReading(): void {
  if (!('speechSynthesis' in globalThis)) return
  speechSynthesis.addEventListener('voiceschanged', showButtons)
  addEventListener('pagehide', stop)
  // The page's content may be replaced, perhaps in another language, or large text may be turned
  // off.
  new MutationObserver(() => {
    if (!document.documentElement.hasAttribute(ELDER_ATTRIBUTE)) stop()
    showButtons()
  }).observe(document.documentElement, { attributeFilter: ['lang', ELDER_ATTRIBUTE] })
  globalThis.navigation?.addEventListener('navigate', ({ hashChange }) => hashChange || stop())
  showButtons()
}

function readOrPause(): void {
  if (reading === undefined) {
    const text = document.querySelector<HTMLElement>('main')?.innerText ?? ''
    reading = { pieces: piecesOf(text), at: 0 }
    readOn()
  } else if (reading.spoken === undefined) readOn()
  else {
    // Not `speechSynthesis.pause()`, because phones cannot resume speech after it.
    reading.spoken = undefined
    speechSynthesis.cancel()
  }
  showButtons()
}

/** Reads the current piece and the following ones. */
function readOn(): void {
  const current = reading
  const piece = current?.pieces[current.at]
  if (current === undefined || piece === undefined) return stop()
  const spoken = new SpeechSynthesisUtterance(piece)
  current.spoken = spoken
  spoken.voice = voiceOfPage() ?? null
  spoken.lang = document.documentElement.lang
  // A cancelled utterance also fires `end`, perhaps after the next one has started.
  const isCurrent = (): boolean => reading?.spoken === spoken
  spoken.addEventListener('end', () => {
    if (!isCurrent()) return
    current.at += 1
    readOn()
  })
  spoken.addEventListener('error', () => {
    if (isCurrent()) stop()
  })
  speechSynthesis.speak(spoken)
}

function stop(): void {
  if (reading === undefined) return
  reading = undefined
  speechSynthesis.cancel()
  const hadFocus = document.activeElement?.matches('.elder-stop')
  showButtons()
  if (hadFocus) document.querySelector<HTMLElement>('.elder-read')?.focus()
}

/** Returns the sentences of a text. Splits long sentences, because network voices refuse them. */
function piecesOf(text: string): string[] {
  const pieces = text.match(/[^。！？；.!?;\n]{1,160}[。！？；.!?;]*/g) ?? []
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function voiceOfPage(): SpeechSynthesisVoice | undefined {
  const [language = ''] = document.documentElement.lang.split('-')
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language))
  return voices.find((voice) => voice.default) ?? voices[0]
}

/** Updates the buttons. The first one's label is its next action: read, pause or continue. */
function showButtons(): void {
  const read = buttonOf('elder-read', readOrPause)
  const end = buttonOf('elder-stop', stop)
  if (read === undefined || end === undefined) return
  const { read: start, pause, goOn, stop: stopping } = words()
  read.hidden = voiceOfPage() === undefined
  read.textContent = reading === undefined ? start : reading.spoken ? pause : goOn
  end.hidden = reading === undefined
  end.textContent = stopping
}

/** Returns one of the two buttons and creates it if needed; undefined if the page has no header. */
function buttonOf(name: string, act: () => void): HTMLButtonElement | undefined {
  const existing = document.querySelector<HTMLButtonElement>(`.${name}`)
  const tools = document.querySelector('.elder-tools')
  if (existing !== null || tools === null) return existing ?? undefined
  const button = document.createElement('button')
  button.addEventListener('click', act)
  tools.append(Object.assign(button, { type: 'button', className: name }))
  return button
}

const root = document.documentElement

/** Applies the setting of a pressed button. `value` is the button's value. */
export async function press(value: string): Promise<void> {
  const chosen = chosenAfter(value, root.getAttribute(ELDER_ATTRIBUTE) ?? undefined)
  const isOn = chosen !== undefined
  writeCookie(ELDER_COOKIE, isOn ? `1${chosen}` : '0', {
    maxAgeS: isOn ? ELDER_COOKIE_MAX_AGE_S : 0,
  })
  await show(chosen)
  // The pressed button disappears when the mode changes. So the button with the opposite action
  // gets the focus.
  if (value === '1' || value === '0') focusVisible()
}

/** Applies the mode in the cookie. If cookies are blocked, the page does not change. */
function followCookie(): void {
  const chosen = chosenIn(readCookie(ELDER_COOKIE))
  if (navigator.cookieEnabled && chosen !== (root.getAttribute(ELDER_ATTRIBUTE) ?? undefined))
    void show(chosen)
}

/** Loads the styles of a mode and applies it; undefined turns the mode off. Never throws. */
async function show(chosen: string | undefined): Promise<void> {
  const source = document.querySelector(`[${ELDER_STYLES_ATTRIBUTE}]`)
  try {
    if (chosen === undefined) return root.removeAttribute(ELDER_ATTRIBUTE)
    await loadStylesheet(source?.getAttribute(ELDER_STYLES_ATTRIBUTE) ?? '')
    root.setAttribute(ELDER_ATTRIBUTE, chosen)
  } catch {
    // There is no network. The cookie is already set, so the next page will have the mode.
  }
}

/** Focuses the first visible button that turns the mode on or off. */
function focusVisible(): void {
  const switches = '.elder-switch [value="0"], .elder-off'
  const buttons = [...document.querySelectorAll<HTMLElement>(switches)]
  buttons.find((button) => button.getClientRects().length > 0)?.focus()
}

/** Draws two lines that cross at the pointer. They are visible only if the visitor chose them. */
function startCrossLines(): void {
  const lines = document.createElement('div')
  document.body.append(Object.assign(lines, { className: 'elder-lines', ariaHidden: 'true' }))
  addEventListener('pointermove', ({ clientX, clientY }) => {
    lines.style.setProperty('--x', `${clientX}px`)
    lines.style.setProperty('--y', `${clientY}px`)
  })
}

startReading()
startCrossLines()
addEventListener('visibilitychange', followCookie)
followCookie()
