import { afterAll, describe, expect, it } from 'vitest'
import { AGENTS } from '../support/addresses.ts'
import { readHtml } from '../support/read-html.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0'

/** The programs that bring visitors: those that index, those that show links, and those that answer questions. */
const PROGRAMS = {
  Baidu: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Baidu’s renderer':
    'Mozilla/5.0 (compatible; Baiduspider-render/2.0; +http://www.baidu.com/search/spider.html)',
  'Baidu for phones':
    'Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 (KHTML,like Gecko) Version/5.1 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  Sogou: 'Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)',
  '360':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0 Safari/537.36; 360Spider',
  Byte: 'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
  Yisou:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/69.0.3497.81 YisouSpider/5.0 Safari/537.36',
  Petal: 'Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
  'WeChat’s preview': `Mozilla/5.0 (Windows NT 10.0; WOW64) ${CHROME} MicroMessenger/6.5 wechatdevtools qcloudcdn-xinan`,
  'Weibo’s preview': 'WeiboBot/1.0 (+https://weibo.com) link preview',
  Google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Google for phones': `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${CHROME} Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
  Bing: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36`,
  Yandex: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  Apple:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  GPTBot:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'ChatGPT on behalf of a person':
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  Claude:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
  Perplexity:
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)',
  'X’s cards': 'Twitterbot/1.0',
  'Facebook’s preview': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Telegram: 'TelegramBot (like TwitterBot)',
  WhatsApp: 'WhatsApp/2.23.20.0',
}

const PAGES = ['/', '/en', '/mall/ticket', '/infomation/announcement/1024']

const forPeople = new Map(
  await Promise.all(
    PAGES.map(async (path) => [path, await contentOf(path, AGENTS.person)] as const),
  ),
)

/** What a page says, and what programs read of its head. */
async function contentOf(path: string, agent: string) {
  const response = await site.get(path, { 'User-Agent': agent, Cookie: 'i18n_redirected=zh' })
  const page = readHtml(await response.text())
  return {
    status: response.status,
    main: page.text(page.one('main')),
    title: page.meta('og:title'),
    description: page.meta('og:description'),
    image: page.meta('og:image'),
    canonical: page.links('canonical'),
  }
}

describe.each(Object.entries(PROGRAMS))('%s', (_, agent) => {
  it('gets each page whole, as people do, with what a shared link shows', async () => {
    for (const path of PAGES) {
      const content = await contentOf(path, agent)
      expect.soft(content, path).toEqual(forPeople.get(path))
      expect.soft(content.status).toBe(200)
      expect.soft(content.main.length).toBeGreaterThan(100)
      expect.soft(content.image ?? '', path).toMatch(/^https:\/\/.+\.(?:jpe?g|png)/)
    }
  })

  it('is never led to another language', async () => {
    for (const language of ['en', 'zh-CN', 'fr', '*']) {
      const headers = { 'User-Agent': agent, 'Accept-Language': language }
      expect.soft((await site.get('/', headers)).status, language).toBe(200)
      expect.soft((await site.get('/en', headers)).status, language).toBe(200)
    }
  })

  it('gets a bare line for a page that there is not', async () => {
    const response = await site.get('/nothing', { 'User-Agent': agent })
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(await response.text()).not.toContain('<')
  })

  it('is let in by robots.txt, and told where the sitemap is', async () => {
    const text = await (await site.get('/robots.txt', { 'User-Agent': agent })).text()
    expect(text).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`)
    expect(text).not.toMatch(/^Disallow: \/$/m)
  })
})

describe.each(['', '/en'])('%s/llms.txt', (prefix) => {
  it('tells an assistant what it is, what costs what, and where all is told', async () => {
    const response = await site.get(`${prefix}/llms.txt`)
    expect(response.headers.get('Content-Type')).toBe('text/markdown; charset=utf-8')
    const text = await response.text()
    // As https://llmstxt.org has it: a title, a summary, sections of links.
    expect(text).toMatch(/^# \S[^\n]*\n\n> \S/)
    expect(text.match(/^## /gm)).toHaveLength(5)
    expect(text).toContain('0600-555 0168')
    expect(text).toMatch(/: ¥\d+ \(/)
    const addresses = [...text.matchAll(/^- \[[^\n]*\]\(([^)\s]+)\)$/gm)].map(([, at = '']) => at)
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses).toContain(`${SITE_ORIGIN}${prefix}/search?q=`)
    expect(addresses).toContain(`${SITE_ORIGIN}${prefix}/feeds/activities.ics`)
    const paths = new Set(addresses.map((at) => new URL(at).pathname + new URL(at).search))
    for (const path of paths) expect.soft((await site.get(path)).status, path).toBe(200)
    for (const address of addresses) expect.soft(address.startsWith(`${SITE_ORIGIN}/`)).toBe(true)
  })
})

describe('llms.txt with the backend down', () => {
  it('is as it was', async () => {
    const before = await (await site.get('/llms.txt')).text()
    await site.setFault({ call: '*', fault: 'status', value: 503 })
    expect(await (await site.get('/llms.txt')).text()).toBe(before)
    await site.clearFaults()
  })
})
