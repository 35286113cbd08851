/** Runs in the page: texts that reach beyond the window, except those in a region that scrolls. */
export function textBeyondWindow(): string[] {
  const LEFT_OUT = 'script, svg, .honeypot, .visually-hidden, .map-canvas, .guide-map'
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const isShown = (element: Element): boolean =>
    element.checkVisibility() && element.closest(LEFT_OUT) === null && !scrolls(element)
  const beyond: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const range = document.createRange()
    range.selectNodeContents(text)
    const isBeyond = range.getBoundingClientRect().right > innerWidth + 1
    if (isBeyond && text.parentElement && isShown(text.parentElement))
      beyond.push(text.textContent ?? '')
  }
  if (document.documentElement.scrollWidth > innerWidth) beyond.push('the page scrolls sideways')
  return beyond
}
