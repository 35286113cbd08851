import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import { parse } from '@formatjs/icu-messageformat-parser'
import formatjs from '@formatjs/unplugin/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { ELDER_SCRIPT } from './shared/elder-mode.ts'
import { keepBuilds } from './tools/keep-builds.ts'

const { OUT_DIR: output = 'dist', BUILD_ID, KEPT_BUILDS = '.builds' } = process.env
const CLIENT_ENTRY = 'client/entry.client.ts'
const GUIDE_STYLES = 'client/styles/guide-page.css'
const SERVICE_WORKER = 'client/service-worker/service-worker.ts'
const CLIENT_OUTPUT = `${output}/client`
const build = { id: BUILD_ID ?? randomUUID(), timestamp: Date.now() }
// It is part of an address, of headers and of ETags.
if (!/^[\w.-]{1,64}$/.test(build.id))
  throw new Error('BUILD_ID must be 1 to 64 letters, digits, dots, hyphens and underscores')

export default defineConfig({
  publicDir: 'client/public',
  server: { port: Number(process.env['PORT'] ?? 8787), strictPort: true },
  build: {
    target: 'es2022',
    outDir: output,
    // No warning about how long plugins take.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: CLIENT_OUTPUT,
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          input: [CLIENT_ENTRY, GUIDE_STYLES, SERVICE_WORKER],
          output: {
            // A service worker is known by its address.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
          },
          // Otherwise the entry would carry the product constants that only islands use.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          onLog,
        },
      },
    },
    shanmen: {
      build: {
        minify: true,
        // One file to deploy; dynamic imports still run only when needed.
        rolldownOptions: { output: { codeSplitting: false }, onLog },
      },
    },
  },
  // Makes messages strings for `JSON.parse`, which the engine reads faster at the worker's start than literals.
  json: { namedExports: false },
  resolve: {
    // Messages are compiled to syntax trees, so the ICU parser stays out of both bundles.
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  builder: {
    // The worker reads the client's manifest, so the client comes first.
    async buildApp(builder) {
      const { client, ...workers } = builder.environments
      if (client) await builder.build(client)
      await keepBuilds({
        assets: `${CLIENT_OUTPUT}/assets`,
        store: KEPT_BUILDS,
        timestamp: build.timestamp,
      })
      for (const worker of Object.values(workers)) await builder.build(worker)
    },
  },
  plugins: [
    messagesAsTrees(),
    // Removes descriptions for translators, and the Chinese that `locales/` has too: a third of an island.
    formatjs({ removeDefaultMessage: true }),
    clientBuild(),
    smallPreloadHelper(),
    reactToStrings(),
    reloadWithWorker(),
    cloudflare({
      persistState: { path: '.wrangler/state' },
      auxiliaryWorkers: [{ configPath: 'backend/wrangler.toml' }],
    }),
  ],
})

/** Silences the warning that `"use client"` in react-intl is ignored: it is meant for frameworks with server components. */
function onLog(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  handle: Rolldown.LogOrStringHandler,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}

/** Turns the ICU texts of `locales/*.json` into the syntax trees that react-intl formats. */
function messagesAsTrees(): Plugin {
  return {
    name: 'shanmen:messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/\w+\.json$/ },
      handler(code) {
        const texts = Object.entries<string>(JSON.parse(code))
        const trees = Object.fromEntries(texts.map(([id, text]) => [id, parse(text)]))
        return { code: JSON.stringify(trees), map: null }
      },
    },
  }
}

/**
 * Replaces the helper that Vite wraps every dynamic import in, which is a sixth of the entry. This one only loads a chunk's
 * stylesheets before it and reports a chunk that can't be loaded.
 */
function smallPreloadHelper(): Plugin {
  return {
    name: 'shanmen:preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from '/client/boot/load-chunk.ts'`,
    },
  }
}

/**
 * Uses only React's string renderer: the entries of `react-dom/server` also contain one for byte streams, which nothing here
 * uses (docs/decisions/001). Saves a tenth of the worker and of its start.
 */
function reactToStrings(): Plugin {
  const file = './node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'
  return {
    name: 'shanmen:react-to-strings',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-dom\/server(?:\.edge)?$/ },
      handler: () => fileURLToPath(new URL(file, import.meta.url)),
    },
  }
}

/** Reloads the open page when code that only the worker runs has changed. */
function reloadWithWorker(): Plugin {
  return {
    name: 'shanmen:reload-with-worker',
    hotUpdate({ server, modules }) {
      const isOurs = this.environment.name === 'shanmen' && modules.length > 0
      if (isOurs) server.environments['client']?.hot.send({ type: 'full-reload' })
    },
  }
}

/** Tells the worker what the client build made, and under which id. */
function clientBuild(): Plugin {
  const name = 'virtual:client-build'
  return {
    name: 'shanmen:client-build',
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      async handler() {
        const assets = this.environment.mode === 'dev' ? developmentAssets() : await builtAssets()
        const sources = { script: sourceOf(ELDER_SCRIPT), style: sourceOf(assets.inlineStyle) }
        return `export default ${JSON.stringify({ build, assets, inlineSources: sources })}`
      },
    },
  }
}

/** How a content security policy names an inline script or style. */
function sourceOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function developmentAssets() {
  return {
    inlineStyle: '',
    inlineStyleAddress: '',
    styles: ['/client/styles/site.css'],
    guideStyles: `/${GUIDE_STYLES}`,
    scripts: ['/@vite/client', `/${CLIENT_ENTRY}`],
  }
}

async function builtAssets() {
  const manifest = JSON.parse(await readFile(`${CLIENT_OUTPUT}/.vite/manifest.json`, 'utf8'))
  const entry = manifest[CLIENT_ENTRY]
  const [stylesheet] = entry.css
  return {
    inlineStyle: (await readFile(`${CLIENT_OUTPUT}/${stylesheet}`, 'utf8')).trim(),
    inlineStyleAddress: `/${stylesheet}`,
    styles: [],
    guideStyles: `/${manifest[GUIDE_STYLES].file}`,
    scripts: [`/${entry.file}`],
  }
}
