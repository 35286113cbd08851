import { expect, it } from 'vitest'
import { startInProcess } from '../../../tests/support/site-in-process.ts'

const site = await startInProcess()

it.each(['footer', 'main'])('the %s has QR codes with names, and links', async (part) => {
  const page = await site.getPage('/en/infomation/contact')
  const [within] = page.all(part)
  const codes = page.all('img', within).map((image) => page.attribute(image, 'src') ?? '')
  expect(codes.filter((src) => /^\/(?:wechat|mini-program)\.png\?v=\w{8}$/.test(src))).toHaveLength(
    2,
  )
  const links = page.all('a', within).map((link) => page.attribute(link, 'href'))
  for (const name of ['video', 'douyin', 'weibo'])
    expect(links).toContain(`https://${name}.example/qianlan`)
  expect(within && page.text(within)).toContain('WeChat mini programBay guide')
})
