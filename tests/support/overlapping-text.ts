/** Returns texts that overlap. Runs in the page, so it uses nothing from this module. */
export function overlappingTexts(): string[] {
  /** The letters of two lines may overlap by this much. */
  const TOLERANCE_PX = 3
  /** Elements on a map, and elements that lie over the page by design. */
  const OVER = 'svg, .map-canvas, .map-marks, .place-map, .toasts, .map-pill, .guide-stage'
  const DRAWN = { opacityProperty: true, visibilityProperty: true }
  const UNCLAMPED = 'none'

  interface Line {
    text: string
    left: number
    right: number
    top: number
    bottom: number
  }

  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) lines.push(...linesOf(texts.currentNode))
  lines.sort((a, b) => a.top - b.top)
  const found = new Set<string>()
  for (const [index, line] of lines.entries())
    for (let next = index + 1; (lines[next]?.top ?? Infinity) < line.bottom; next += 1)
      compare(line, lines[next])
  return [...found]

  function compare(one: Line, other: Line | undefined): void {
    if (other === undefined) return
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    if (Math.min(across, down) > TOLERANCE_PX)
      found.add(`“${one.text}” and “${other.text}” by ${Math.round(across)} × ${Math.round(down)}`)
  }

  /** Returns the space of each line's letters. A line's box is higher than that. */
  function linesOf(node: Node): Line[] {
    const element = node.parentElement
    const text = (node.textContent ?? '').trim().slice(0, 24)
    if (!element || text === '' || isUnseen(element)) return []
    const { fontSize, writingMode } = getComputedStyle(element)
    const half = Number.parseFloat(fontSize) * 0.4
    const end = endOfClamp(element)
    const range = document.createRange()
    range.selectNodeContents(node)
    // The end of a line with an ellipsis has two boxes at the same position.
    const boxes = [...range.getClientRects()].filter(
      ({ top }, index, all) => top !== all[index - 1]?.top,
    )
    return boxes.flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      if (right - left < 1 || bottom - top < 1 || y > end) return []
      return writingMode === 'horizontal-tb'
        ? { text, left, right, top: y - half, bottom: y + half }
        : { text, left: x - half, right: x + half, top, bottom }
    })
  }

  /** Returns the lower edge of a text of which only the first lines are drawn. */
  function endOfClamp(element: Element): number {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).webkitLineClamp !== UNCLAMPED)
        return box.getBoundingClientRect().bottom
    return Infinity
  }

  /** Returns whether an element is not drawn, lies over the page, or is only for screen readers. */
  function isUnseen(element: Element): boolean {
    if (element.closest(OVER) !== null || !element.checkVisibility(DRAWN)) return true
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath, position } = getComputedStyle(box)
      if (clipPath === 'inset(50%)' || position === 'sticky' || position === 'fixed') return true
    }
    return false
  }
}
