import { lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { box, spline } from '../canvas/shape.ts'
import { paintGlow } from '../motifs/glow.ts'

/** Rice fields with winding banks and water between the blades. */
export function paintPaddies(scene: Scene, top: number): void {
  const { palette, width, height, random } = scene
  fill(
    scene,
    box([0, top], [width, height]),
    css(mix(palette.malachite[2]?.[1] ?? palette.moss, palette.silk, 0.3)),
  )
  for (let field = 0; field < 7; field++) {
    const y = lerp(top, height + 60, (field / 7) ** 1.35)
    const bank = spline(
      Array.from({ length: 9 }, (_, index): Point => [
        (index / 8) * (width + 200) - 100,
        y + Math.sin(index * 1.3 + field * 2) * (10 + field * 6),
      ]),
      false,
    )
    fill(
      scene,
      [...bank, [width + 100, height], [-100, height]],
      css(mix(palette.isNight ? '#1d4a44' : '#7fa878', palette.water, random.between(0.1, 0.4))),
    )
    brush(scene, bank, {
      width: 4 + field * 2,
      colour: palette.isNight ? '#16302e' : '#8d7a4c',
      isTapered: false,
      jitter: 0.4,
    })
    for (let blade = 0; blade < 150; blade++) {
      const x = random.between(0, width)
      const foot = y + random.next() * (40 + field * 26) + 8
      const tall = 8 + field * 4
      brush(
        scene,
        [
          [x, foot],
          [x + random.between(-2, 4), foot - tall],
        ],
        {
          width: 1 + field * 0.2,
          colour: mix(palette.isNight ? '#2f6f5c' : '#4d8f4c', palette.silk, random.next() * 0.25),
          alpha: 0.7,
        },
      )
    }
  }
}

/** Fireflies in a part of the picture. */
export function paintFireflies(
  scene: Scene,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count = 90,
): void {
  const { random, context } = scene
  for (let index = 0; index < count; index++) {
    const at: Point = [random.between(left, right), random.between(top, bottom)]
    const size = random.between(1.6, 4)
    paintGlow(scene, at, { radius: size * 6, alpha: 0.42, colour: '#d6f06a' })
    context.fillStyle = css('#f4ffb4', 0.95)
    context.beginPath()
    context.arc(...at, size * 0.6, 0, 7)
    context.fill()
  }
}
