import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** The path of the editor on a site. */
export const EDITOR_PATH = '/admin/'

const PAGE = fileURLToPath(new URL('page', import.meta.url))
const KEPT = '.tmp/editor'

const SOURCES = [
  'node_modules/@sveltia/cms/package.json',
  fileURLToPath(import.meta.url),
  `${PAGE}/index.html`,
  `${PAGE}/open-editor.client.ts`,
]

/** Builds the editor's page, unless it exists already. Returns its folder. */
export async function editorPage(): Promise<string> {
  const texts = await Promise.all(SOURCES.map((file) => readFile(file, 'utf8')))
  const version = createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12)
  const folder = `${KEPT}/${version}`
  if (existsSync(`${folder}/index.html`)) return folder
  const unfinished = `${KEPT}/${version}-${process.pid}`
  await build({
    configFile: false,
    root: PAGE,
    base: EDITOR_PATH,
    publicDir: false,
    logLevel: 'error',
    plugins: [withoutThirdParties()],
    build: {
      outDir: fileURLToPath(new URL(`../../${unfinished}`, import.meta.url)),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: 'licenses.txt' },
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  })
  await rm(folder, { recursive: true, force: true })
  await rename(unfinished, folder)
  return folder
}

/**
 * The code that reads the checks of the fields in one language. @sveltia/cms 0.221.1 has no checks
 * of a language that is not enabled, so saving a new item without it would throw in the page.
 */
const CHECKS = /(?<=Object\.values\()\w\(\w\)\[\w\](?=\)\.some\(\(\{valid:)/g
const CDN = /https:\/\/(?:unpkg\.com|cdn\.jsdelivr\.net)/g

/**
 * Removes the addresses of CDNs, and 300 languages of code blocks, which sites do not show. Adds a
 * default to `CHECKS`.
 */
function withoutThirdParties(): Plugin {
  return {
    name: 'shanmen:without-third-parties',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@shikijs\/(?:langs|themes)\// },
      handler: () => '\0no-code-blocks',
    },
    load: { filter: { id: /^\0no-code-blocks$/ }, handler: () => 'export default []' },
    transform: {
      filter: { id: /@sveltia\/cms\/npm\/.*\.js$/ },
      handler: (code) => ({
        code: code.replaceAll(CDN, `${EDITOR_PATH}none`).replaceAll(CHECKS, '($&??{})'),
        map: null,
      }),
    },
  }
}

/** Returns the headers of the editor's files. They are revalidated on each request. */
export function editorHeaders(server: string | undefined): Record<string, string> {
  const policy = [
    "default-src 'none'",
    // The editor converts photographs with WebAssembly.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    // The API of the Git server.
    `connect-src 'self' blob: data:${server === undefined ? '' : ` ${server}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy.join('; '),
    'X-Robots-Tag': 'noindex, nofollow',
  }
}

/** No opener policy: the sign-in window must return its result to the page that opened it. */
export function editorHeaderRules(server: string | undefined): string {
  const lines = Object.entries(editorHeaders(server)).map(([name, value]) => `  ${name}: ${value}`)
  return ['/admin/*', '  ! Cross-Origin-Opener-Policy', ...lines, ''].join('\n')
}
