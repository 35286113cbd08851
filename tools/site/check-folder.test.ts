import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import sharp from 'sharp'
import { checkCodes, checkLogo, checkNames } from './check-folder.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()

const write = (file: string, text = '') => writeIn(folder, file, text)

it.each([
  ['photo/hero.jpg', 'photo: is not part of a site. Known: content, pages, photos'],
  ['text.zh.yaml', 'text.zh.yaml: is not part of a site. Known: site.yaml, deploy.yaml, logo.svg'],
  ['texts.japanese.yaml', 'texts.japanese.yaml: is not part of a site'],
  ['hero.jpg', 'hero.jpg: is not part of a site'],
  ['content', 'content: is not part of a site'],
  ['public/index.html', 'public/index.html: the site serves its own file at this address'],
  ['public/mall/x.html', 'public/mall: the site serves its own'],
  ['public/_headers', 'public/_headers: the site serves its own'],
])('a file that is not used, or has the path of a page, is reported: %s', (file, complaint) => {
  write(file)
  expect(() => checkNames(folder)).toThrow(complaint)
})

it('notes, system files and files for other services are allowed', () => {
  for (const file of ['README.md', '.DS_Store', 'Thumbs.db', 'public/verify-7f3a.html']) write(file)
  write('public/.well-known/pki.txt')
  expect(() => checkNames(folder)).not.toThrow()
})

const svg = (inner: string, more = 'viewBox="0 0 9 9"') =>
  `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "x" "y">
<!-- drawn --><svg ${more} xmlns="http://www.w3.org/2000/svg">${inner}</svg>`

it.each([
  [svg('<script>1</script>'), 'logo.svg: has a script in it'],
  [svg('<g onload="alert(1)"/>'), 'logo.svg: has a script in it'],
  [svg('<foreignObject/>'), 'logo.svg: has a page in it'],
  [svg('<image href="https://elsewhere.example/a.png"/>'), 'logo.svg: refers to another file'],
  [svg('<style>@import "a.css";</style>'), 'logo.svg: refers to another file'],
  [svg('<rect width="9" height="9"/></g>'), 'logo.svg: is a broken drawing'],
  [svg('', 'viewBox="0 0 300 60"'), 'logo.svg: is 300 by 60; a sign is about as high as wide'],
  ['<svg viewBox="0 0 9 9"/>', 'logo.svg: is not an SVG drawing'],
  ['<html></html>', 'logo.svg: is not an SVG drawing'],
  ['', 'logo.svg: is not an SVG drawing'],
])('refuses a logo that is not a plain drawing: %s', async (text, complaint) => {
  write('logo.svg', text)
  await expect(checkLogo(folder)).rejects.toThrow(complaint)
})

it('accepts a missing logo, and a logo with `defs` and `use`', async () => {
  await expect(checkLogo(folder)).resolves.toBeUndefined()
  write('logo.svg', svg('<defs><path id="a" d="M0 0h9"/></defs><use href="#a" fill="url(#b)"/>'))
  await expect(checkLogo(folder)).resolves.toBeUndefined()
})

async function writeCode(file: string, width: number, height: number): Promise<void> {
  mkdirSync(join(folder, 'public'), { recursive: true })
  const background = '#ffffff'
  await sharp({ create: { width, height, channels: 3, background } }).toFile(
    join(folder, 'public', file),
  )
}

const of = (picture: string) => ({ name: { zh: '湾', en: 'Bay' }, picture })

it('QR codes must be square pictures that are large enough', async () => {
  await writeCode('good.png', 240, 240)
  await writeCode('small.png', 90, 90)
  await writeCode('wide.png', 600, 240)
  write('public/text.png', 'no picture')
  await expect(checkCodes(folder, { weibo: 'https://a.example/' })).resolves.toBeUndefined()
  await expect(checkCodes(folder, { wechat: of('good.png') })).resolves.toBeUndefined()
  await expect(
    checkCodes(folder, { wechat: of('small.png'), miniProgram: of('wide.png') }),
  ).rejects.toThrow(
    'site.yaml: channels.wechat.picture: public/small.png is 90 pixels wide; a phone needs 200 to read a code\nsite.yaml: channels.miniProgram.picture: public/wide.png is 600 by 240 pixels; a code is square',
  )
  await expect(checkCodes(folder, { wechat: of('text.png') })).rejects.toThrow('is no picture')
  await expect(checkCodes(folder, { wechat: of('none.png') })).rejects.toThrow('does not exist')
})
