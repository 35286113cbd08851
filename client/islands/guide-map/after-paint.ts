/**
 * Runs `act` when the next frame is painted, so that a press is answered first. React runs the
 * effects of a press before that frame. Returns the function that cancels it. In a hidden page,
 * `act` runs when the page is shown.
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
