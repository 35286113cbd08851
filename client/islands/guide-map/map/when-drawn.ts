/**
 * Resolves once an element is drawn with a size. Maps measure their element when they are made: in a hidden container, or in a
 * tab that nobody has looked at yet, there is nothing to measure.
 */
export async function whenDrawn(element: Element): Promise<void> {
  return new Promise((resolve) => {
    // An observer reports from the first frame on, and nothing of what is not drawn.
    const observer = new ResizeObserver(() => {
      if (!hasSize(element)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
}

/** Whether an element has a width and a height at present. */
export function hasSize({ clientWidth, clientHeight }: Element): boolean {
  return clientWidth > 0 && clientHeight > 0
}
