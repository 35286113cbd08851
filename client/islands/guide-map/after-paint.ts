/**
 * Runs `act` after the next frame is painted, so that the page first responds to a press. React may
 * run effects before that frame. In a hidden page, `act` runs when the page becomes visible.
 * Returns a function that cancels the call.
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
