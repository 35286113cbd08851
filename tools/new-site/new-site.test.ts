import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compileContent, contentStatements } from '../../backend/content/compile.ts'
import { readSite } from '../site/read-site.ts'
import { productVersion } from '../site/version.ts'
import { iconsOf } from './drawn-files.ts'
import { writeNewSite } from './write-new-site.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'
import { sample } from '../../tests/support/sample.ts'

const parent = freshFolder()

const NAME = { zh: '青屿海岸', en: 'Qingyu Coast' }

const CHECK = `
const { brokenParts, faultsOfFiles } = await import('./tools/check-site/faults-of-files.ts')
const { LANGUAGES } = await import('./locales/languages.ts')
const folder = process.env.SITE_DIR
const faults = [...(await brokenParts(folder)), ...(await faultsOfFiles(folder, 'tests/site'))]
console.log(JSON.stringify({ languages: LANGUAGES, faults }))`

/** Reads a site in its own process, because a process reads the languages only once. */
async function checked(folder: string): Promise<{ languages: string[]; faults: string[] }> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', CHECK], {
    env: { ...process.env, SITE_DIR: folder },
  })
  const { languages, faults } = JSON.parse(stdout)
  const isOfSample = /TODO|is the sample's|has the sample's text/
  return { languages, faults: faults.filter((fault: string) => !isOfSample.test(fault)) }
}

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

  it('has its opening hours once, in site.zh.yaml', async () => {
    const folder = join(parent, 'site')
    await writeNewSite(NAME, folder)
    const { documents } = await compileContent(readSite(folder))
    const rows = documents.filter(({ kind }) => kind === 'scenic').map(({ body }) => body)
    const hours = { opens: '08:00', closes: '18:00', lastEntry: '16:30' }
    expect(rows).toMatchObject([
      { openingHours: [{ name: '全年', ...hours }] },
      { openingHours: [{ name: 'All year', ...hours }] },
    ])
    const names = ['scenic.zh.md', 'questions/when-does-it-open.zh.md']
    const texts = names.map((name) => readFileSync(join(folder, 'content', name), 'utf8'))
    expect(texts.join('\n')).not.toMatch(/openingHours|08:00|18:00/)
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

  it('is not written into an existing folder', async () => {
    const folder = join(parent, 'site')
    mkdirSync(folder)
    await expect(writeNewSite(NAME, folder)).rejects.toThrow(`${folder}: exists already`)
    expect(readdirSync(parent)).toEqual(['site'])
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(
    sample(
      [
        { names: { en: 'Qingyu Coast' } },
        { names: { en: 'Qingyu Coast', de: 'Küste Qingyu' } },
        { names: { en: 'Qingyu Coast' }, languages: ['en', 'de', 'he'] },
        { names: { ja: '青嶼海岸', en: 'Qingyu Coast' } },
        { names: { zh: '青屿海岸' } },
        { names: { en: "Fisher's Coast", zh: '青屿海岸' } },
      ],
      3,
    ),
  )(
    'is complete except for TODO lines, values of the sample and a share picture, in the languages of %o',
    async ({ names, languages }) => {
      const folder = join(parent, 'site')
      const tags = languages ?? Object.keys(names)
      await writeNewSite(names, folder, tags)
      const [first = ''] = tags
      expect(await checked(folder)).toEqual({
        languages: tags,
        faults: [`pictures/share-home-${first}.jpg: is missing, npm run icons draws it`],
      })
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const ofFirst = files.filter((file) => file.endsWith(`.${first}.md`))
      expect(ofFirst).toContain(`content/scenic.${first}.md`)
      const chinese = files
        .filter((file) => /\.(?:md|yaml)$/.test(file))
        .filter((file) => /[景区入口这里]/.test(readFileSync(join(folder, file), 'utf8')))
      expect(chinese.includes('content/scenic.zh.md')).toBe(tags.includes('zh'))
      expect(chinese.length > 0).toBe(tags.includes('zh'))
    },
  )

  it('has the same facts in any order of languages, and only words in translations', async () => {
    const folders = [join(parent, 'chinese'), join(parent, 'english')] as const
    await writeNewSite(NAME, folders[0])
    await writeNewSite({ en: NAME.en, zh: NAME.zh }, folders[1])
    const [chinese, english] = folders.map((folder) => (tag: string) => {
      const text = readFileSync(join(folder, `content/hotels/a-place-to-stay.${tag}.md`), 'utf8')
      const [, head = '', body = ''] = text.split('---\n')
      return { fields: parse(head), body }
    })
    expect(chinese?.('zh').body).toBe(english?.('zh').body)
    expect(english?.('zh').fields).toEqual({
      title: '住宿一处',
      summary: expect.stringMatching(/^这里/),
      address: 'TODO 地址',
      rooms: [{ name: '双人间', bed: '双床' }],
    })
    expect(english?.('en').fields).toEqual({
      ...chinese?.('zh').fields,
      ...chinese?.('en').fields,
      rooms: [{ name: 'Twin room', area: 24, occupancy: 2, price: '300.00', bed: 'Two beds' }],
    })
  })

  it('is not written in an unknown language', async () => {
    const written = writeNewSite({ jp: 'Qingyu' }, join(parent, 'site'))
    await expect(written).rejects.toThrow('jp is not a language; Japanese is ja')
    expect(readdirSync(parent)).toEqual([])
  })

  it.each(['', ' ', 'a: b', '{', '"', 'a\nb', '#', 'a\\', 'a*b', 'a<b>', '青'.repeat(61)])(
    'may not be called %j',
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
