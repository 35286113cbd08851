import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintRoof } from './roof.ts'

/** A small hut of wood and stone with a lit window. */
export function paintHut(
  scene: Scene,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { context, palette } = scene
  const [wall, dark] = palette.isNight
    ? (['#4a4034', '#2a2018'] as const)
    : (['#a58a60', '#6a4c32'] as const)
  const height = size * 0.72
  context.fillStyle = css(wall)
  context.fillRect(x - size, y - height, size * 2, height)
  context.strokeStyle = css(dark, 0.7)
  context.lineWidth = Math.max(1, size * 0.012)
  context.beginPath()
  for (let plank = 1; plank < 14; plank++) {
    context.moveTo(x - size + (plank * size) / 7, y - height)
    context.lineTo(x - size + (plank * size) / 7, y - height * 0.3)
  }
  context.stroke()
  context.fillStyle = css(palette.isNight ? '#50565a' : '#b5aa90')
  context.fillRect(x - size * 1.02, y - height * 0.3, size * 2.04, height * 0.3)
  context.strokeRect(x - size * 1.02, y - height * 0.3, size * 2.04, height * 0.3)
  context.fillStyle = css(dark)
  context.fillRect(x - size * 0.2, y - height * 0.74, size * 0.42, height * 0.74)
  context.fillStyle = css(palette.isNight ? '#ffd98a' : '#4a5450')
  context.fillRect(x + size * 0.46, y - height * 0.72, size * 0.3, height * 0.3)
  if (palette.isNight) {
    const glow = context.createRadialGradient(
      x + size * 0.6,
      y - height * 0.56,
      0,
      x + size * 0.6,
      y - height * 0.56,
      size,
    )
    glow.addColorStop(0, css('#ffcf7a', 0.5))
    glow.addColorStop(1, css('#ffcf7a', 0))
    context.fillStyle = glow
    context.fillRect(x - size, y - size * 1.6, size * 3, size * 2)
  }
  paintRoof(scene, {
    x,
    y: y - height,
    width: size * 1.28,
    height: size * 0.62,
    haze: 0,
    ridge: 0.55,
    lift: 0.02,
  })
}
