import type { Image } from '../contract/image.ts'
import { cropByCloudflare, resizeBy } from './image-resize.ts'
import type { ShareCard } from './render/frame.tsx'
import { isLocal, type Settings } from './settings.ts'

const WIDTH = 1200
/** Aspect ratio of 1200 by 630 pixels, which nearly all programs show. */
const RATIO = 630 / 1200
/** Minimum width and height. Smaller pictures are ignored by WeChat, thumbnails elsewhere. */
const MIN_PIXELS = 300

/** Accepted picture types. Not every program that shows link previews reads WebP or AVIF. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/**
 * Returns the picture that other programs show for a link to an item's page. Prefers the backend's
 * share picture, then a crop by Cloudflare, then the picture itself (resized if possible). Returns
 * undefined if the picture is too small or has another format.
 */
export function shareCardOf(
  image: Image | undefined,
  { IMAGE_RESIZE, SITE_ORIGIN }: Pick<Settings, 'IMAGE_RESIZE' | 'SITE_ORIGIN'>,
): ShareCard | undefined {
  if (image === undefined) return undefined
  const isOwnMachine = isLocal(SITE_ORIGIN)
  const isCropped = IMAGE_RESIZE === 'cloudflare' && !isOwnMachine
  const found =
    (image.share && { ...image.share, type: typeOf(image.share.src) }) ??
    (isCropped ? croppedOf(image) : undefined) ??
    sizedOf(image, isCropped ? undefined : resizeBy(IMAGE_RESIZE, isOwnMachine))
  if (found === undefined || !isShowable(found, SITE_ORIGIN)) return undefined
  return { ...found, src: new URL(found.src, SITE_ORIGIN).href, alt: image.alt }
}

type Found = Omit<ShareCard, 'alt'>

function isShowable({ src, width, height }: Found, origin: string): boolean {
  return Math.min(width, height) >= MIN_PIXELS && URL.canParse(src, origin)
}

function croppedOf(image: Image): Found | undefined {
  const size = Math.min(WIDTH, image.width, image.height / RATIO)
  const part = { width: Math.floor(size), height: Math.floor(size * RATIO) }
  const address = cropByCloudflare(image, part)
  return address === undefined ? undefined : { ...part, src: address, type: 'image/jpeg' }
}

function sizedOf(image: Image, resize: ReturnType<typeof resizeBy>): Found | undefined {
  const { src, width, height } = image
  const type = typeOf(src)
  if (type === undefined) return undefined
  const smaller = width > WIDTH ? resize?.(src, WIDTH) : undefined
  if (smaller === undefined) return { src, width, height, type }
  return { src: smaller, width: WIDTH, height: Math.round((height * WIDTH) / width), type }
}

function typeOf(src: string): string | undefined {
  const ending = /\.([a-z]+)(?:[?#]|$)/i.exec(src)?.[1] ?? ''
  return TYPES[ending.toLowerCase()]
}
