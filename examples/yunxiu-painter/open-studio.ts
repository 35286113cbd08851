import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { parse } from 'yaml'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** Opens a page with `window.studio` in a headless browser; `close` ends the browser. */
export async function openStudio() {
  const script = await bundle()
  const browser = await chromium.launch(
    existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {},
  )
  const page = await browser.newPage()
  page.on('pageerror', (error) => console.error(error))
  await page.addScriptTag({ content: script })
  return { page, close: () => browser.close() }
}

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [facts()],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('studio.ts', import.meta.url)),
        formats: ['iife'],
        name: 'painter',
      },
    },
  })
  const [first] = Array.isArray(output) ? output : [output]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The studio could not be bundled')
  return chunk.code
}

/** Lets pictures import the facts of the content: YAML whole, and the picture that Markdown's front matter names. */
function facts(): Plugin {
  return {
    name: 'painter:facts',
    transform: {
      filter: { id: /\.(?:yaml|md)$/ },
      handler(text, id) {
        if (id.endsWith('.yaml'))
          return { code: `export default ${JSON.stringify(parse(text))}`, map: null }
        const { picture } = parse(text.split(/^---$/m)[1] ?? '')
        return { code: `export const picture = ${JSON.stringify(picture)}`, map: null }
      },
    },
  }
}
