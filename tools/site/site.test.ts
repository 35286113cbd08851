import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { EXAMPLE, OWN, siteFolder } from './folder.ts'
import { readSite, versionOf } from './read-site.ts'
import { isNewer } from './version.ts'
import { readTexts } from './read-texts.ts'
import { picturesOf, siteModules } from './site-modules.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()
beforeEach(() => {
  cpSync('tests/site/site.yaml', join(folder, 'site.yaml'))
  write('texts.zh.yaml', 'title.products: 海产\n')
  write('texts.en.yaml', 'title.products: From the sea\n')
})

const SMALLEST = 'name: { zh: 青屿, en: Qingyu }\nhotline: "12301"\n'

/**
 * Returns a `site.yaml` with an accessibility statement. `fields` replace those of a complete one.
 */
function stated(fields: object): string {
  const words = { zh: '办公室', en: 'The office' }
  const whole = { standard: 'WCAG 2.2', conforms: 'fully', tested: '2026-10-12' }
  const accessibility = { ...whole, testedBy: words, method: words, ...fields }
  return `${SMALLEST}accessibility: ${JSON.stringify(accessibility)}`
}

const write = (file: string, text: string) => writeIn(folder, file, text)

describe('siteFolder', () => {
  it('is the folder in SITE_DIR, or the default folder', () => {
    expect(siteFolder({ SITE_DIR: folder })).toBe(folder)
    expect(siteFolder({})).toBe(resolve(existsSync(OWN) ? OWN : EXAMPLE))
  })

  it('throws if the folder does not exist', () => {
    expect(() => siteFolder({ SITE_DIR: './nowhere' })).toThrow(
      'SITE_DIR: there is no folder ./nowhere',
    )
  })
})

