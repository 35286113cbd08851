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
