import { attributeOf, expectEqual, expectMatch, type Site } from './site.ts'

/** The payload of a page belongs to the live build and has the page's content. */
export async function checkPayload(site: Site): Promise<void> {
  const id = await latestBuild(site)
  const response = await site.asReader(`/en/_payload.json?${id}`)
  expectEqual('the status', response.status, 200)
  expectMatch('Content-Type', response.headers.get('Content-Type'), /^application\/json/)
  const payload = await response.json()
  expectEqual('buildId', payload.buildId, id)
  expectEqual('language', payload.language, 'en')
  expectMatch('content', payload.content, /<h1/)
}

/**
 * What the client reads about builds: the live one's id (never stored), its description (kept for ever), and the same
 * id in the page.
 */
export async function checkBuilds(site: Site): Promise<void> {
  const latest = await site.asReader('/builds/latest.json')
  expectMatch('Cache-Control', latest.headers.get('Cache-Control'), /no-store/)
  const { id, timestamp } = await latest.json()
  expectEqual('the type of timestamp', typeof timestamp, 'number')
  const meta = await site.asReader(`/builds/meta/${id}.json`)
  expectEqual('the status of its description', meta.status, 200)
  expectMatch('Cache-Control of its description', meta.headers.get('Cache-Control'), /immutable/)
  const html = await (await site.asReader('/en')).text()
  expectEqual('the page', attributeOf(html, /<meta[^>]*name="build-id"[^>]*>/, 'content'), id)
}

const STYLE_LINK = /<link[^>]*rel="stylesheet"[^>]*>/
const STYLE_TYPE = /^text\/css/
const SCRIPT_TYPE = /^(?:text|application)\/javascript/

async function checkGuideStyles(site: Site): Promise<void> {
  const guide = await (await site.asReader('/infomation/guide')).text()
  const ofScripted = guide.replaceAll(
    /<noscript>.*?<\/noscript>|<link[^>]*media="print"[^>]*>/gs,
    '',
  )
  await expectAsset(site, attributeOf(ofScripted, STYLE_LINK, 'href'), STYLE_TYPE)
}

/** The files that a page loads exist and have the right type. */
export async function checkAssets(site: Site): Promise<void> {
  const html = await (await site.asReader('/')).text()
  // Pages carry their stylesheets; a client navigation asks for them at their addresses.
  await expectAsset(site, attributeOf(html, /<style data-href[^>]*>/, 'data-href'), STYLE_TYPE)
  await expectAsset(site, attributeOf(html, STYLE_LINK, 'href'), STYLE_TYPE)
  await expectAsset(site, attributeOf(html, /<script[^>]*type="module"[^>]*>/, 'src'), SCRIPT_TYPE)
  if (!site.without.includes('guide')) await checkGuideStyles(site)
  const worker = await expectAsset(site, '/service-worker.js', SCRIPT_TYPE)
  expectMatch('Cache-Control of the service worker', worker.get('Cache-Control'), /no-cache/)
  const missing = await site.asReader('/assets/missing-0000.js')
  expectEqual('the status of a script that does not exist', missing.status, 404)
}

async function expectAsset(site: Site, path: string | undefined, type: RegExp): Promise<Headers> {
  if (path === undefined) throw new Error('the page loads no stylesheet or no script')
  const response = await site.asReader(path)
  expectEqual(`the status of ${path}`, response.status, 200)
  expectMatch(`Content-Type of ${path}`, response.headers.get('Content-Type'), type)
  return response.headers
}

async function latestBuild(site: Site): Promise<string> {
  const { id } = await (await site.asReader('/builds/latest.json')).json()
  return String(id)
}
