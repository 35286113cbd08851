/** What a picture is used for, which decides its sizes. */
export type Use =
  | 'hero'
  | 'tall'
  | 'wide'
  | 'cover'
  | 'opening'
  | 'small'
  | 'figure'
  | 'map'
  | 'strip'
  | 'share'

export interface Encoding {
  /**
   * In pixels, narrowest first. A browser takes the next one above its need, so each is at most 1.5 times the last; but the widest of
   * an opening, for wide windows at two device pixels, since one more file of each would weigh more than it saves.
   */
  avif: readonly number[]
  /** For browsers from before 2022. */
  webp: readonly number[]
  quality: { avif: number; webp: number }
}

/**
 * How hard encoders try. With an AVIF effort of 2 files of the same quality are a seventh larger; with 6 encoding takes more than twice as
 * long for a fortieth. Files of this width and more take 2: a sixth of the time, which is what painting them all takes.
 */
export const EFFORT = { avif: 4, avifFrom: { width: 1600, effort: 2 }, webp: 5 }

/** Without share pictures, which are JPEG of one size. */
export const ENCODINGS: Readonly<Record<Exclude<Use, 'share'>, Encoding>> = {
  hero: { avif: [960, 1280, 1600, 1920, 2880], webp: [1280], quality: { avif: 44, webp: 60 } },
  tall: { avif: [450, 640, 900], webp: [640], quality: { avif: 44, webp: 60 } },
  // For style sheets, which name one file.
  wide: { avif: [1600], webp: [], quality: { avif: 40, webp: 50 } },
  cover: { avif: [320, 480, 720, 1080, 1600], webp: [720], quality: { avif: 40, webp: 48 } },
  opening: {
    avif: [320, 480, 720, 1080, 1600, 2880],
    webp: [720],
    quality: { avif: 40, webp: 48 },
  },
  small: { avif: [320, 480, 720], webp: [480], quality: { avif: 40, webp: 48 } },
  strip: { avif: [1080, 1600], webp: [1080], quality: { avif: 40, webp: 50 } },
  // For the HTML of articles, in which an image has only one address.
  figure: { avif: [], webp: [960], quality: { avif: 40, webp: 52 } },
  map: { avif: [800, 1200, 1600, 2400, 3600], webp: [1200], quality: { avif: 38, webp: 50 } },
}
