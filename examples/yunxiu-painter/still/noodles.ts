import { brush } from '../canvas/brush.ts'
import { mix } from '../canvas/colour.ts'
import { type Scene, type Point, trace } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import { paintLeaf } from '../motifs/leaf.ts'
import { MUSHROOM } from './stops.ts'
import { wash } from './wash.ts'

/** Noodles in the mouth of a bowl, topped with mushrooms and greens. */
export function paintNoodles(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, random } = scene
  context.save()
  trace(context, ellipse({ centre: [x, y], rx: size * 0.86, ry: size * 0.15 }))
  context.clip()
  for (let strand = 0; strand < 130; strand++) {
    const [cx, cy] = [x + random.between(-0.6, 0.6) * size, y + random.between(-0.12, 0.12) * size]
    const [length, turn] = [size * random.between(0.3, 0.7), random.between(-0.5, 0.5)]
    const points = Array.from({ length: 21 }, (_, step): Point => {
      const t = step / 20 - 0.5
      const bend = Math.sin(t * 4 + strand) * size * 0.08
      return [
        cx + Math.cos(turn) * t * length - Math.sin(turn) * bend,
        cy + (Math.sin(turn) * t * length + Math.cos(turn) * bend) * 0.34,
      ]
    })
    brush(scene, points, { width: size * 0.02, colour: '#8d6a36', alpha: 0.6, isTapered: false })
    brush(scene, points, {
      width: size * 0.0145,
      colour: mix('#f0dfb0', '#dcbf80', random.next()),
      isTapered: false,
    })
  }
  context.restore()
  for (const away of [-0.34, -0.06])
    paintCap(scene, [x + away * size, y - size * 0.03], size * 0.18)
  for (let leaf = 0; leaf < 14; leaf++) {
    paintLeaf(
      scene,
      [x + size * random.between(0.1, 0.5), y + size * random.between(-0.08, 0.06)],
      {
        angle: random.between(-0.8, 0.5),
        length: size * 0.28,
        width: size * 0.05,
        colour: mix('#2f7563', '#7ab06a', random.next()),
        alpha: 0.95,
      },
    )
  }
}

function paintCap(scene: Scene, [x, y]: Point, size: number): void {
  wash(scene, ellipse({ centre: [x, y], rx: size, ry: size * 0.42 }), {
    stops: MUSHROOM,
    cloud: 0.6,
  })
  for (const turn of [-0.6, 0.5, 1.6]) {
    const away: Point = [Math.cos(turn) * size * 0.6, Math.sin(turn) * size * 0.24]
    brush(scene, straight([x - away[0], y - away[1]], [x + away[0], y + away[1]], 6), {
      width: size * 0.07,
      colour: '#e6d2a4',
      alpha: 0.85,
    })
  }
}
