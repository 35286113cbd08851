import { createScene } from './canvas/scene.ts'
import { weaveSilk } from './canvas/silk.ts'
import { paintTree } from './motifs/tree.ts'
import type { Painting } from './painting.ts'
import { CONTENT, paintingOf } from './pictures.ts'
import { SITE } from './pictures/site.ts'
import { paintMountains } from './scenes/backdrop.ts'

export type Owner = 'content' | 'site'

interface Listed extends Pick<Painting, 'use'> {
  name: string
  /** What the manifests call it that list it. */
  listedAs: Partial<Record<Owner, string>>
}

/** What the studio's page offers to `paint.ts`. */
export interface Studio {
  names: () => Listed[]
  /** Paints a small picture for tests; returns its PNG in base64. */
  sample: (seed: number) => Promise<string>
  /** Paints a picture; returns its PNG in base64. */
  paint: (name: string) => Promise<string>
}

declare global {
  interface Window {
    studio: Studio
  }
}

window.studio = {
  names: () => [...listed(SITE, 'site'), ...listed(CONTENT, 'content')],
  sample: (seed) => paintToBase64({ ...SAMPLE, seed }),
  async paint(name) {
    return paintToBase64(paintingOf(name))
  },
}

/** Small enough to be painted several times in a test; uses random numbers in many ways. */
const SAMPLE: Omit<Painting, 'seed'> = {
  width: 320,
  height: 200,
  palette: 'autumn',
  use: 'small',
  paint(scene) {
    paintMountains(scene, { height: 90, width: 110, base: 140, ridge: 70 })
    paintTree(scene, { x: 60, y: 190, height: 90 })
    weaveSilk(scene)
  },
}

async function paintToBase64(painting: Painting): Promise<string> {
  const scene = createScene(painting)
  painting.paint(scene)
  return toBase64(await scene.canvas.convertToBlob({ type: 'image/png' }))
}

/** Pictures of the content that the site itself uses too, and what for. */
const SHARED: Readonly<Record<string, string>> = {
  'guide-map-1': 'map-1',
  'guide-map-1-night': 'map-1-night',
  'cable-car-peak-clear-morning': 'opening-tickets',
  'cable-car-peak-clear-morning-night': 'opening-tickets-night',
}

function listed(table: Readonly<Record<string, Painting>>, owner: Owner): Listed[] {
  return Object.entries(table).map(([name, { use }]) => {
    const shared = SHARED[name]
    return { name, use, listedAs: { [owner]: name, ...(shared && { site: shared }) } }
  })
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + 0x80_00)))
  }
  return btoa(pieces.join(''))
}
