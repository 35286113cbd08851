/**
 * Loads a chunk and the stylesheets among `files`. The build wraps every dynamic import in this
 * function. If a stylesheet fails, throws and fires `vite:preloadError` on the window.
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  files: readonly string[] = [],
): Promise<Chunk> {
  try {
    const styles = files
      .filter((file) => file.endsWith('.css'))
      .map((file) => loadStylesheet(`/${file}`))
    const [chunk] = await Promise.all([load(), ...styles])
    return chunk
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}

/** Loads a stylesheet that the document does not have yet. */
export function loadStylesheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`[rel=stylesheet][href="${href}"]`)) return resolve(undefined)
    const link = document.createElement('link')
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(href)))
    document.head.append(Object.assign(link, { rel: 'stylesheet', href }))
  })
}
