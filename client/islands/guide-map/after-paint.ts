/**
 * Runs `act` after the next frame is painted, so that the page responds to a press first. React
 * would run effects before that frame. Returns a function that cancels it. In a hidden page, `act`
 * runs when the page is shown.
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
