import { createServer, type Server } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { runChecks } from '../../tools/smoke/checks.ts'
import { freePort } from '../support/free-port.ts'
import { startSite } from '../support/start-site.ts'
import { sample } from '../support/sample.ts'

const port = await freePort()
const origin = `http://localhost:${port}`
const site = await startSite({ sitePort: port, vars: { SITE_ORIGIN: origin } })
afterAll(() => site.stop())

async function failuresOf(address: string): Promise<string[]> {
  const outcomes = await runChecks(address)
  return outcomes
    .filter(({ result }) => result === 'FAILED')
    .map(({ name, reason }) => `${name}: ${reason}`)
}

/** Starts a proxy that changes all answers of the site. `change` gets the proxy's address. */
async function breakSite(
  change: (html: string, address: string) => string,
): Promise<[string, Server]> {
  const server = createServer(async ({ url = '', method = '', headers }, response) => {
    const answer = await fetch(origin + url, {
      method,
      redirect: 'manual',
      headers: {
        'User-Agent': headers['user-agent'] ?? '',
        Accept: headers.accept ?? '',
        'Accept-Language': headers['accept-language'] ?? '',
      },
    })
    const passedOn = [...answer.headers].filter(([name]) => !/encoding|length/.test(name))
    response.writeHead(answer.status, passedOn.flat())
    const { host = '' } = headers
    const text = method === 'HEAD' ? undefined : change(await answer.text(), `http://${host}`)
    response.end(text)
  }).listen(0)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return [`http://localhost:${port}`, server]
}

describe('the smoke test', () => {
  it('passes on the site', async () => {
    expect(await failuresOf(origin)).toEqual([])
  })

  it('detects a site that was deployed with a wrong address', async () => {
    const [broken, server] = await breakSite((html) => html)
    const failures = await failuresOf(broken)
    server.close()
    expect(failures.filter((each) => each.startsWith('head /'))).toHaveLength(5 * LANGUAGES.length)
    expect(failures.join('\n')).toMatch(/robots\.txt[\s\S]*sitemap\.xml/)
  })

  it.each(
    sample(
      [
        ['page /en: lang is "zh-CN", not "en"', 'lang="en"', 'lang="zh-CN"'],
        ['page /: the number of h1 is 2, not 1', '</h1>', '</h1><h1>2</h1>'],
        ['head /: the title is', /<title>[^<]*/, '<title>'],
        ['builds: the page is', /(name="build-id" content=")/, '$1old-'],
        [
          'pages arrive as they were sent: /cdn-cgi/l/email-protection',
          /mailto:[^"]*/,
          '/cdn-cgi/l/email-protection#5f3e',
        ],
        ['pictures: the status of /gone/', /"\/pictures\/(?=[^"]+\d+w)/, '"/gone/'],
        ['payload: buildId is', '"buildId":"', '"buildId":"old-'],
        ['scripts and stylesheets: the status of /gone.js', /"\/assets\/[^"]*\.js"/, '"/gone.js"'],
        [
          'scripts and stylesheets: the status of /gone.css',
          /(<style data-href=)"[^"]*"/,
          '$1"/gone.css"',
        ],
        [
          'scripts and stylesheets: the status of /gone-guide.css',
          /"\/assets\/guide[^"]*\.css"/,
          '"/gone-guide.css"',
        ],
        [
          'scripts and stylesheets: the page loads no',
          /<link[^>]*"\/assets\/guide[^"]*\.css"[^>]*>/,
          '',
        ],
        [
          'the picture of a shared link: Content-Type of',
          /(property="og:image" content=")[^"]*/,
          `$1${origin}/visit.json`,
        ],
        [
          'the picture of a shared link to an item: the status',
          /(property="og:image" content="[^"]*)-card/,
          '$1-gone',
        ],
        [
          'a feed of announcements: the origin of',
          /(?<=<link rel="alternate" type="text\/html" href=")http:\/\/[^/]+(?=\/en\/)/,
          'http://old.example',
        ],
        ['a feed of announcements: /feeds/announcements.atom is', '</feed>', ''],
        [
          'a calendar of activities: /feeds/activities.ics is',
          'DTSTART;TZID=Asia/Shanghai:',
          'DTSTART:',
        ],
        [
          'a calendar of activities: the origin of',
          /(?<=^URL[^:]*:)http:\/\/[^/]+/m,
          'http://old.example',
        ],
        ['llms.txt: /en/llms.txt is', '# Qianlan Bay', 'Qianlan Bay'],
        ['structured data: its kinds', '"@type":"NewsArticle"', '"@type":"Thing"'],
        [
          'a search finds an announcement: what is found',
          /<a href="\/infomation\/announcement\/\d+"/g,
          '<a href="/gone"',
        ],
        ['manifest: the status of /gone.png', '"/icon-192.png"', '"/gone.png"'],
        [
          'the offline guide: the status of /assets/gone.js',
          /"\/assets\/hydrate[^"]*"/,
          '"/assets/gone.js"',
        ],
      ],
      4,
    ),
  )('reports: %s', async (failure, search, replacement) => {
    const [broken, server] = await breakSite((html, address) =>
      html.replaceAll(origin, address).replace(search, replacement),
    )
    const failures = await failuresOf(broken)
    server.close()
    expect(failures.some((each) => each.startsWith(failure))).toBe(true)
  })

  it('fails if nothing responds', async () => {
    const failures = await failuresOf(`http://localhost:${await freePort()}`)
    expect(failures.length).toBeGreaterThan(20)
  })
})
