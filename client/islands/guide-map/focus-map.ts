/** Leads a keyboard to the map: to the one that can be moved, which has a name, once it is there. */
export function focusMap(): void {
  const stage = document.querySelector<HTMLElement>('.guide-stage')
  const room = stage?.querySelector<HTMLElement>('.map-room') ?? stage
  room?.focus()
}
