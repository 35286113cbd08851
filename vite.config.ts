import { cloudflare } from '@cloudflare/vite-plugin'
import formatjs from '@formatjs/unplugin/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import {
  STYLE_TARGETS,
  build,
  CLIENT_ENTRY,
  CLIENT_OUTPUT,
  clientBuild,
  ELDER_STYLES,
  GUIDE_ENTRY,
  GUIDE_STYLES,
  OUTPUT,
  PRINT_STYLES,
  SHEETS,
  sheets,
  keepBuilds,
} from './tools/build/client-build.ts'
import { pageFiles } from './tools/build/page-files.ts'
import {
  messagesAsTrees,
  reactToStrings,
  smallPreloadHelper,
  withoutParser,
} from './tools/build/replaced-files.ts'
import { siteFolder } from './tools/site/folder.ts'
import { siteModules, siteStyles } from './tools/site/site-modules.ts'
import { siteConfiguration } from './tools/site/variables.ts'
import { publicFiles } from './tools/site/public-files.ts'

const { KEPT_BUILDS = '.builds' } = process.env
const SITE = siteFolder()
/** The modules that may be in the worker's chunk `pages`. */
const OWN =
  /\/(?:client|contract|locales(?!\/office)|shared|worker\/(?:lib|parts|render|sections))\/|\/node_modules\/(?:react|valibot)/
const SERVICE_WORKER = 'client/service-worker/service-worker.ts'

export default defineConfig({
  server: { port: Number(process.env['PORT'] ?? 8787), strictPort: true },
  build: {
    target: 'es2022',
    cssTarget: STYLE_TARGETS,
    outDir: OUTPUT,
    // Disables the warning about slow plugins.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: CLIENT_OUTPUT,
        manifest: true,
        modulePreload: false,
        // The licences of other people's code in the client require their notices.
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: [
            CLIENT_ENTRY,
            GUIDE_ENTRY,
            ...SHEETS,
            GUIDE_STYLES,
            ELDER_STYLES,
            PRINT_STYLES,
            SERVICE_WORKER,
          ],
          output: {
            // A browser identifies a service worker by its address.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
          },
          // Otherwise the entry would contain constants that only islands use.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          onLog,
        },
      },
    },
    shanmen: {
      build: {
        minify: true,
        rolldownOptions: {
          output: {
            // Shared modules become two chunks: `start` for those that the entry imports, `pages` for
            // those that only pages share. A hundred small ones load more slowly and have more bytes.
            codeSplitting: {
              groups: [
                { name: 'start', minShareCount: 2, tags: ['$initial'] },
                { name: 'pages', test: OWN, minShareCount: 2 },
              ],
            },
          },
          onLog,
        },
      },
    },
  },
  // Makes messages strings for `JSON.parse`: when the worker starts, the engine reads them faster
  // than literals.
  json: { namedExports: false },
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
    publicFiles(SITE, `.tmp/public/${OUTPUT}`),
    siteModules(SITE),
    siteStyles(SITE),
    messagesAsTrees(SITE),
    withoutParser(),
    // Removes descriptions for translators, and Chinese default texts, which are also in
    // `locales/`. This makes the script of an island a third smaller.
    formatjs({ removeDefaultMessage: true }),
    pageFiles(),
    clientBuild(),
    sheets(),
    smallPreloadHelper(),
    reactToStrings(),
    reloadWithWorker(),
    cloudflare({
      config: siteConfiguration(SITE),
      // The folder of the build has the same name for every site.
      viteEnvironment: { name: 'shanmen' },
      persistState: { path: '.wrangler/state' },
    }),
  ],
})

/**
 * Hides the warning that `"use client"` in react-intl is ignored: that is for frameworks with
 * server components.
 */
function onLog(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  handle: Rolldown.LogOrStringHandler,
): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
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
