import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { contentStatements } from '../../backend/content/compile.ts'
import { readSite } from '../site/read-site.ts'
import { productVersion } from '../site/version.ts'
import { iconsOf } from './drawn-files.ts'
import { writeNewSite } from './write-new-site.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const parent = freshFolder()

const NAME = { zh: '青屿海岸', en: 'Qingyu Coast' }

describe('a new site', () => {
  it('has its names, content that compiles, and icons', async () => {
    const folder = join(parent, 'site')
    await writeNewSite(NAME, folder)
    expect(readSite(folder)).toMatchObject({
      shanmen: productVersion(),
      name: NAME,
      without: [],
    })
    expect((await contentStatements(readSite(folder))).join()).toContain('青屿海岸管理处')
    const { width, height } = await sharp(join(folder, 'public/icon-512.png')).metadata()
    expect([width, height]).toEqual([512, 512])
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    const texts = files
      .filter((file) => /\.(?:yaml|md)$/.test(file.name))
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    expect(texts.length).toBeGreaterThan(40)
    expect(texts.join('\n')).not.toMatch(/__|undefined/)
  })

  it.each([
    { zh: '青屿、海岸（南区）', en: "Fisher's Coast & Islands, South (Bay)" },
    { zh: '青'.repeat(60), en: `${'Qingyu '.repeat(8)}Bay!` },
    { zh: '青屿·海岸', en: 'Yes' },
  ])('may have a name of 60 characters with punctuation: %o', async (name) => {
    const folder = join(parent, 'site')
    await writeNewSite(name, folder)
    expect(readSite(folder).name).toEqual(name)
    expect((await contentStatements(readSite(folder))).length).toBeGreaterThan(10)
  })

  it('is not written where something is', async () => {
    const folder = join(parent, 'site')
    mkdirSync(folder)
    await expect(writeNewSite(NAME, folder)).rejects.toThrow(`${folder}: exists already`)
    expect(readdirSync(parent)).toEqual(['site'])
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['', ' ', 'a: b', '{', '"', 'a\nb', '#', 'a\\', 'a*b', 'a<b>', '青'.repeat(61)])(
    'can’t be called %j',
    async (zh) => {
      await expect(writeNewSite({ ...NAME, zh }, join(parent, 'site'))).rejects.toThrow(
        'a name has',
      )
      expect(readdirSync(parent)).toEqual([])
    },
  )
})

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><text>屿</text></svg>', 'logo.svg: contains text'],
  ['nothing', 'logo.svg: is not a drawing'],
])('icons are not drawn from %s', async (svg, complaint) => {
  await expect(iconsOf(svg)).rejects.toThrow(complaint)
})
