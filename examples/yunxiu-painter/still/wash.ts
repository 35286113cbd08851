import { clamp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { type Stops, type Ramp, ramp, rampIndex, part } from '../canvas/colour.ts'
import { noise, fractal } from '../canvas/noise.ts'
import { type Scene, type Point, blank, trace } from '../canvas/scene.ts'

export interface Wash {
  stops: Stops
  /** The direction in which the stops run, in radians. */
  angle?: number
  /** How much darker the rim is. */
  edge?: number
  cloud?: number
  /** How strong streaks of the brush are. */
  streak?: number
  /** The width of the ink line and the strength of the gold inside it; 0 for none. */
  line?: number
  gold?: number
  /** How strong a light on the left is, as on glaze. */
  shine?: number
}

const DEFAULTS = {
  angle: Math.PI / 2,
  edge: 0.36,
  cloud: 0.4,
  streak: 0,
  line: 2.2,
  gold: 0.7,
  shine: 0,
}

/** Fills an outline as the mountains are painted: pigment along a ramp, a darker rim, an ink line, and gold inside it. */
export function wash(scene: Scene, outline: readonly Point[], options: Wash): void {
  const look = { ...DEFAULTS, ...options }
  const box = boxOf(outline)
  if (box.width < 2 || box.height < 2) return
  const layer = blank(box.width, box.height)
  const shape = maskOf(outline, box, 0)
  const inner = maskOf(outline, box, Math.max(5, Math.min(box.width, box.height) * 0.09))
  const image = layer.context.createImageData(box.width, box.height)
  const sheet: Sheet = {
    box,
    shape,
    inner,
    image,
    colours: ramp(look.stops),
    seed: scene.random.next() * 500,
  }
  for (let at = 0; at < shape.length; at += 4)
    if ((shape[at + 3] ?? 0) > 0) paintPixel(sheet, look, at)
  layer.context.putImageData(image, 0, 0)
  scene.context.drawImage(layer.canvas, box.left, box.top)
  paintOutline(scene, outline, look)
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Sheet {
  box: Box
  shape: Uint8ClampedArray
  inner: Uint8ClampedArray
  image: ImageData
  colours: Ramp
  seed: number
}

function boxOf(outline: readonly Point[]): Box {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, top] = [Math.floor(Math.min(...xs) - 3), Math.floor(Math.min(...ys) - 3)]
  return {
    left,
    top,
    width: Math.ceil(Math.max(...xs) - left + 4),
    height: Math.ceil(Math.max(...ys) - top + 4),
  }
}

function maskOf(
  outline: readonly Point[],
  { left, top, width, height }: Box,
  blur: number,
): Uint8ClampedArray {
  const { context } = blank(width, height)
  if (blur > 0) context.filter = `blur(${blur}px)`
  context.translate(-left, -top)
  trace(context, outline)
  context.fill()
  return context.getImageData(0, 0, width, height).data
}

function paintPixel(
  { box, shape, inner, image, colours, seed }: Sheet,
  look: Required<Wash>,
  at: number,
): void {
  const [i, j] = [(at / 4) % box.width, Math.floor(at / 4 / box.width)]
  const [x, y] = [box.left + i, box.top + j]
  const [cos, sin] = [Math.cos(look.angle), Math.sin(look.angle)]
  const length = Math.abs(cos) * box.width + Math.abs(sin) * box.height
  const along =
    ((i - (cos < 0 ? box.width : 0)) * cos + (j - (sin < 0 ? box.height : 0)) * sin) / length
  const cloud = (fractal(x * 0.011 + seed, y * 0.011, 3) - 0.5) * look.cloud
  const streak = look.streak === 0 ? 0 : (noise(x * 0.11 + seed, y * 0.006) - 0.5) * look.streak
  const rim = 1 - clamp(((inner[at + 3] ?? 0) / 255 - 0.5) * 2)
  const shine =
    look.shine === 0 ? 0 : look.shine * Math.exp(-(((i / box.width - 0.28) / 0.09) ** 2))
  const grain =
    (noise(x * 0.5 + seed, y * 0.5) - 0.5) * 0.1 + (noise(x * 0.17, y * 0.19 + seed) - 0.5) * 0.08
  const light = 1 - look.edge * rim * rim + grain + shine
  const index = rampIndex(along + cloud + streak)
  for (let channel = 0; channel < 3; channel++)
    image.data[at + channel] = part(colours, index + channel) * light
  image.data[at + 3] = shape[at + 3] ?? 0
}

function paintOutline(
  scene: Scene,
  outline: readonly Point[],
  { line, gold }: Required<Wash>,
): void {
  const { palette } = scene
  const [first] = outline
  if (!first) return
  const loop = [...outline, first]
  if (line > 0)
    brush(scene, loop, {
      width: line,
      colour: palette.line,
      alpha: 0.85,
      isTapered: false,
      dry: 0.08,
      jitter: 0.5,
    })
  if (gold === 0) return
  const { left, top, width, height } = boxOf(outline)
  const [cx, cy] = [left + width / 2, top + height / 2]
  const inside = loop.map(([x, y]): Point => {
    const away = Math.hypot(cx - x, cy - y) || 1
    return [x + ((cx - x) / away) * 3, y + ((cy - y) / away) * 3]
  })
  brush(scene, inside, {
    width: 1.5,
    colour: palette.gold,
    alpha: 0.75 * gold,
    isTapered: false,
    dry: 0.2,
    jitter: 0.5,
  })
}
