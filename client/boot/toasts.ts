import { isEscape } from '../../shared/key-press.ts'
import { TOAST_EVENT, type ToastRequest } from '../../shared/toast.ts'
import { TOAST_COUNT_LIMIT, TOAST_MS } from './limits.ts'
import { mainElement } from './swap-page.ts'
import { toastRegion, words } from './page-facts.ts'

interface Toast {
  root: HTMLElement
  counter: HTMLElement
  /** Number of requests for this toast. */
  count: number
  durationMs: number
  /** Reasons why the toast must stay open: the pointer is over it, or the focus is inside. */
  holders: Set<string>
  timer?: ReturnType<typeof setTimeout>
}

/** The shown toasts, by their texts. */
const toasts = new Map<string, Toast>()
/** The toast button that the next Tab key focuses, because toasts are far from the focus. */
let offered: HTMLElement | undefined
let cameFrom: HTMLElement | null | undefined

/** Makes toasts from the server closable like the others. Shows the toasts that islands request. */
export function startToasts(): void {
  for (const drawn of toastRegion().querySelectorAll('.toast')) {
    drawn.remove()
    showToast({ text: drawn.textContent, type: 'warning' })
  }
  addEventListener(TOAST_EVENT, (event) => {
    if (event instanceof CustomEvent) showToast(event.detail)
  })
  addEventListener('keydown', (event) => {
    if (isEscape(event)) closeToasts()
    if (event.key === 'Tab' && offered?.isConnected) {
      event.preventDefault()
      cameFrom = document.querySelector<HTMLElement>(':focus')
      offered.focus()
      offered = undefined
    }
  })
}

/** Shows a toast. If one with this text is open, increases its counter and restarts its timer. */
export function showToast(request: ToastRequest): void {
  const toast = toasts.get(request.text) ?? add(request)
  const count = (toast.count += 1)
  toast.durationMs = request.durationMs ?? TOAST_MS
  toast.root.className = `toast toast-${request.type}`
  if (count > 1)
    toast.counter.textContent = count > TOAST_COUNT_LIMIT ? `${TOAST_COUNT_LIMIT}+` : `${count}`
  startTime(request.text, toast)
}

export function closeToasts(): void {
  for (const text of toasts.keys()) closeToast(text)
}

export function closeToast(text: string): void {
  const toast = toasts.get(text)
  if (toast?.root.contains(document.activeElement))
    (cameFrom?.isConnected ? cameFrom : mainElement()).focus({ preventScroll: true })
  toast?.root.remove()
  // Must be last, because a toast that loses the focus restarts its timer.
  clearTimeout(toast?.timer)
  toasts.delete(text)
}

function startTime(text: string, toast: Toast): void {
  clearTimeout(toast.timer)
  if (toast.durationMs > 0 && toast.holders.size === 0)
    toast.timer = setTimeout(() => closeToast(text), toast.durationMs)
}

function add({ text, action }: ToastRequest): Toast {
  const root = document.createElement('div')
  const line = document.createElement('p')
  // `innerText` turns line feeds into line breaks.
  line.innerText = text
  const counter = document.createElement('span')
  counter.className = 'toast-count'
  const closer = controlOf({ label: '×', run: () => closeToast(text) })
  closer.className = 'toast-close'
  closer.ariaLabel = words().close
  root.append(line, counter)
  if (action) root.append((offered = controlOf(action)))
  root.append(closer)
  toastRegion().append(root)
  const toast: Toast = { root, counter, count: 0, durationMs: 0, holders: new Set() }
  holdBetween('pointerenter', 'pointerleave')
  holdBetween('focusin', 'focusout')
  toasts.set(text, toast)
  return toast

  function holdBetween(begin: string, end: string): void {
    root.addEventListener(begin, () => {
      toast.holders.add(begin)
      clearTimeout(toast.timer)
    })
    root.addEventListener(end, () => {
      if (toast.holders.delete(begin)) startTime(text, toast)
    })
  }
}

function controlOf(action: NonNullable<ToastRequest['action']>): HTMLElement {
  const { label, run, href } = action
  const element = document.createElement(href ? 'a' : 'button')
  if (run) element.addEventListener('click', run)
  return Object.assign(element, { textContent: label, href })
}
