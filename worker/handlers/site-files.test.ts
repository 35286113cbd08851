import { expect, it } from 'vitest'
import { robotsText } from './site-files.ts'

const ORIGIN = 'https://site.example'

it('robots.txt allows all crawlers if the site has no rules', () => {
  expect(robotsText([], ORIGIN)).toBe(
    'User-agent: *\nAllow: /\nDisallow: /*_payload.json\n\nSitemap: https://site.example/sitemap.xml\n',
  )
})

it('robots.txt has a group for each rule, and one for all other crawlers', () => {
  const text = robotsText(
    [
      { agents: ['GPTBot', 'CCBot'], disallow: ['/'] },
      { agents: ['Bytespider'], disallow: ['/mall'], crawlDelay: 10 },
    ],
    ORIGIN,
  )
  expect(text.split('\n\n')).toEqual([
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /',
    'User-agent: Bytespider\nAllow: /\nDisallow: /*_payload.json\nDisallow: /mall\nCrawl-delay: 10',
    'User-agent: *\nAllow: /\nDisallow: /*_payload.json',
    'Sitemap: https://site.example/sitemap.xml\n',
  ])
})

it('robots.txt uses the site’s rule for all other crawlers', () => {
  const text = robotsText([{ agents: ['*'], disallow: ['/service/complain'] }], ORIGIN)
  expect(text.match(/User-agent: \*/g)).toHaveLength(1)
  expect(text).toContain('Disallow: /service/complain')
})
