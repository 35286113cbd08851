// oxlint-disable unicorn/consistent-function-scoping -- they run in the page

/**
 * Returns everything on the page that can be pressed and is smaller than `least` pixels. Omits
 * links inside a text. Runs in the page, so it uses nothing from this module.
 */
export function smallTargets(least: number): string[] {
  const TARGETS =
    'a[href], button, summary, select, textarea, input:not([type="hidden"]), label:has(input)'
  /**
   * Elements that need no size: a press on a map works anywhere, a field has its label, and a
   * honeypot is not pressed.
   */
  const OTHERS = 'svg *, .map-marks *, label input, .honeypot *'
  /** Elements that may contain a running text. */
  const TEXTS = 'p, li, dd, td, figcaption, label, legend'
  const ROUNDED_PX = 0.5

  return [...document.querySelectorAll<HTMLElement>(TARGETS)].flatMap((target) => {
    if (target.matches(OTHERS) || !isShown(target) || isWithinText(target)) return []
    const { width, height } = sizeOf(target)
    if (Math.min(width, height) >= least - ROUNDED_PX) return []
    const text = target.innerText.trim().slice(0, 20)
    const name = [target.localName, ...target.classList].join('.')
    return [`${name} “${text}” is ${Math.round(width)} × ${Math.round(height)}`]
  })

  function isShown(target: Element): boolean {
    if (!target.checkVisibility({ visibilityProperty: true })) return false
    for (let box: Element | null = target; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return false
    return true
  }

  /** Returns the size of a target together with the ornament around it. */
  function sizeOf(target: Element): { width: number; height: number } {
    const { width, height } = target.getBoundingClientRect()
    const { content, position, inset } = getComputedStyle(target, '::after')
    const around = /^-([\d.]+)px$/.exec(inset)
    const more = content !== 'none' && position === 'absolute' && around ? 2 * Number(around[1]) : 0
    return { width: width + more, height: height + more }
  }

  /** Returns whether a link is inside a line of text, where its height is that of the letters. */
  function isWithinText(target: HTMLElement): boolean {
    const text = target.closest<HTMLElement>(TEXTS)
    if (getComputedStyle(target).display !== 'inline' || text === null) return false
    return text.innerText.trim().length > target.innerText.trim().length + 1
  }
}
