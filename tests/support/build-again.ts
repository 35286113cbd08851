import { createBuilder, type Plugin } from 'vite'

/**
 * Builds the site like `npm run build`, but with a change in every module of the client: `OUT_DIR=…
 * BUILD_ID=… KEPT_BUILDS=… node tests/support/build-again.ts`.
 */
const builder = await createBuilder({
  logLevel: 'error',
  build: { emptyOutDir: true },
  plugins: [changedClient()],
})
await builder.buildApp()

/** Adds a statement to each module that no optimizer removes, so every chunk gets a new name. */
function changedClient(): Plugin {
  return {
    name: 'test:changed-client',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/client\/(?:entry\.client\.ts|hydrate\.tsx|islands\/.*\.island\.tsx)$/ },
      handler: (code) => `${code}\nglobalThis.build = ${JSON.stringify(process.env['BUILD_ID'])}\n`,
    },
  }
}
