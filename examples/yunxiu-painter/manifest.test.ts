import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Manifest, readManifest } from './manifest.ts'
import { MANIFESTS, PICTURE_FOLDERS } from './places.ts'

const MAX_BYTES = 42 * 1024 * 1024
/** For wide windows at two device pixels: of an opening one file more between the last two would weigh more than it saves. */
const WIDEST = 2880

let manifest: Manifest
let files: string[]
beforeAll(async () => {
  const parts = await Promise.all(Object.values(MANIFESTS).map(readManifest))
  manifest = Object.assign({}, ...parts)
  const folders = Object.values(PICTURE_FOLDERS)
  const names = await Promise.all(folders.map((folder) => readdir(folder)))
  files = folders.flatMap((folder, index) => (names[index] ?? []).map((name) => join(folder, name)))
})

describe('the manifests', () => {
  it('name exactly the files that exist', () => {
    const named = Object.values(manifest).flatMap(({ src, variants }) => [
      src,
      ...variants.map((variant) => variant.src),
    ])
    const unversioned = named.map((address) => address.replace(/\?v=[0-9a-f]{8}$/, ''))
    const addresses = new Set(unversioned)
    expect([...addresses].toSorted()).toEqual(
      files.map((file) => `/pictures/${basename(file)}`).toSorted(),
    )
  })

  it('have a colour and a size for each picture', () => {
    for (const { colour, width, height } of Object.values(manifest)) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/)
      expect(Math.min(width, height)).toBeGreaterThan(300)
    }
  })

  it('have widths that are each at most one and a half times the next smaller one, but for the widest', () => {
    for (const [name, { variants }] of Object.entries(manifest)) {
      const widths = variants
        .filter(({ type, width }) => type === 'image/avif' && width < WIDEST)
        .map(({ width }) => width)
      widths.forEach((width, index) => {
        const smaller = widths[index - 1] ?? width
        expect({ name, isClose: width / smaller <= 1.51 }).toEqual({ name, isClose: true })
      })
    }
  })
})

describe('the pictures', () => {
  it('have no alpha channel, which costs a fifth of the time to decode them', async () => {
    const channels = await Promise.all(
      files.map(async (file) => ({ file, hasAlpha: (await sharp(file).metadata()).hasAlpha })),
    )
    expect(channels.filter(({ hasAlpha }) => hasAlpha)).toEqual([])
  })

  it('weigh no more than 42 MiB in all', async () => {
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES)
  })
})
