import { expect } from '@playwright/test'
import sharp from 'sharp'
import { test } from './support/engine-test.ts'

test.use({ hasScript: false })

test('a search shows its results without script', async ({ visitor }) => {
  await visitor.open(`/search?q=${encodeURIComponent('卫生间')}`)
  await expect.poll(() => visitor.textOf('main mark')).toBe('卫生间')
  expect(await visitor.valueOf('input[type="search"]')).toBe('卫生间')
})

test('the guide’s painting is at the position of its drawing without script', async ({
  visitor,
}) => {
  await visitor.resize(500, 1000)
  await visitor.open('/infomation/guide')
  // Compares colours, because WebKit may paint the picture elsewhere than it reports. At its edge,
  // the picture has faded into the background.
  const box = await visitor.evaluate(() =>
    document.querySelector('.guide-map foreignObject')?.getBoundingClientRect().toJSON(),
  )
  const y = box.y + box.height * 0.6
  await expect
    .poll(async () => {
      const screenshot = await visitor.screenshot()
      const [edge, inside] = [
        await colourAt(screenshot, box.right - 2, y),
        await colourAt(screenshot, box.x + box.width * 0.7, y),
      ]
      return Math.max(...edge.map((value, channel) => Math.abs(value - (inside[channel] ?? 0))))
    })
    .toBeGreaterThan(40)
})

async function colourAt(screenshot: Buffer, x: number, y: number): Promise<number[]> {
  const place = { left: Math.round(x), top: Math.round(y), width: 1, height: 1 }
  return [...(await sharp(screenshot).extract(place).removeAlpha().raw().toBuffer())]
}
