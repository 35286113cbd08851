import { describe, expect, it } from 'vitest'
import { startInProcess } from '../../../tests/support/site-in-process.ts'

const site = await startInProcess()

describe('the list of announcements', () => {
  it.each([
    ['/infomation/announcement', '公告'],
    ['/en/infomation/announcement', 'Announcements'],
  ])('at %s has its title, and a link to each announcement', async (address, title) => {
    const page = await site.getPage(address)
    expect(page.text(page.one('h1'))).toBe(title)
    const links = page
      .all('a', page.one('main'))
      .map((link) => page.attribute(link, 'href') ?? '')
      .filter((href) => href.startsWith(`${address}/`))
    expect(links.length).toBeGreaterThan(1)
    for (const link of new Set(links)) expect((await site.get(link)).status).toBe(200)
  })

  it('is also available as a payload', async () => {
    const response = await site.get('/infomation/announcement/_payload.json')
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ language: 'zh', layout: 'default' })
  })
})