describe('readSite', () => {
  it('requires a name and a hotline, and has defaults for the rest', () => {
    write('site.yaml', SMALLEST)
    expect(readSite(folder)).toMatchObject({
      complaintDays: {},
      receiptPrefix: '',
      seals: {},
      theme: 'scroll',
      timeZone: 'Asia/Shanghai',
    })
  })

  it.each([
    ['a: [', 'site.yaml: line 1: a bracket is opened and not closed'],
    ['', 'site.yaml: is empty'],
    ['name: { en: Qingyu }\nhotline: "12301"', 'site.yaml: name.zh: is missing'],
    ['name: { zh: 青屿, en: Qingyu }', 'site.yaml: hotline: is missing'],
    [`${SMALLEST}shanmen: v0.2`, 'site.yaml: shanmen: must be the version of a release, as 0.2.0'],
    [`${SMALLEST}shanmen: next`, 'site.yaml: shanmen: must be the version of a release'],
    [
      `${SMALLEST}shanmen: 999.0.0\nsomething: new`,
      /^site\.yaml: shanmen: the folder was made for version 999\.0\.0, and this is [\d.]+: upgrade/,
    ],
    [`${SMALLEST}sael: 青屿`, 'site.yaml: sael: there is no such field'],
    [`${SMALLEST}seals: { mal: 山市 }`, 'site.yaml: seals.mal: there is no such field'],
    [`${SMALLEST}seals: { mall: 山中商城的 }`, 'site.yaml: seals.mall: must be 1 to 4 characters'],
    [`${SMALLEST}timeZone: Asia/Peking`, /^site\.yaml: timeZone: must be the name of a time zone/],
    [`${SMALLEST}securityContact: a@b.example`, /^site\.yaml: securityContact: must be an address/],
    [
      `${SMALLEST}complaintDays: { answer: 0 }`,
      'site.yaml: complaintDays.answer: must be a whole number from 1 to 90',
    ],
    [
      `${SMALLEST}complaintRetentionDays: 7`,
      'site.yaml: complaintRetentionDays: must be a whole number from 30 to 3650',
    ],
    [`${SMALLEST}receiptPrefix: yx`, 'site.yaml: receiptPrefix: must be up to 8 capital letters'],
    [
      `${SMALLEST}without: [hotels, hotel]`,
      'site.yaml: without.1: there is no page hotel to do without',
    ],
    [`${SMALLEST}without: hotels`, /^site\.yaml: without: /],
    [`${SMALLEST}colours: { primary: navy }`, 'site.yaml: colours.primary: there is no such field'],
    [
      `${SMALLEST}theme: silk`,
      'site.yaml: theme: there is no theme silk: scroll or horizon or contour',
    ],
    [
      `${SMALLEST}theme: horizon\ncolours: { accent: '#ffd400' }`,
      "site.yaml: colours.accent: #ffd400 has a contrast of 1.27:1 on the page's #f8f1e1",
    ],
    [`${SMALLEST}channels: { wexin: {} }`, 'site.yaml: channels.wexin: there is no such field'],
    [`${SMALLEST}channels: { douyin: '@bay' }`, /channels\.douyin: must be an address that begins/],
    [`${SMALLEST}channels: { weibo: 'http://weibo.com/a' }`, /channels\.weibo: must be an address/],
    [
      `${SMALLEST}channels: { wechat: { name: { zh: 湾, en: Bay }, picture: ../a.png } }`,
      /channels\.wechat\.picture: must be the name of a picture in public\//,
    ],
    [`${SMALLEST}channels: { wechat: { picture: a.png } }`, /channels\.wechat\.name: is missing/],
    [`${SMALLEST}accessibility: {}`, 'site.yaml: accessibility.standard: is missing'],
    [stated({ conforms: 'mostly' }), /accessibility\.conforms: mostly is neither fully nor partly/],
    [stated({ tested: 'last week' }), /accessibility\.tested: must be a date as 2026-10-12/],
    [stated({ tested: '2026-02-30' }), /accessibility\.tested: is not in the calendar/],
    [stated({ testedBy: { en: 'The office' } }), /accessibility\.testedBy\.zh: is missing/],
    [stated({ limits: [{ zh: '' }] }), /accessibility\.limits\.0\.zh: is empty/],
    [stated({ contact: {} }), /accessibility\.contact: needs a telephone or an email/],
    [stated({ contact: { email: 'office' } }), /contact\.email: is no address of e-mail/],
    [stated({ enforcement: { url: 'http://a.example' } }), /enforcement\.zh: is missing/],
    [`${SMALLEST}home: [news]`, /^site\.yaml: home\.0: there is no news: announcements, /],
    [`${SMALLEST}home: [guide, guide]`, 'site.yaml: home: names a section twice'],
    ['name: { zh: 青屿, en: Qingyu }\nhotline: none', 'site.yaml: hotline: must be a telephone'],
  ])('reports the mistake in %j in one sentence', (text, complaint) => {
    write('site.yaml', text)
    expect(() => readSite(folder)).toThrow(complaint)
  })

  it('has version 0.0.0 if the file states no version', () => {
    write('site.yaml', SMALLEST)
    expect(readSite(folder).shanmen).toBe('0.0.0')
    write('site.yaml', `${SMALLEST}shanmen: 0.1.0`)
    expect(versionOf(folder)).toBe('0.1.0')
  })

  it.each([
    ['0.2.0', '0.10.0'],
    ['0.9.9', '0.10.0'],
    ['0.10.0', '1.0.0'],
    ['2.0.0', '10.0.0'],
    ['1.2.3', '1.2.10'],
  ])('%s is older than %s', (older, newer) => {
    expect([isNewer(newer, older), isNewer(older, newer), isNewer(newer, newer)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('includes the accessibility statement, without limits by default', () => {
    write('site.yaml', stated({}))
    expect(readSite(folder).accessibility).toMatchObject({ conforms: 'fully', limits: [] })
    write('site.yaml', SMALLEST)
    expect(readSite(folder).accessibility).toBeUndefined()
  })

  it.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('accepts the time zone %s', (timeZone) => {
    write('site.yaml', `${SMALLEST}timeZone: ${timeZone}`)
    expect(readSite(folder).timeZone).toBe(timeZone)
  })

  it('omits sections that have no content', () => {
    write('site.yaml', `${SMALLEST}without: [complaint, hotels]`)
    cpSync('tools/new-site/template/content', join(folder, 'content'), { recursive: true })
    expect(readSite(folder).without).toEqual(['complaint', 'hotels', 'about'])
    for (const name of ['hotels', 'notices', 'guides.zh.yaml', 'tickets/adult.zh.md'])
      rmSync(join(folder, 'content', name), { recursive: true })
    rmSync(join(folder, 'content/tickets/adult.en.md'))
    write('content/tickets/.DS_Store', '')
    expect(readSite(folder).without).toEqual([
      'complaint',
      'hotels',
      'tickets',
      'publicNotices',
      'guide',
      'about',
    ])
    for (const name of ['products', 'restaurants'])
      rmSync(join(folder, 'content', name), { recursive: true })
    expect(readSite(folder).without).toContain('mall')
  })

  it('reports a file that is not in UTF-8', () => {
    // The characters 青屿 in GBK, the encoding of Windows in China.
    const name = Buffer.from([0xc7, 0xe0, 0xd3, 0xec])
    for (const file of ['site.yaml', 'texts.zh.yaml'])
      writeFileSync(join(folder, file), Buffer.concat([Buffer.from('operator: '), name]))
    expect(() => readSite(folder)).toThrow('site.yaml: is not written in UTF-8')
    expect(() => readTexts(folder)).toThrow('texts.zh.yaml: is not written in UTF-8')
  })

  it('reports that site.yaml is missing', () => {
    rmSync(join(folder, 'site.yaml'))
    expect(() => readSite(folder)).toThrow(`site.yaml: can't be read in ${folder}`)
  })
})

describe('the pictures of a site', () => {
  const picture = { src: '/pictures/a.webp', width: 3, height: 2, colour: '#ffffff', variants: [] }
  const byName = (...names: string[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, { ...picture, src: name }])))

  it('may be missing', () => {
    expect(picturesOf(folder)).toEqual({})
  })

  it('are those in the list, and photographs with allowed names', () => {
    write('pictures.json', byName('lost', 'share-home-zh'))
    write('converted/pictures.json', byName('hero', 'hero-night', 'img-2041', 'share-home-en'))
    expect(Object.keys(picturesOf(folder))).toEqual(['lost', 'share-home-zh', 'hero', 'hero-night'])
  })

  it('must have files', () => {
    const lost = { ...picture, src: '/pictures/lost.webp?v=1' }
    write('pictures.json', JSON.stringify({ lost }))
    expect(() => picturesOf(folder)).toThrow(
      'pictures.json: lost: there is no file pictures/lost.webp',
    )
  })

  it('must have allowed names', () => {
    write('pictures.json', byName('heroes'))
    expect(() => picturesOf(folder)).toThrow('pictures.json: heroes: there is no such field')
  })
})

describe('readTexts', () => {
  const defaults = JSON.parse(readFileSync('locales/en.json', 'utf8'))

  it('replaces default messages with those of the site', () => {
    expect(readTexts(folder).en).toEqual({ ...defaults, 'title.products': 'From the sea' })
    expect(readTexts(folder).zh['title.products']).toBe('海产')
  })

  it('returns the default messages if the site has no messages', () => {
    for (const file of ['texts.zh.yaml', 'texts.en.yaml']) rmSync(join(folder, file))
    expect(readTexts(folder).en).toEqual(defaults)
  })

  it.each([
    [{ 'title.prodcts': '海产' }, 'texts.zh.yaml: title.prodcts: there is no such message'],
    [{ 'title.products': '{' }, /^texts\.zh\.yaml: title\.products: /],
    [{ 'home.title': '{nmae}' }, 'texts.zh.yaml: home.title: {nmae} is not among its values: name'],
    [{ 'home.title': ' ' }, 'texts.zh.yaml: home.title: is empty; leave it out for the default'],
    [{ 'title.mall': 1 }, /^texts\.zh\.yaml: title\.mall: is a number/],
  ])('reports the mistake in %j in one sentence', (texts, complaint) => {
    write('texts.zh.yaml', JSON.stringify(texts))
    expect(() => readTexts(folder)).toThrow(complaint)
  })
})

/** Returns the code of `virtual:site/mapping`. */
const sourceOfMapping = async (): Promise<unknown> =>
  Object(siteModules(folder).load).handler('\0virtual:site/mapping')

it('the mapping of a backend is the file in the folder, or empty', async () => {
  expect(await sourceOfMapping()).toBe('export const mapping = {}')
  write('backend.ts', 'export const mapping = {}')
  const file = JSON.stringify(resolve(folder, 'backend.ts'))
  expect(await sourceOfMapping()).toBe(`export { mapping } from ${file}`)
})
