import { ELDER_COOKIE, ELDER_COOKIE_MAX_AGE_S } from '../../shared/constants.ts'
import { ELDER_ATTRIBUTE, ELDER_STYLES_ATTRIBUTE } from '../../shared/elder-mode.ts'
import { chosenAfter, chosenIn } from '../../shared/elder-settings.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { loadStylesheet } from './load-chunk.ts'
import { words } from './page-facts.ts'

interface Reading {
  pieces: readonly string[]
  /** The index of the current piece. */
  at: number
  /** The utterance of the current piece; undefined while paused. */
  spoken?: SpeechSynthesisUtterance | undefined
}

/** The current reading; undefined if nothing is read. */
let reading: Reading | undefined

/**
 * Shows buttons to read the page aloud, if the browser has a voice for its language. Reading begins
 * only after a click.
 */
function startReading(): void {
  if (!('speechSynthesis' in globalThis)) return
  speechSynthesis.addEventListener('voiceschanged', showButtons)
  addEventListener('pagehide', stop)
  // The page's content was replaced, perhaps in another language, or large text was turned off.
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
    // `speechSynthesis.pause()` does not work: on phones, speech cannot be resumed.
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
  // A cancelled piece fires `end` too, perhaps when the next one is already spoken.
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

/** Returns the sentences of a text. Long ones are cut, because network voices refuse them. */
function piecesOf(text: string): string[] {
  const pieces = text.match(/[^。！？；.!?;\n]{1,160}[。！？；.!?;]*/g) ?? []
  return pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function voiceOfPage(): SpeechSynthesisVoice | undefined {
  const [language = ''] = document.documentElement.lang.split('-')
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language))
  return voices.find((voice) => voice.default) ?? voices[0]
}

/** The first button shows what the next press does. */
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
  const known = document.querySelector<HTMLButtonElement>(`.${name}`)
  const tools = document.querySelector('.elder-tools')
  if (known !== null || tools === null) return known ?? undefined
  const button = document.createElement('button')
  button.addEventListener('click', act)
  tools.append(Object.assign(button, { type: 'button', className: name }))
  return button
}

const root = document.documentElement

/** Runs the action of the button with that value. */
export async function press(value: string): Promise<void> {
  const chosen = chosenAfter(value, root.getAttribute(ELDER_ATTRIBUTE) ?? undefined)
  const isOn = chosen !== undefined
  writeCookie(ELDER_COOKIE, isOn ? `1${chosen}` : '0', {
    maxAgeS: isOn ? ELDER_COOKIE_MAX_AGE_S : 0,
  })
  await show(chosen)
  // The pressed button disappears when the mode changes. So the focus moves to the button for the
  // opposite.
  if (value === '1' || value === '0') focusVisible()
}

/** Applies the mode in the cookie. If cookies are blocked, the page keeps its mode. */
function followCookie(): void {
  const chosen = chosenIn(readCookie(ELDER_COOKIE))
  if (navigator.cookieEnabled && chosen !== (root.getAttribute(ELDER_ATTRIBUTE) ?? undefined))
    void show(chosen)
}

/** Applies the mode once its styles are loaded; undefined turns it off. Never throws. */
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
    // There is no network. The cookie is set, so the next page has the mode.
  }
}

/**
 * The footer's button only turns the mode on. While it is on, the button in the header is visible.
 */
function focusVisible(): void {
  const buttons = [
    ...document.querySelectorAll<HTMLElement>('.elder-switch [value="0"], .elder-off'),
  ]
  buttons.find((button) => button.getClientRects().length > 0)?.focus()
}

/** Draws two lines that cross at the pointer. The stylesheet shows them only if they are chosen. */
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
