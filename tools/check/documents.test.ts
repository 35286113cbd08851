import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { ENDPOINT_NAMES } from '../../contract/endpoints.ts'
import { pageNames } from '../../worker/sections/index.ts'

const FILES = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const FOLDERS = [...new Set(FILES.flatMap(foldersOf))]
const TOP_LEVEL = new Set([...FOLDERS, ...FILES].map((path) => path.split('/')[0]))
const CODE = FILES.filter((file) =>
  /\.(?:[cm]?[jt]sx?|css|json|toml|ya?ml|sh|sql)$|Dockerfile$/.test(file),
)
  .filter((file) => !/^(?:package-lock|openapi)\.json$|^tools\/check\/documents\.test/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const WORDS = new Set(CODE.match(/[\w$]+/g))
const SCRIPTS = FILES.filter((file) => /(?:^|\/)package\.json$/.test(file)).flatMap((file) =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}),
)
/** Files and names that belong to other software. */
const EXTERNAL = new Set([
  '.github/workflows/publish.yml',
  '.gitlab-ci.yml',
  'MaxRetentionSec',
  'SystemMaxUse',
  'compose.override.yaml',
  'cross_version_cache',
  'new_module_registry',
  'no-parser.js',
  'renderToReadableStream',
  'serveStatic',
])
/** Files that need not exist: optional ones, and those of the example in `adding-a-page.md`. */
const INVENTED = /volunteer|lockers|^9001\.en\.md$|zh-Hant\.|^content\/notices\.yaml$/

const PAGE_CALLS: Record<string, Record<string, number>> = JSON.parse(
  readFileSync('tools/contract/page-calls.json', 'utf8'),
)
/** Maximum number of calls of one page, and of a search, if nothing is cached. */
const { '/search?q={words}': ofSearch = {}, ...ofPages } = PAGE_CALLS
const countOf = (calls: Record<string, number>) =>
  Object.values(calls).reduce((sum, each) => sum + each, 0)
const search = countOf(ofSearch)
const page = Math.max(...Object.values(ofPages).map(countOf))

/** All documents except the changelog, which also mentions things that were removed. */
const DOCUMENTS = FILES.filter((file) => /^(?:(?!CHANGELOG)[^/]+|docs\/.*)\.md$/.test(file))

it.each(DOCUMENTS)('%s refers only to files, headings and names that exist', (document) => {
  expect(mistakesIn(document, readFileSync(document, 'utf8'))).toEqual([])
})

it('finds references to files, headings and names that do not exist', () => {
  const text = [
    '[a file](docs/none.md), [a heading](CONTRIBUTING.md#none), [one of its own](#none)',
    '`worker/none.ts`, `none/app.ts`, `tools/none`, `worker/sections/*/none.ts`, `.none.ts`',
    '`npm run none`, `SITE_NONE`, `noneOfThese`, `NoneOfThese()`',
    '```sh',
    'NONE_AT_ALL=1 npm run nothing',
    '```',
    '[a file](CONTRIBUTING.md#names), `worker/app.ts`, `lib/in-flight.ts`, `worker/sections/*/*.css`',
    '`.page.tsx`, `site/deploy.yaml`, `dist/x`, `npm run check`, `SITE_DIR`, `definePage()`',
  ].join('\n')
  expect(mistakesIn('README.md', text)).toEqual([
    'link docs/none.md',
    'link CONTRIBUTING.md#none',
    'link #none',
    'path worker/none.ts',
    'path none/app.ts',
    'path tools/none',
    'path worker/sections/*/none.ts',
    'path .none.ts',
    'script none',
    'script nothing',
    'name SITE_NONE',
    'name noneOfThese',
    'name NoneOfThese',
    'name NONE_AT_ALL',
  ])
})

it.each([
  [
    'README.md',
    `implements some ${Math.round(ENDPOINT_NAMES.length / 10) * 10} documented API calls`,
  ],
  [
    'docs/operators/your-site.md',
    `does not have: ${pageNames()
      .map((name) => `\`${name}\``)
      .join(', ')} |`,
  ],
  ['docs/backends/own-backend.md', `makes up to ${page} calls at once`],
  ['docs/backends/own-backend.md', `for the first search in an isolate, ${search}.`],
  ['docs/operators/hosting.md', `instead of up to ${page}.`],
  ['docs/operators/hosting.md', `needs two instead of ${search},`],
  ['docs/operators/capacity.md', `of up to ${page} calls`],
])('%s says: %s', (file, sentence) => {
  const says = readFileSync(file, 'utf8').includes(sentence)
  expect(says, `${file}: write “${sentence}”`).toBe(true)
})

/**
 * Returns the links, paths, npm scripts, variables and identifiers in a document that do not exist.
 */
function mistakesIn(document: string, text: string): string[] {
  const prose = text.replaceAll(/^ *```.*?^ *```/gms, '')
  const inline = allOf(/`([^`]+)`/g, prose)
  const names = [
    ...inline
      .flatMap((code) => /^([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(code)?.[1] ?? [])
      .filter((name) => /^[A-Z][A-Z\d]*_|[a-z][A-Z]/.test(name)),
    ...allOf(/\b([A-Z][A-Z\d_]+)=\S+ (?=np[mx]\b)/g, text),
  ]
  return [
    ...allOf(/\]\(([^()\s]+)\)/g, prose.replaceAll(/`[^`]+`/g, ''))
      .filter((target) => !/^\w+:\/\//.test(target) && !isLink(document, target))
      .map((target) => `link ${target}`),
    ...inline.filter((code) => isPath(code) && !doesPathExist(code)).map((path) => `path ${path}`),
    ...allOf(/\bnpm run (?:--\S+ )*([\w:-]+)/g, text)
      .filter((script) => !SCRIPTS.includes(script))
      .map((script) => `script ${script}`),
    ...names
      .filter((name) => !WORDS.has(name) && !EXTERNAL.has(name))
      .map((name) => `name ${name}`),
  ]
}

function isLink(document: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : normalize(join(dirname(document), path)).replace(/\/$/, '')
  if (!FILES.includes(file)) return anchor === undefined && FOLDERS.includes(file)
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor)
}

/** Returns the anchors of a document: ids of headings, as on GitHub, and ids in its HTML. */
function anchorsOf(text: string): string[] {
  const headings = allOf(/^#+ (.+)$/gm, text).map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
  return [...headings, ...allOf(/<a id="([^"]+)"/g, text)]
}

/**
 * Returns whether a text in backticks is a path: `worker/app.ts`, `app.ts`, `tools/site`,
 * `.page.tsx`.
 */
function isPath(code: string): boolean {
  if (!/^[\w@.][\w@.*/-]*$/.test(code) || EXTERNAL.has(code) || INVENTED.test(code)) return false
  const isBelowRoot = code.includes('/') && TOP_LEVEL.has(code.split('/')[0])
  return isBelowRoot || /\.(?:[cm]?[jt]sx?|css|md|ya?ml|toml|sh)$/.test(code)
}

/** Returns whether a file or folder exists, or code contains its path (optional files). */
function doesPathExist(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
  const isListed = new RegExp(path.startsWith('.') ? `${pattern}$` : `(?:^|/)${pattern}$`)
  return (
    [...FILES, ...FOLDERS].some((file) => isListed.test(file)) ||
    CODE.includes(`'${path.replace(/^site\//, '')}'`)
  )
}

function allOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function foldersOf(file: string): string[] {
  const parts = file.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}
