import { test as base } from '@playwright/test'
import { type EngineName, ENGINES, missingCommands } from '../../../tools/browser/engines.ts'
import { startFirefox } from './firefox.ts'
import type { Engine } from './tab.ts'
import { visitorIn, type Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

const STARTS: Record<EngineName, (hasScript: boolean) => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebkit,
}

/**
 * Tests in the engine that the project names. If the engine is not installed, they are skipped, and
 * `npm test` repeats the reason at its end. If it does not start, they fail. Without `hasScript`,
 * pages run no scripts.
 */
export const test = base.extend<
  { visitor: Visitor },
  { engine: Engine | string; hasScript: boolean }
>({
  hasScript: [true, { option: true, scope: 'worker' }],
  engine: [
    async ({ hasScript }, use, { project: { name } }) => {
      if (!isEngineName(name)) throw new Error(`There is no engine ${name}`)
      const missing = missingCommands(name)
      if (missing.length > 0) return use(`${name} is not tried: ${missing.join(', ')} is missing`)
      const engine = await STARTS[name](hasScript)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, baseURL }, use, testInfo) => {
    if (typeof engine === 'string') return testInfo.skip(true, engine)
    const tab = await engine.newTab()
    await use(visitorIn({ ...tab, open: (path) => tab.open(new URL(path, baseURL).href) }))
    if (testInfo.errors.length > 0)
      await testInfo.attach('window', { body: await tab.screenshot(), contentType: 'image/png' })
    await tab.close()
  },
})

function isEngineName(name: string): name is EngineName {
  return name in ENGINES
}
