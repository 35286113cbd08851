import { css } from '../canvas/colour.ts'
import type { Scene, Point } from '../canvas/scene.ts'

export interface Rail {
  /** The feet of its posts, from the far end to the near one. */
  points: readonly Point[]
  height: number
  kind?: 'wood' | 'chain'
}

/** A railing along a way: wooden rails, or a chain between stone posts. Nearer posts are taller. */
export function paintRail(scene: Scene, { points, height, kind = 'wood' }: Rail): void {
  const { context, palette } = scene
  const [wood, stone] = palette.isNight
    ? (['#3d3026', '#4f5658'] as const)
    : (['#7c5a38', '#b9ad93'] as const)
  const post = css(kind === 'wood' ? wood : stone)
  const heights = points.map(
    (_, index) => height * (0.45 + (0.55 * index) / Math.max(1, points.length - 1)),
  )
  points.forEach(([x, y], index) => {
    const tall = heights[index] ?? height
    const width = tall * (kind === 'wood' ? 0.1 : 0.17)
    context.fillStyle = post
    context.fillRect(x - width / 2, y - tall, width, tall)
    context.strokeStyle = css(palette.line, 0.6)
    context.lineWidth = 0.8
    context.strokeRect(x - width / 2, y - tall, width, tall)
    if (palette.isSnow) {
      context.fillStyle = '#fbfaf6'
      context.fillRect(x - width * 0.7, y - tall - 3, width * 1.4, 4)
    }
    const next = points[index + 1]
    if (next)
      paintSpan(scene, {
        from: [x, y],
        to: next,
        tall: tall * 0.86,
        nextTall: (heights[index + 1] ?? height) * 0.86,
        kind,
        colour: post,
      })
  })
}

interface Span {
  from: Point
  to: Point
  tall: number
  nextTall: number
  kind: 'wood' | 'chain'
  colour: string
}

function paintSpan(
  { context, palette }: Scene,
  { from, to, tall, nextTall, kind, colour }: Span,
): void {
  const rows = kind === 'wood' ? [1, 0.5] : [1]
  for (const share of rows) {
    const middle: Point = [
      (from[0] + to[0]) / 2,
      (from[1] - tall * share + to[1] - nextTall * share) / 2,
    ]
    const sag = kind === 'wood' ? 0 : tall * 0.5
    context.strokeStyle = kind === 'wood' ? colour : css(palette.line, 0.9)
    context.lineWidth = kind === 'wood' ? tall * 0.09 : 2.6
    if (kind === 'chain') context.setLineDash([5, 4])
    context.beginPath()
    context.moveTo(from[0], from[1] - tall * share)
    context.quadraticCurveTo(middle[0], middle[1] + sag, to[0], to[1] - nextTall * share)
    context.stroke()
    context.setLineDash([])
  }
}
