import type { Image } from '../contract/image.ts'

/** Returns the address of a picture at a width; undefined if it cannot be resized. */
export type Resize = (src: string, width: number) => string | undefined

/** Files that are not resized: vector graphics have no pixels, and animations would stop. */
const AS_IT_IS = /\.(?:svgz?|gif)(?:[?#]|$)/i

/**
 * Returns the resize function for a value of `IMAGE_RESIZE`. `cloudflare` uses Cloudflare's
 * resizing, which only works on a deployed site. Any other value is a template that contains
 * `{width}`. It is either a suffix of the address (`?x-oss-process=image/resize,w_{width}`), or a
 * whole address that also contains `{src}`.
 */
export function resizeBy(setting: string, isLocal: boolean): Resize | undefined {
  if (setting === 'none' || (setting === 'cloudflare' && isLocal)) return undefined
  const addressOf = setting === 'cloudflare' ? byCloudflare : byTemplate(setting)
  return (src, width) => (AS_IT_IS.test(src) ? undefined : addressOf(src, width))
}

const byCloudflare: Resize = (src, width) =>
  `/cdn-cgi/image/width=${width},fit=scale-down,format=auto/${src.replace(/^\//, '')}`

/** Returns the address of a JPEG that is cropped around a focus (`70% 30%`). */
export function cropByCloudflare(
  { src, focus = '50% 50%' }: Pick<Image, 'src' | 'focus'>,
  { width, height }: { width: number; height: number },
): string | undefined {
  if (AS_IT_IS.test(src)) return undefined
  const gravity = focus
    .split(' ')
    .map((part) => Number.parseInt(part, 10) / 100)
    .join('x')
  return `/cdn-cgi/image/width=${width},height=${height},fit=cover,gravity=${gravity},format=jpeg/${src.replace(/^\//, '')}`
}

/** Resizes by a template, but not the site's own files, which the service cannot reach. */
function byTemplate(template: string): Resize {
  return (src, width) => {
    if (!src.startsWith('https://')) return undefined
    const sized = template.replaceAll('{width}', String(width))
    if (!sized.includes('{src}'))
      return src + (src.includes('?') ? sized.replace(/^\?/, '&') : sized)
    const isInQuery = sized.indexOf('?') !== -1 && sized.indexOf('?') < sized.indexOf('{src}')
    return sized.replaceAll('{src}', () => (isInQuery ? encodeURIComponent(src) : src))
  }
}
