/**
 * Makes the browser lay out the whole document at once, not part by part while scrolling (`content-visibility`): a
 * scroll position can be restored only where the height of everything above it is known.
 */
export function layOutWhole(): void {
  document.documentElement.dataset['laidOut'] = 'whole'
}

/** Whether the browser goes back to a place that was left, in a document that it loads again. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
