import { PROGRESS_DELAY_MS } from './limits.ts'

let bar: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows that a navigation is under way, if it takes longer than 200 ms, until it is aborted or ended. */
export function beginProgress(signal: AbortSignal): void {
  clearTimeout(timer)
  timer = setTimeout(showBar, PROGRESS_DELAY_MS)
  signal.addEventListener('abort', endProgress, { once: true })
}

export function endProgress(): void {
  clearTimeout(timer)
  bar?.remove()
}

function showBar(): void {
  bar ??= document.createElement('div')
  bar.className = 'progress'
  bar.ariaHidden = 'true'
  document.body.append(bar)
}
