import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { keepBuilds } from '../../tools/build/client-build.ts'
import { startSite } from './start-site.ts'

/** The file that names the last build for wrangler. It must still name the build in `dist`. */
const LAST_BUILD = '.wrangler/deploy/config.json'

export interface TwoBuilds {
  /** Answers all later requests of `page` from the newer build, as after a deploy. */
  deploy: (page: Page, editDocument?: (html: string) => string) => Promise<void>
  /** The folder of the newer build. */
  dist: string
  /** The addresses of client files in the older build. */
  olderFiles: string[]
  stop: () => Promise<void>
}

/** Builds the site with a changed client, next to the tested build, and serves the new one. */
export async function startSecondBuild(): Promise<TwoBuilds> {
  await mkdir('.tmp', { recursive: true })
  const folder = await mkdtemp('.tmp/two-builds-')
  const env = {
    OUT_DIR: join(folder, 'dist'),
    KEPT_BUILDS: join(folder, 'kept'),
    BUILD_ID: 'newer',
  }
  await keepBuilds({ assets: 'dist/client/assets', store: env.KEPT_BUILDS, timestamp: 0 })
  const lastBuild = await readFile(LAST_BUILD)
  await promisify(execFile)('node', ['tests/support/build-again.ts'], {
    env: { ...process.env, ...env },
  })
  await writeFile(LAST_BUILD, lastBuild)
  const { site, stop } = await startSite({ dist: env.OUT_DIR })
  return {
    async deploy(page, editDocument = (html) => html) {
      await page.route(/^http:\/\/localhost/, async (route) => {
        const url = new URL(route.request().url())
        url.port = site.port
        const response = await route.fetch({ url: url.href, maxRedirects: 0 })
        if (!route.request().isNavigationRequest()) return route.fulfill({ response })
        return route.fulfill({ response, body: editDocument(await response.text()) })
      })
    },
    dist: env.OUT_DIR,
    olderFiles: await clientFiles('dist/client'),
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

async function clientFiles(client: string): Promise<string[]> {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await readFile(`${client}/.vite/manifest.json`, 'utf8'),
  )
  return Object.values(manifest).flatMap(({ file, css = [] }) =>
    [file, ...css].map((each) => `/${each}`),
  )
}
