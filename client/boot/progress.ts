const { documentElement } = document

/** Shows that a navigation is under way until it is aborted or ended; the stylesheet waits 200 ms before anything is seen. */
export function beginProgress(signal: AbortSignal): void {
  documentElement.toggleAttribute('data-navigating', true)
  signal.addEventListener('abort', endProgress)
}

export function endProgress(): void {
  documentElement.removeAttribute('data-navigating')
}
