/** The address of a picture of the backend's in a width; nothing where it has none. */
export type Resize = (src: string, width: number) => string | undefined

/** Drawings have no pixels, and animations would stand still. */
const AS_IT_IS = /\.(?:svgz?|gif)(?:[?#]|$)/i

/**
 * How `IMAGE_RESIZE` makes addresses. `cloudflare`: by Cloudflare's own resizing, which only a deployed site has. Else a template with
 * `{width}`: what follows the address (`?x-oss-process=image/resize,w_{width}`), or a whole address with `{src}` in it.
 */
export function resizeBy(setting: string, isLocal: boolean): Resize | undefined {
  if (setting === 'none' || (setting === 'cloudflare' && isLocal)) return undefined
  const addressOf = setting === 'cloudflare' ? byCloudflare : byTemplate(setting)
  return (src, width) => (AS_IT_IS.test(src) ? undefined : addressOf(src, width))
}

const byCloudflare: Resize = (src, width) =>
  `/cdn-cgi/image/width=${width},fit=scale-down,format=auto/${src.replace(/^\//, '')}`

/** A part of a picture as a JPEG, around what stays in view of it (`70% 30%`). */
export function cropByCloudflare(
  src: string,
  {
    width,
    height,
    focus = '50% 50%',
  }: { width: number; height: number; focus?: string | undefined },
): string | undefined {
  if (AS_IT_IS.test(src)) return undefined
  const gravity = focus
    .split(' ')
    .map((part) => Number.parseInt(part, 10) / 100)
    .join('x')
  return `/cdn-cgi/image/width=${width},height=${height},fit=cover,gravity=${gravity},format=jpeg/${src.replace(/^\//, '')}`
}

/** The site's own files are not where the template's are. */
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
