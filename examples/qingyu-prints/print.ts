import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PRINTS } from './prints.ts'

/** Prints pictures: `node examples/qingyu-prints/print.ts [--draft folder] [name…]`. */
const args = process.argv.slice(2)
const draft = args[0] === '--draft' ? args[1] : undefined
const names = draft === undefined ? args : args.slice(2)
const folder = draft ?? 'examples/qingyu/photos'
await mkdir(folder, { recursive: true })
for (const [base, { pixels, draw, night }] of Object.entries(PRINTS))
  for (const isNight of night === true ? [false, true] : [false]) {
    const name = isNight ? `${base}-night` : base
    if (names.length > 0 && !names.includes(base) && !names.includes(name)) continue
    const started = performance.now()
    const image = await draw(isNight).pull(
      draft === undefined ? pixels : Number(process.env.PX ?? 620),
    )
    await image.png({ compressionLevel: 4 }).toFile(join(folder, `${name}.png`))
    console.log(name, Math.round(performance.now() - started))
  }
