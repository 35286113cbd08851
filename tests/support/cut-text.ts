/**
 * Returns the texts of the page that are partly hidden: they are outside the window on the left or
 * right, or a box cuts them. Also returns elements that scroll sideways by mistake. Measures the
 * boxes of texts, because `scrollWidth` omits what `main` cuts. Runs in the page, also as a string,
 * so it uses nothing from this module.
 */
export function cutTexts(): string[] {
  /** Differences up to this size come from rounding. */
  const TOLERANCE_PX = 1
  /** Elements that may scroll sideways. They show that they can. */
  const SCROLLERS = '.wide-table, :is(.category-filter, .choices) ul'
  /** Elements on a map, which visitors can move to see them. */
  const MAPS = 'svg, .map-canvas, .map-marks, .place-map'
  const DRAWN = { opacityProperty: true, visibilityProperty: true }

  const SCROLLING = ['auto', 'scroll']
  const SPACES = /\s+/g

  const root = document.documentElement
  const found = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) measureText(texts.currentNode)
  for (const element of document.querySelectorAll('html, body *')) measureScroller(element)
  return [...found]

  function measureText(node: Node): void {
    const element = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!element || text === '' || isUnseen(element)) return
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) report(element, box, text)
  }

  function measureScroller(element: Element): void {
    const beyond = element.scrollWidth - element.clientWidth
    if (beyond <= TOLERANCE_PX || !isScroller(element)) return
    if (element.matches(SCROLLERS) || isUnseen(element)) return
    found.add(`${nameOf(element)} scrolls sideways by ${beyond} px`)
  }

  function report(element: Element, box: DOMRect, text: string): void {
    if (box.width < TOLERANCE_PX || box.height < TOLERANCE_PX) return
    const edge = edgeAround(element)
    if (edge === undefined) return
    const beyond = Math.max(edge.left - box.left, box.right - edge.right)
    if (beyond <= TOLERANCE_PX) return
    found.add(`${nameOf(element)} “${text}” is cut by ${Math.round(beyond)} px`)
  }

  /** Returns the left and right edges that cut an element; undefined if it can be scrolled. */
  function edgeAround(element: Element): { left: number; right: number } | undefined {
    const edge = { left: 0, right: root.clientWidth }
    for (let box = element; box.parentElement; box = box.parentElement) {
      if (isScroller(box)) return undefined
      const { overflowX, display } = getComputedStyle(box)
      if (overflowX === 'visible' || display === 'inline' || box.localName === 'body') continue
      const { left, right } = box.getBoundingClientRect()
      edge.left = Math.max(edge.left, left)
      edge.right = Math.min(edge.right, right)
    }
    return edge
  }

  function isScroller(element: Element): boolean {
    return element === root || SCROLLING.includes(getComputedStyle(element).overflowX)
  }

  /** Returns whether an element is not drawn, or only meant for screen readers. */
  function isUnseen(element: Element): boolean {
    if (element.closest(MAPS) !== null || !element.checkVisibility(DRAWN)) return true
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true
    }
    return false
  }

  function nameOf({ localName, className }: Element): string {
    return typeof className === 'string' && className !== ''
      ? `${localName}.${className.trim().replaceAll(SPACES, '.')}`
      : localName
  }
}

/** Returns words in titles that break across two lines. Runs in the page, like `cutTexts`. */
export function brokenWords(): string[] {
  const LATIN_WORD = /[a-z]{2,}/giu
  const range = document.createRange()

  return [...document.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) broken.push(...brokenIn(texts.currentNode))
    return broken
  })

  function brokenIn(text: Node): string[] {
    return [...(text.textContent ?? '').matchAll(LATIN_WORD)]
      .filter(({ 0: word, index }) => linesOf(text, index, index + word.length) > 1)
      .map(([word]) => word)
  }

  function linesOf(text: Node, start: number, end: number): number {
    range.setStart(text, start)
    range.setEnd(text, end)
    return range.getClientRects().length
  }
}
