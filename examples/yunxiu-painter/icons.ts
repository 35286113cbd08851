import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { ICONS_FOLDER } from './places.ts'

const CINNABAR = '#B23A2B'
const WHITE = '#FFF8EC'

/** White peaks over two lines of water: recognisable at 16 pixels, and without a font. */
const SEAL = `<path fill="${WHITE}" d="M10 45 L18 30 L23 36 L33 14 L42 33 L46 28 L54 45 Z"/>
<path fill="none" stroke="${WHITE}" stroke-width="3.2" stroke-linecap="round" d="M13 51 H38 M44 51 H51"/>`

/** The peaks on a red seal 64 units wide, with a margin; `corner` is 0 for systems that round the corners themselves. */
function sealSvg(margin: number, corner: number): string {
  const scale = (64 - 2 * margin) / 64
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="${corner}" fill="${CINNABAR}"/>
<g transform="translate(${margin} ${margin}) scale(${scale})">
${SEAL}
</g>
</svg>
`
}

/** Writes the site's icons: a scalable one, one for old browsers, and those for home screens. */
export async function paintIcons(): Promise<void> {
  const plain = sealSvg(0, 9)
  await writeFile(`${ICONS_FOLDER}/favicon.svg`, plain)
  await writeFile(`${ICONS_FOLDER}/favicon.ico`, icoOf(await png(plain, 32)))
  await writeFile(`${ICONS_FOLDER}/apple-touch-icon.png`, await png(sealSvg(4, 0), 180))
  for (const size of [192, 512]) {
    await writeFile(`${ICONS_FOLDER}/icon-${size}.png`, await png(sealSvg(8, 0), size))
  }
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
}

/** An .ico file with one 32-pixel icon: 22 bytes of header, then a PNG. */
function icoOf(image: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, image])
}
