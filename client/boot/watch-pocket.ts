/** Loads the offer to keep the guide once it is in view, on a page that has it. */
export function watchPocket(): void {
  const root = document.querySelector('[data-pocket]')
  if (root) new IntersectionObserver(onSight).observe(root)
}

async function onSight(
  [entry]: IntersectionObserverEntry[],
  observer: IntersectionObserver,
): Promise<void> {
  if (!entry?.isIntersecting) return
  observer.disconnect()
  const chunk = await import('./pocket.ts')
  await chunk.offerPocket(entry.target)
}
