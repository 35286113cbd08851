/** Moves the focus to the map; once it is there, to the one that can be moved. */
export function focusMap(): void {
  const stage = document.querySelector<HTMLElement>('.guide-stage')
  const room = stage?.querySelector<HTMLElement>('.map-room') ?? stage
  room?.focus()
}
