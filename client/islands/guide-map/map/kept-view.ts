/**
 * What a map was made to show: it is brought into view again when the map gets another size, as when a phone is turned or the list
 * over the map pulled up, until the visitor moves the map.
 */
export class KeptView {
  #show: (() => void) | undefined

  /** `element` holds the map. */
  constructor(element: HTMLElement) {
    // The keys and the wheel too, which maps report in no other way.
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(type, () => this.release(), { passive: true })
  }

  /** Shows something now, and again whenever the map's size changes. */
  keep(show: () => void): void {
    this.#show = show
    show()
  }

  /** The map's size has changed. */
  showAgain(): void {
    this.#show?.()
  }

  /** The visitor moves the map. */
  release(): void {
    this.#show = undefined
  }
}
