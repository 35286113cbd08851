import { mix, css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { STRAW } from './stops.ts'
import { wash } from './wash.ts'

/** A flat round bamboo tray with something spread out on it. */
export function paintTray(
  scene: Scene,
  [x, y]: Point,
  { size, colours }: { size: number; colours: readonly [`#${string}`, ...`#${string}`[]] },
): void {
  const { context, random } = scene
  paintShadow(scene, [x, y + size * 0.1], [size * 1.15, size * 0.4], 0.32)
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.34 }), { stops: STRAW, edge: 0.4 })
  wash(scene, ellipse({ centre: [x, y - size * 0.01], rx: size * 0.9, ry: size * 0.28 }), {
    stops: STRAW,
    angle: -1,
    edge: 0.3,
    line: 1,
    gold: 0.3,
  })
  for (let piece = 0; piece < 340; piece++) {
    const angle = random.next() * 7
    const away = Math.sqrt(random.next()) * 0.84
    context.fillStyle = css(mix(random.pick(colours), '#fff6da', random.next() * 0.25), 0.92)
    context.beginPath()
    context.ellipse(
      x + Math.cos(angle) * away * size,
      y - size * 0.02 + Math.sin(angle) * away * size * 0.26,
      size * random.between(0.02, 0.045),
      size * random.between(0.012, 0.024),
      random.next() * 3,
      0,
      7,
    )
    context.fill()
  }
}
