/**
 * Has all of the document laid out at once, not as it comes near (`content-visibility`): a place in a page that one
 * comes back to is found by the height of what is above it.
 */
export function layOutWhole(): void {
  document.documentElement.dataset['laidOut'] = 'whole'
}

/** Whether the browser goes back to a place that was left, in a document that it loads again. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
