import { brush } from '../canvas/brush.ts'
import { mix, css } from '../canvas/colour.ts'
import { fractal } from '../canvas/noise.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { paintBamboo } from '../motifs/bamboo.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintPavilion } from '../motifs/pavilion.ts'

/** The islet from above: water on all sides, a ring of bamboo, a boat and its long wake. */
export function paintAerialIslet(scene: Scene): void {
  const { context, palette, random, width, height } = scene
  const water = context.createLinearGradient(0, 0, width, height)
  water.addColorStop(0, css(mix(palette.water, palette.shallow, 0.4)))
  water.addColorStop(1, css(mix(palette.water, '#2f6f8a', 0.4)))
  context.fillStyle = water
  context.fillRect(0, 0, width, height)
  for (let ripple = 0; ripple < 260; ripple++) {
    const at: Point = [random.between(-50, width), random.between(0, height)]
    if (fractal(at[0] * 0.003, at[1] * 0.006, 3) < 0.48) continue
    brush(scene, spline([at, [at[0] + 40, at[1] - 4], [at[0] + 90, at[1]]], false), {
      width: 1.3,
      colour: '#f4f1e2',
      alpha: 0.4,
    })
  }
  const shore = spline([
    [560, 520],
    [640, 410],
    [820, 380],
    [1000, 430],
    [1060, 540],
    [960, 660],
    [760, 690],
    [600, 640],
  ])
  fill(
    scene,
    shore.map(([x, y]) => [x, y + 10]),
    css(palette.isNight ? '#4f5850' : '#e2d6ac'),
  )
  brush(scene, [...shore, shore[0] ?? [0, 0]], {
    width: 5,
    colour: '#b98a3e',
    alpha: 0.6,
    isTapered: false,
  })
  paintMassif(scene, {
    x: 810,
    base: 660,
    height: 190,
    width: 330,
    folds: 12,
    hue: 0.8,
    trees: 7,
    fade: 0.1,
  })
  for (let stand = 0; stand < 9; stand++) {
    const angle = (stand / 9) * Math.PI * 2
    paintBamboo(scene, {
      x: 810 + Math.cos(angle) * 190,
      y: 590 + Math.sin(angle) * 90,
      height: 170,
      stems: 7,
      spread: 44,
    })
  }
  paintPavilion(scene, { x: 810, y: 570, width: 64 })
  for (const side of [-1, 1]) {
    brush(
      scene,
      spline(
        [
          [1260, 800],
          [1120, 850 + side * 40],
          [900, 900 + side * 90],
          [600, 960 + side * 140],
        ],
        false,
      ),
      { width: 4, colour: '#fbf8ee', alpha: 0.7 },
    )
  }
  paintBoat(scene, { x: 1260, y: 800, size: 110 })
}
