import { createScene } from './canvas/scene.ts'
import type { Painting } from './painting.ts'
import { CONTENT, paintingOf } from './pictures.ts'
import { SITE } from './pictures/site.ts'

interface Listed extends Pick<Painting, 'use'> {
  name: string
  owner: 'content' | 'site'
}

/** What the page of the studio offers to `paint.ts`. */
export interface Studio {
  names: () => Listed[]
  /** Paints a picture; its PNG as base64. */
  paint: (name: string) => Promise<string>
}

declare global {
  interface Window {
    studio: Studio
  }
}

window.studio = {
  names: () => [...listed(SITE, 'site'), ...listed(CONTENT, 'content')],
  async paint(name) {
    const painting = paintingOf(name)
    const scene = createScene(painting)
    painting.paint(scene)
    return toBase64(await scene.canvas.convertToBlob({ type: 'image/png' }))
  },
}

function listed(table: Readonly<Record<string, Painting>>, owner: Listed['owner']): Listed[] {
  return Object.entries(table).map(([name, { use }]) => ({ name, use, owner }))
}

async function toBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 0x80_00) {
    pieces.push(String.fromCodePoint(...bytes.subarray(at, at + 0x80_00)))
  }
  return btoa(pieces.join(''))
}
