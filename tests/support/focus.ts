/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in a page must not use outer names */
import type { Page } from '@playwright/test'

/** An element that was completely covered while it had the focus. */
export interface Hidden {
  name: string
  /** The element in front of its middle. */
  behind: string
}

/**
 * Presses Tab (or Shift+Tab) until the focus leaves the page or is back at its start. Returns the
 * number of focused elements, and those that were completely covered when nothing moved any more.
 */
export async function coveredStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; covered: Hidden[] }> {
  const covered: Hidden[] = []
  let stops = 0
  // A date field has several stops, so the focus may stay on an element.
  let again = 0
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-met]')) each.removeAttribute('data-met')
  })
  for (;;) {
    await page.keyboard.press(key)
    const state = await page.evaluate(focusState)
    if (state === undefined && (again += 1) > 4) break
    if (state === undefined) continue
    again = 0
    stops += 1
    if (state.behind !== undefined) covered.push({ name: state.name, behind: state.behind })
  }
  return { stops, covered }
}

// oxlint-disable unicorn/consistent-function-scoping -- they run in the page

/**
 * Returns the focused element, and if it is completely covered, the element in front of its middle.
 * Undefined if it had the focus before. Runs in the page.
 */
async function focusState(): Promise<{ name: string; behind: string | undefined } | undefined> {
  await settled()
  const element = document.activeElement
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined
  if (element === document.body || 'met' in element.dataset) return undefined
  element.dataset['met'] = ''
  const places = pointsOf(element)
  const isSeen = places.some(({ x, y }) => belongs(document.elementFromPoint(x, y), element))
  const middle = places[Math.floor(places.length / 2)] ?? { x: 0, y: 0 }
  const over = document.elementFromPoint(middle.x, middle.y)
  const behind = over === null ? `the window’s edge at ${middle.x}, ${middle.y}` : nameOf(over)
  return { name: nameOf(element), behind: isSeen ? undefined : behind }

  /** Waits until nothing has moved for four frames. */
  async function settled(): Promise<void> {
    let still = 0
    let before = ''
    for (let frame = 0; frame < 120 && still < 4; frame += 1) {
      await new Promise(requestAnimationFrame)
      const { x, y } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
      const now = `${scrollX} ${scrollY} ${x} ${y}`
      still = now === before ? still + 1 : 0
      before = now
    }
  }

  /** Returns nine points in each box of an element, and in each box of its label. */
  function pointsOf(each: Element): { x: number; y: number }[] {
    const label = each instanceof HTMLInputElement ? each.labels?.[0] : undefined
    const boxes = [...each.getClientRects(), ...(label?.getClientRects() ?? [])]
    return boxes.flatMap(({ x, y, width, height }) =>
      [0.1, 0.5, 0.9].flatMap((down) =>
        [0.1, 0.5, 0.9].map((across) => ({ x: x + across * width, y: y + down * height })),
      ),
    )
  }

  function belongs(hit: Element | null, focused: Element): boolean {
    if (hit === null) return false
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
    return focused.contains(hit) || label?.contains(hit) === true
  }

  function nameOf(each: Element): string {
    const text = each.getAttribute('aria-label') ?? each.textContent ?? ''
    return `${each.localName}.${[...each.classList].join('.')} “${text.trim().slice(0, 24)}”`
  }
}
