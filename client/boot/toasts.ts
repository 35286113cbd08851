import { isEscape } from '../../shared/key-press.ts'
import { TOAST_EVENT, type ToastRequest } from '../../shared/toast.ts'
import { countText, type Holder, type Toast, ToastQueue } from './toast-queue.ts'
import { mainElement } from './swap-page.ts'
import { toastRegion, words } from './words.ts'

interface ToastElement {
  root: HTMLElement
  count: HTMLElement
}

const elements = new Map<string, ToastElement>()
const queue = new ToastQueue(draw)

/** Takes over the server's toasts, all of them warnings, so that they close like others, and listens for those of islands. */
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
  })
}

/** Shows a toast; a text that is showing already is counted up. */
export function showToast(request: ToastRequest): void {
  queue.show(request)
}

/** Takes all toasts away. */
export function closeToasts(): void {
  queue.closeAll()
}

function draw(toasts: readonly Toast[]): void {
  const texts = new Set(toasts.map(({ text }) => text))
  for (const [text, { root }] of elements) {
    if (texts.has(text)) continue
    if (root.contains(document.activeElement)) mainElement().focus({ preventScroll: true })
    root.remove()
    elements.delete(text)
  }
  for (const toast of toasts) {
    const element = elements.get(toast.text) ?? add(toast)
    element.root.className = `toast toast-${toast.type}`
    element.count.textContent = countText(toast.count)
  }
}

function add({ text, action }: Toast): ToastElement {
  const root = document.createElement('div')
  const line = document.createElement('p')
  line.textContent = text
  const count = document.createElement('span')
  count.className = 'toast-count'
  const close = button('×', () => queue.close(text))
  close.className = 'toast-close'
  close.ariaLabel = words().close
  root.append(line, count, ...(action ? [button(action.label, action.run)] : []), close)
  holdWhile(root, text)
  toastRegion().append(root)
  const element = { root, count }
  elements.set(text, element)
  return element
}

function button(label: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onPress)
  return element
}

function holdWhile(root: HTMLElement, text: string): void {
  const pairs: [Holder, string, string][] = [
    ['pointer', 'pointerenter', 'pointerleave'],
    ['focus', 'focusin', 'focusout'],
  ]
  for (const [holder, begin, end] of pairs) {
    root.addEventListener(begin, () => queue.hold(text, holder))
    root.addEventListener(end, () => queue.release(text, holder))
  }
}
