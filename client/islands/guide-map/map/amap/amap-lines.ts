type LineLook = Readonly<Record<string, unknown>>

/** How lines look on AMap's map, as options of its `Polyline`. */
export interface LineLooks {
  trail: LineLook
  walk: LineLook
}

/** AMap draws on a canvas and takes colours only, so they are read from the style sheet. */
export function lineLooks(element: HTMLElement): LineLooks {
  const styles = getComputedStyle(element)
  const colour = (name: string): string => styles.getPropertyValue(name).trim()
  const line = {
    isOutline: true,
    outlineColor: colour('--paper'),
    borderWeight: 2,
    strokeOpacity: 1,
    lineJoin: 'round',
    lineCap: 'round',
  }
  return {
    trail: {
      ...line,
      strokeColor: colour('--malachite'),
      strokeWeight: 3,
      strokeStyle: 'dashed',
      strokeDasharray: [2, 7],
      zIndex: 20,
    },
    walk: { ...line, strokeColor: colour('--cinnabar'), strokeWeight: 5, zIndex: 30 },
  }
}
