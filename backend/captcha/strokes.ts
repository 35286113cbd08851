export type Point = readonly [x: number, y: number]

/** A line drawn without lifting the brush, as points close enough to be joined by straight lines. */
export type Stroke = readonly Point[]

/** An arc of an ellipse, from one angle to another in degrees: 0 points right, 90 down. */
function arc([x, y]: Point, [width, height]: Point, [from, to]: readonly [number, number]): Stroke {
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)] as const
  })
}

/** How each character is written, in a box one unit wide and one high. */
export const GLYPHS: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc([0.5, 0.5], [0.42, 0.5], [-90, 270])],
  '1': [
    [
      [0.22, 0.2],
      [0.58, 0],
      [0.58, 1],
    ],
  ],
  '2': [[...arc([0.48, 0.3], [0.4, 0.3], [-165, 35]), [0.06, 1], [0.94, 1]]],
  '3': [
    [
      ...arc([0.44, 0.25], [0.36, 0.25], [-150, 90]),
      ...arc([0.44, 0.74], [0.44, 0.26], [-90, 145]),
    ],
  ],
  '4': [
    [
      [0.72, 1],
      [0.72, 0],
      [0.04, 0.7],
      [0.98, 0.7],
    ],
  ],
  '5': [[[0.86, 0], [0.2, 0], [0.14, 0.45], ...arc([0.46, 0.68], [0.43, 0.32], [-125, 140])]],
  '6': [[[0.78, 0.02], [0.36, 0.3], [0.1, 0.62], ...arc([0.5, 0.69], [0.4, 0.31], [180, 545])]],
  '7': [
    [
      [0.06, 0],
      [0.92, 0],
      [0.36, 1],
    ],
  ],
  '8': [arc([0.5, 0.25], [0.35, 0.25], [90, 450]), arc([0.5, 0.75], [0.43, 0.25], [-90, 270])],
  '9': [[...arc([0.5, 0.31], [0.4, 0.31], [0, 360]), [0.86, 0.56], [0.6, 1]]],
  '+': [
    [
      [0, 0.55],
      [1, 0.55],
    ],
    [
      [0.5, 0.28],
      [0.5, 0.82],
    ],
  ],
  '−': [
    [
      [0, 0.55],
      [1, 0.55],
    ],
  ],
}
