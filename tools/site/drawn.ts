import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import type { SitePictures } from '../../shared/site-pictures.ts'
import { readIfThere } from './read-data.ts'

/** Hashes of the files that `npm run icons` has drawn, by path in the site's folder. */
export const DRAWN = 'drawn.json'

const hashes = v.record(v.string(), v.pipe(v.string(), v.hash(['sha256'])))
const SIZE = { width: 1200, height: 630 } as const

export function readDrawn(folder: string): Record<string, string> {
  return readIfThere(folder, DRAWN, hashes) ?? {}
}

export function cardFile(language: Language): string {
  return `pictures/share-home-${language}.jpg`
}

export function drawnPictures(folder: string): SitePictures {
  const drawn = readDrawn(folder)
  const cards = LANGUAGES.flatMap((language) => {
    const hash = drawn[cardFile(language)]
    if (hash === undefined || !existsSync(join(folder, cardFile(language)))) return []
    const src = `/${cardFile(language)}?v=${hash.slice(0, 8)}`
    return [
      [
        `share-home-${language}` as const,
        { src, ...SIZE, colour: '#888888', variants: [] },
      ] as const,
    ]
  })
  return Object.fromEntries(cards)
}
