import { css } from '../canvas/colour.ts'
import { type Point, type Scene } from '../canvas/scene.ts'
import { rectangle, straight } from '../canvas/shape.ts'
import { brush } from '../canvas/brush.ts'
import { paintFar } from './backdrop.ts'
import { paintLobe } from '../motifs/lobe.ts'
import { paintTree } from '../motifs/tree.ts'
import { WOOD } from '../still/stops.ts'
import { wash } from '../still/wash.ts'

/** Under the eaves of a wooden house: a beam above, planks below, the hills beyond. */
export function paintPorch(scene: Scene, { floor = 760 } = {}): void {
  const { width, height, context, palette } = scene
  paintFar(scene, { ridge: 380 })
  wash(scene, rectangle([0, floor], width, height - floor), { stops: WOOD, edge: 0.05, gold: 0 })
  for (let plank = 1; plank < 12; plank++) {
    const x = (plank - 6) * 120
    brush(scene, straight([width / 2 + x, floor], [width / 2 + x * 1.7, height], 10), {
      width: 2,
      colour: palette.line,
      alpha: 0.4,
      isTapered: false,
    })
  }
  for (const x of [120, width - 170])
    wash(scene, rectangle([x, 90], 56, floor - 60), { stops: WOOD, angle: 0 })
  context.fillStyle = css('#24170f', 0.9)
  context.fillRect(0, 0, width, 60)
  wash(scene, rectangle([0, 56], width, 54), { stops: WOOD })
  for (let rafter = 0; rafter < 15; rafter++)
    wash(scene, rectangle([30 + rafter * 110, 0], 34, 62), { stops: WOOD, gold: 0.3 })
}

/** A large window with the view through it: a dark frame of panes over what is painted so far. */
export function paintWindowFrame(scene: Scene, { panes }: { panes: number }): void {
  const { width, height } = scene
  for (const bar of Array.from(
    { length: panes + 1 },
    (_, index): number => (width * index) / panes,
  )) {
    wash(scene, rectangle([bar - 16, 0], 32, height), { stops: WOOD, angle: 0, gold: 0.4 })
  }
  wash(scene, rectangle([0, 0], width, 46), { stops: WOOD })
  wash(scene, rectangle([0, height - 130], width, 130), { stops: WOOD })
}

/** Mushroom logs leaning in two rows. */
export function paintLogRows(
  scene: Scene,
  { x, y, count }: { x: number; y: number; count: number },
): void {
  const { random } = scene
  brush(scene, straight([x - count * 46, y - 230], [x + count * 46, y - 230], 12), {
    width: 22,
    colour: '#5a4028',
    isTapered: false,
  })
  for (let log = 0; log < count; log++) {
    const from: Point = [x + (log - (count - 1) / 2) * 84, y + random.between(-10, 10)]
    const to: Point = [from[0] + 70, y - 250]
    brush(scene, straight(from, to, 16), {
      width: 46,
      colour: '#5f452e',
      isTapered: false,
      jitter: 0.08,
    })
    brush(scene, straight([from[0] - 6, from[1]], [to[0] - 6, to[1]], 16), {
      width: 14,
      colour: '#9a7a52',
      alpha: 0.6,
      isTapered: false,
    })
    for (let cap = 0; cap < 4; cap++) {
      const t = random.between(0.12, 0.86)
      const at: Point = [
        from[0] + (to[0] - from[0]) * t + random.between(-20, 20),
        from[1] + (to[1] - from[1]) * t,
      ]
      paintLobe(scene, {
        x: at[0],
        base: at[1] + 8,
        height: 26,
        width: random.between(20, 32),
        sharpness: 2.6,
        hue: 0,
        ochre: 1,
        cap: 1,
        fade: 0,
        strokes: 0,
        moss: 0,
      })
    }
  }
  for (const side of [0.04, 0.96]) paintTree(scene, { x: scene.width * side, y: 980, height: 420 })
}
