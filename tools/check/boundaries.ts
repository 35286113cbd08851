import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'
import { forgottenSteps } from '../build/page-files.ts'
import { startCommand } from '../command.ts'

/** Folders that code for the worker and code for the browser may both import. */
const SHARED = ['^shared/', '^contract/', '^locales/(?:chinese|languages)\\.ts$']

/** The folders that each folder may import (`docs/developers/architecture.md` has the reasons). */
const MAY_IMPORT: Record<string, string[]> = {
  '^worker/sections/': [
    '^worker/(sections|parts)/(?!.*\\.page\\.tsx)',
    '^worker/(render|upstream|lib)/',
    '^worker/(href|routes|site-pages|page-error|limits|rate-limits|log|scope)\\.ts$',
    '^client/(islands|ui|styles/shared)/',
    ...SHARED,
  ],
  '^worker/parts/': [
    '^worker/(parts|render|upstream|lib)/',
    '^worker/sections/[^/]+\\.ts$',
    '^worker/(href|routes|site-pages|page-error|limits|scope)\\.ts$',
    '^client/(islands|ui)/',
    ...SHARED,
  ],
  '^worker/render/': [
    '^worker/(render|lib)/',
    '^worker/upstream/rich-text\\.ts$',
    '^worker/sections/(define-page|index)\\.ts$',
    '^worker/(href|routes|site-pages|settings)\\.ts$',
    '^client/(ui|islands)/',
    '^client/styles/site\\.css$',
    '^shared/',
    '^contract/',
    '^locales/',
  ],
  '^worker/(upstream|lib)/': [
    '^worker/(upstream|lib)/',
    '^worker/(href|image-resize|limits|log|scope|settings)\\.ts$',
    '^contract/',
    '^shared/',
    '^locales/(?:chinese|languages)\\.ts$',
  ],
  '^worker/(edge|page-cache)/': [
    '^worker/(?!handlers/|app\\.ts$)',
    '^client/styles/error\\.css$',
    ...SHARED,
  ],
  '^worker/index\\.ts$': ['^worker/', '^backend/index\\.ts$'],
  '^worker/(handlers/|(?!index\\.ts$)[^/]+\\.tsx?$)': [
    '^worker/',
    '^client/(islands/|ui/|styles/(shared/|(elder(-settings)?|error)\\.css$))',
    ...SHARED,
  ],
  '^client/islands/': ['^client/(islands|ui)/', ...SHARED],
  '^client/ui/': ['^client/ui/', ...SHARED],
  '^client/boot/': ['^client/boot/', '^shared/'],
  '^client/service-worker/': [
    '^client/service-worker/',
    '^shared/offline-guide\\.ts$',
    '^locales/(?:chinese|languages)\\.ts$',
  ],
  '^client/[^/]+\\.tsx?$': ['^client/', '^shared/'],
  '^shared/': ['^shared/', '^contract/', '^locales/(?:chinese|languages)\\.ts$'],
  '^contract/': [
    '^contract/',
    '^locales/(?:chinese|languages)\\.ts$',
    '^tools/site/site-region\\.ts$',
  ],
  '^locales/': ['^locales/', '^tools/site/site-languages\\.ts$'],
  '^backend/office/': ['^backend/', '^contract/', '^shared/', '^client/ui/', '^locales/'],
  '^backend/(?!office/)': [
    '^backend/(?!office/(?!(?:app\\.tsx|jobs\\.ts|complaints/outbox\\.ts)$))',
    '^contract/',
    '^shared/(opening-hours|zoned-time)\\.ts$',
    '^locales/(chinese|languages|plain-texts)\\.ts$',
  ],
  '^tools/': [
    '^tools/',
    '^backend/',
    '^shared/',
    '^contract/',
    '^locales/(chinese|languages|plain-texts)\\.ts$',
    '^worker/(settings|lib/visitor-address|sections/(define-section|index))\\.ts$',
  ],
}

const FOLDERS = '^(worker|client|shared|contract|locales|backend|tests|tools|examples)/'

const MAY_NOT_USE: Record<string, string> = {
  '^worker/(?!edge/|handlers/|(app|routes)\\.ts$)': '^node_modules/hono/',
  '^worker/(upstream|lib)/': '^node_modules/(react|react-dom|react-intl)/',
  '^(shared|contract|locales)/': '^node_modules/(hono|react|react-dom|react-intl)/',
  '^client/boot/': '^node_modules/(react|react-dom|react-intl)/',
}

const TESTS = '\\.test\\.tsx?$'

/** Matches the files of an island and captures its name. */
const ISLAND = '^client/islands/([^/.]+)(?:/|\\.island\\.tsx$)'

const ruleOf = (
  name: string,
  from: string,
  to: { path: string; pathNot?: string | string[] },
): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to,
})

const forbidden = [
  ...Object.entries(MAY_IMPORT).map(([from, allowed]) =>
    ruleOf(`imports of ${from}`, from, { path: FOLDERS, pathNot: allowed }),
  ),
  ...Object.entries(MAY_NOT_USE).map(([from, packages]) =>
    ruleOf(`packages of ${from}`, from, { path: packages }),
  ),
  ruleOf('imports of another island', ISLAND, {
    path: ISLAND,
    pathNot: '^client/islands/$1(?:/|\\.island\\.tsx$)',
  }),
]

const options: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
}

startCommand({ usage: 'npm run boundaries' })

const cruised = ['worker', 'client', 'shared', 'contract', 'locales', 'backend', 'tools']
const { output } = await cruise(cruised, { ...options, ruleSet: { forbidden }, validate: true })
if (typeof output === 'string') throw new Error(`dependency-cruiser: ${output}`)
const { violations, totalCruised } = output.summary

for (const { from, to } of violations)
  console.error(
    `${from} may not import ${to}: move what both need to a folder that both may import (docs/developers/architecture.md has the table).`,
  )
const forgotten = forgottenSteps()
for (const step of forgotten) console.error(step)
console.log(`${totalCruised} modules, ${violations.length} forbidden imports`)

// Requires at least 100 modules: without a compatible compiler, dependency-cruiser skips TypeScript
// and reports no violations.
if (violations.length > 0 || forgotten.length > 0 || totalCruised < 100) process.exitCode = 1
