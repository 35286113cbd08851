import { attributeOf, expectEqual, expectMatch, type Site } from './smoke-site.ts'

/** The payload of a page: of the build that is live, and with the page's content. */
export async function checkPayload(site: Site): Promise<void> {
  const id = await latestBuild(site)
  const response = await site.asReader(`/en/mall/hotel/_payload.json?${id}`)
  expectEqual('the status', response.status, 200)
  expectMatch('Content-Type', response.headers.get('Content-Type'), /^application\/json/)
  const payload = await response.json()
  expectEqual('buildId', payload.buildId, id)
  expectEqual('language', payload.language, 'en')
  expectMatch('content', payload.content, /<h1/)
}

/** What the client asks of builds: which is live, never stored; what it is, for ever; the same in the page. */
export async function checkBuilds(site: Site): Promise<void> {
  const latest = await site.asReader('/builds/latest.json')
  expectMatch('Cache-Control', latest.headers.get('Cache-Control'), /no-store/)
  const { id, timestamp } = await latest.json()
  expectEqual('the type of timestamp', typeof timestamp, 'number')
  const meta = await site.asReader(`/builds/meta/${id}.json`)
  expectEqual('the status of its description', meta.status, 200)
  expectMatch('Cache-Control of its description', meta.headers.get('Cache-Control'), /immutable/)
  const html = await (await site.asReader('/mall')).text()
  expectEqual('the page', attributeOf(html, /<meta[^>]*name="build-id"[^>]*>/, 'content'), id)
}

/** What a page loads is there, and is what it says. */
export async function checkAssets(site: Site): Promise<void> {
  const html = await (await site.asReader('/')).text()
  const style = attributeOf(html, /<link[^>]*rel="stylesheet"[^>]*>/, 'href')
  const script = attributeOf(html, /<script[^>]*type="module"[^>]*>/, 'src')
  await expectAsset(site, style, /^text\/css/)
  await expectAsset(site, script, /^(?:text|application)\/javascript/)
  const missing = await site.asReader('/assets/missing-0000.js')
  expectEqual('the status of a script that is not there', missing.status, 404)
}

async function expectAsset(site: Site, path: string | undefined, type: RegExp): Promise<void> {
  if (path === undefined) throw new Error('the page loads no stylesheet or no script')
  const response = await site.asReader(path)
  expectEqual(`the status of ${path}`, response.status, 200)
  expectMatch(`Content-Type of ${path}`, response.headers.get('Content-Type'), type)
}

async function latestBuild(site: Site): Promise<string> {
  const { id } = await (await site.asReader('/builds/latest.json')).json()
  return String(id)
}
