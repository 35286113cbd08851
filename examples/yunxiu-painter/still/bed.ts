import { type Colour, mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, trace } from '../canvas/scene.ts'
import { box, spline, polygon, rectangle, trapezoid } from '../canvas/shape.ts'
import { paintShadow } from './shadow.ts'
import { WOOD, DARK_WOOD } from './stops.ts'
import { wash } from './wash.ts'

export interface Bed {
  x: number
  y: number
  /** Half of its width. */
  width: number
  /** How far its top reaches back, in rows. */
  depth: number
  quilt: Colour
  pattern?: 'plain' | 'print' | 'stripes'
}

/** A bed seen from its foot: frame, quilt, one or two pillows. */
export function paintBed(scene: Scene, bed: Bed): void {
  const { x, y, width, depth, quilt } = bed
  const side = 84
  const back = width * 0.8
  paintShadow(scene, [x, y], [width * 1.2, 44])
  wash(scene, rectangle([x - back - 12, y - side - depth - 66], back * 2 + 24, 90), {
    stops: WOOD,
    gold: 0.5,
  })
  const top: Point[] = polygon(trapezoid(x, [y - side - depth, back], [y - side, width]))
  wash(scene, top, {
    stops: [
      [0, mix(quilt, '#fff6da', 0.4)],
      [1, quilt],
    ],
    cloud: 0.3,
    edge: 0.2,
  })
  paintPattern(scene, top, bed)
  const pillows = width > 190 ? [-0.4, 0.4] : [0]
  for (const share of pillows) {
    wash(
      scene,
      spline(
        rectangle(
          [x + share * width - Math.min(96, width * 0.4), y - side - depth - 12],
          Math.min(192, width * 0.8),
          depth * 0.32,
        ).filter((_, index) => index % 8 === 0),
      ),
      {
        stops: [
          [0, '#fdf8ea'],
          [1, '#dccfae'],
        ],
      },
    )
  }
  wash(scene, polygon(box([x - width, y - side], [x + width, y - 26])), {
    stops: [
      [0, quilt],
      [1, mix(quilt, '#12202a', 0.45)],
    ],
    streak: 0.25,
    edge: 0.2,
  })
  wash(scene, rectangle([x - width, y - 28], width * 2, 30), { stops: DARK_WOOD, gold: 0.4 })
}

function paintPattern(
  { context, random, palette }: Scene,
  area: readonly Point[],
  { pattern = 'plain', quilt, x, width }: Bed,
): void {
  if (pattern === 'plain') return
  context.save()
  trace(context, area)
  context.clip()
  const rows = area.map(([, row]) => row)
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  for (let mark = 0; mark < 90; mark++) {
    const at: Point = [x + random.between(-1, 1) * width, random.between(top, bottom)]
    context.fillStyle = css(pattern === 'print' ? '#fdf8ea' : mix(quilt, palette.gold, 0.6), 0.85)
    context.beginPath()
    if (pattern === 'print') {
      for (let petal = 0; petal < 5; petal++) {
        const angle = (petal / 5) * 6.28
        context.moveTo(at[0], at[1])
        context.ellipse(at[0] + Math.cos(angle) * 7, at[1] + Math.sin(angle) * 4, 5, 3, angle, 0, 7)
      }
    } else context.rect(x - width, top + (mark % 9) * ((bottom - top) / 9), width * 2, 4)
    context.fill()
  }
  context.restore()
}
