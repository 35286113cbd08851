import { PRESS_MS } from './limits.ts'

let ended: Promise<unknown> | undefined

addEventListener('pointerdown', () => {
  ended = new Promise((resolve) => {
    setTimeout(resolve, PRESS_MS)
    // After it: the link's own navigation is to come first.
    addEventListener('click', () => setTimeout(resolve), { once: true })
  })
})

/**
 * Waits for what is pressed to be clicked, but not for long: a page put in place between a press and its release would take away the
 * link that is pressed.
 */
export function pressEnded(): Promise<unknown> | undefined {
  return ended
}
