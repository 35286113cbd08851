import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { type Scene, type Point, fill, trace } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { wash } from './wash.ts'

/** A folding fan with a picture on it, opened by `spread` radians around its pivot. */
export function paintFan(
  scene: Scene,
  [x, y]: Point,
  { radius, spread = 2.5, picture }: { radius: number; spread?: number; picture: OffscreenCanvas },
): void {
  const { context, palette } = scene
  const [from, to] = [-Math.PI / 2 - spread / 2, -Math.PI / 2 + spread / 2]
  paintShadow(scene, [x, y - radius * 0.4], [radius * 0.95, radius * 0.62], 0.25)
  const ribs = 17
  for (let rib = 0; rib <= ribs; rib++) {
    const angle = from + (spread * rib) / ribs
    brush(
      scene,
      straight([x, y], [x + Math.cos(angle) * radius * 0.5, y + Math.sin(angle) * radius * 0.5], 6),
      { width: 9, colour: rib % 2 === 0 ? '#6a4c32' : '#8a6a45', isTapered: false },
    )
  }
  const leaf = [
    ...ellipse({ centre: [x, y], rx: radius, ry: radius }, from, to),
    ...ellipse({ centre: [x, y], rx: radius * 0.42, ry: radius * 0.42 }, to, from),
  ]
  context.save()
  trace(context, leaf)
  context.clip()
  context.drawImage(picture, x - radius, y - radius * 1.06, radius * 2, radius * 1.3)
  for (let fold = 0; fold < ribs * 2; fold++) {
    const [a0, a1] = [from + (spread * fold) / ribs / 2, from + (spread * (fold + 1)) / ribs / 2]
    fill(
      scene,
      [
        [x, y],
        [x + Math.cos(a0) * radius, y + Math.sin(a0) * radius],
        [x + Math.cos(a1) * radius, y + Math.sin(a1) * radius],
      ],
      css(fold % 2 === 0 ? '#fff6dc' : '#4a3b22', 0.13),
    )
  }
  context.restore()
  brush(scene, [...leaf, leaf[0] ?? [x, y]], { width: 2.4, colour: palette.line, isTapered: false })
  for (const angle of [from, to])
    brush(
      scene,
      straight(
        [x, y],
        [x + Math.cos(angle) * radius * 1.01, y + Math.sin(angle) * radius * 1.01],
        12,
      ),
      { width: 15, colour: '#4b3222', isTapered: false },
    )
  wash(scene, ellipse({ centre: [x, y], rx: 15, ry: 15 }), {
    stops: [
      [0, '#e0b864'],
      [1, '#7a5a24'],
    ],
  })
}
