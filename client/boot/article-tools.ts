import { ELDER_ATTRIBUTE } from '../../shared/elder-mode.ts'
import type { ToastRequest } from '../../shared/toast.ts'
import { showToast } from './toasts.ts'

/** Lets the buttons under an article share it, copy its address and print it. Sharing is offered where the system can. */
export function startArticleTools(): void {
  document.documentElement.toggleAttribute('data-shares', 'share' in navigator)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const { tool, done } = target.dataset
    if (tool === 'print') print()
    // Readers may close the system's list: that is not an error.
    if (tool === 'share') navigator.share({ title: document.title, url: address() }).catch(() => {})
    if (tool === 'copy') void copy(target, done ?? '')
  })
}

/** The address without query and hash: an article has no query of its own. */
function address(): string {
  return location.origin + location.pathname
}

/** If copying is not allowed, the address is shown to be copied by hand. */
async function copy(button: HTMLButtonElement, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address())
    say(button, { text: done, type: 'success' })
  } catch {
    say(button, { text: address(), type: 'info', durationMs: 0 })
  }
}

/** With large text on, a toast would be at the top of the page and the reader is at its end. */
function say(button: HTMLButtonElement, request: ToastRequest): void {
  const place = button.parentElement?.querySelector('output')
  if (place && document.documentElement.hasAttribute(ELDER_ATTRIBUTE))
    place.textContent = request.text
  else showToast(request)
}
