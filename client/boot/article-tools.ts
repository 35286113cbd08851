import { showToast } from './toasts.ts'

/** Lets the buttons under an article share it, copy its address and print it. Sharing is offered where the system can. */
export function startArticleTools(): void {
  document.documentElement.toggleAttribute('data-shares', 'share' in navigator)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const { tool, done } = target.dataset
    if (tool === 'print') print()
    // A reader who closes the system's list has not failed.
    if (tool === 'share') navigator.share({ title: document.title, url: address() }).catch(() => {})
    if (tool === 'copy') void copy(done ?? '')
  })
}

/** The address, without what only names a place in the page. */
function address(): string {
  return location.origin + location.pathname
}

/** Where nothing may be copied the address is shown, to be copied by hand. */
async function copy(done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address())
    showToast({ text: done, type: 'success' })
  } catch {
    showToast({ text: address(), type: 'info', durationMs: 0 })
  }
}
