import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readSite } from '../../tools/site/read-site.ts'
import { type EntryKind, KINDS } from '../kinds.ts'
import { compileContent } from './compile.ts'
import { compileEntries } from './entries.ts'
import { type Pictures, readPictures } from './pictures.ts'
import { sample } from '../../tests/support/sample.ts'
import { sharedFolder } from '../../tests/support/fresh-folder.ts'

const SITE = readSite('tests/site')

const site = sharedFolder()
let pictures: Pictures
beforeAll(async () => {
  pictures = await readPictures(SITE.folder)
  await cp(join(SITE.folder, 'content'), join(site, 'content'), {
    recursive: true,
    filter: (path) => !path.endsWith('/pictures'),
  })
})

type Files = Readonly<Record<string, string | Uint8Array | undefined>>

/**
 * Returns the compiler's message for a copy of the content in which `files` are replaced or
 * missing.
 */
async function messageWith(files: Files, kind?: EntryKind): Promise<string> {
  const names = Object.keys(files)
  const before = await Promise.all(
    names.map((name) => readFile(join(site, name)).catch(() => undefined)),
  )
  await write(files)
  try {
    const changed = { ...SITE, folder: site }
    await (kind ? compileEntries(changed, KINDS[kind], pictures) : compileContent(changed))
    return 'nothing'
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  } finally {
    await write(Object.fromEntries(names.map((name, index) => [name, before[index]])))
  }
}

async function write(files: Files): Promise<void> {
  await Promise.all(
    Object.entries(files).map(([name, text]) =>
      text === undefined ? rm(join(site, name)) : writeFile(join(site, name), text),
    ),
  )
}

type Mistake = [from: string | RegExp, to: string, complaint: string]

/** Mistakes by kind and file. The kind is undefined for files that belong to no kind. */
const MISTAKES: [kind: EntryKind | undefined, file: string, mistakes: Mistake[]][] = [
  [
    'hotel',
    'content/hotels/101.zh.md',
    [
      [
        'category: shore\n',
        'category: moon\n',
        'category: there is no moon; content/hotels.yaml has shore, village, harbour, slope',
      ],
      ['category: shore\n', '', 'category: is missing; content/'],
      ['starRating: 4', 'starRating: 9', 'starRating: is more than 5'],
      ['area: 32', 'area: large', 'rooms.1.area: is not a number'],
      ['checkIn: 14:00', 'checkIn: noon', 'checkIn: "noon" is not a'],
      ['checkIn:', 'checkin:', 'checkin: there is no such field'],
      ['checkIn: 14:00\n', '', 'checkIn: is missing'],
      ['telephone: 0600-555 0126', 'telephone: 0600', 'telephone: is a number; put it in quotes'],
      ['starRating: 4', 'starRating:', 'starRating: is empty;'],
      ['---\n', '---\nid: "7"\n', 'id: there is no such field'],
      ['bed: 大床', 'beds: 大床', 'rooms.0.bed: is missing'],
      [
        '---\n',
        '---\npublishAt: 2026-12-02\nwithdrawAt: 2026-12-01\n',
        'withdrawAt: is not after publishAt',
      ],
    ],
  ],
  [
    'hotel',
    'content/hotels/101.en.md',
    [
      [
        'title:',
        'telephone: 0600-555 0126\ntitle:',
        'telephone: delete it here, or correct its name: this file has only texts, and 101.zh.md all other fields',
      ],
      [
        /\n {4}bed:/,
        '\n    area: 28\n    bed:',
        'rooms.2.area: delete it here, or correct its name: this file has only texts, and 101.zh.md all other fields',
      ],
      [/rooms:\n.*\n/, 'rooms:\n', 'rooms: 2 here, 3 in 101.zh.md'],
      ['---\n', '---\ndraft: true\n', 'draft: delete it here'],
    ],
  ],
  [
    'news',
    'content/news/2001.zh.md',
    [
      [/publishedAt: \S+/, 'publishedAt: 2026-02-30', 'publishedAt: "2026-02-30" is no date'],
      ['---\n', '---\ndraft: "yes"\n', 'draft: is true or false'],
      ['---\n', '---\npublishAt: soon\n', 'publishAt: "soon" is no'],
      ['title:', 'titel:', 'titel: there is no such field'],
      ['---\n', '', 'begins with no front matter'],
      ['---\n', '---\ncontent: x\n', 'content: stands below'],
      [/(\n---\n)[^]*/, '$1', 'has no text below its front'],
      ['---\n', '---\ntitle: x\n', 'line 3: this field is there twice'],
      [
        /picture: \S+/,
        'picture: Two Words',
        'picture: there is no picture Two Words; put photos/Two Words.jpg into the folder',
      ],
      [
        /picture: \S+/,
        'picture: nobody-painted-this',
        'picture: there is no picture nobody-painted-this',
      ],
      ['title:', 'title: !!set', 'line 2: a text that begins with ! needs quotes'],
    ],
  ],
  [
    'news',
    'content/news/2001.en.md',
    [
      ['title:', 'titel:', 'titel: delete it here, or correct its name'],
      [/\n---\n/, '\n---\n<p>x</p>\n\n', 'content: HTML is not allowed: <p>x</p>'],
    ],
  ],
  [
    'ticket',
    'content/tickets/401.en.md',
    [['audience:', 'audience: [', 'line 7: a bracket is opened and not closed']],
  ],
  [
    'ticket',
    'content/tickets/401.zh.md',
    [
      [/^price: .*/m, 'price: { amount: 8000, currency: RMB }', 'price.currency: is not CNY'],
      [
        /^price: .*/m,
        "price: '80'",
        'price.amount: must be a whole number of the smallest unit of CNY',
      ],
      [
        /^price: .*/m,
        'price: 80元',
        'price.amount: must be a whole number of the smallest unit of CNY',
      ],
      [/^price: .*/m, 'price: 8000', 'price: 8000 has no decimal point, as 80.00 has'],
      [/^price: .*/m, "price: ''", 'price: is missing'],
      [/$/, 'Words', 'has a text below its front matter'],
    ],
  ],
  [
    'activity',
    'content/activities/3001.zh.md',
    [[/endAt: \S+/, 'endAt: 2020-01-01', 'event.endAt: is before startAt']],
  ],
  [
    'hotel',
    'content/hotels.yaml',
    [
      ['zh: 海边', 'ja: 海辺', 'categories.0.zh: is missing'],
      ['id: shore', 'id: 海', 'categories.0.id: "海" is not a name of'],
      ['id: village', 'id: shore', 'categories: shore is there twice'],
      ['cate', 'kate', 'kategories: there is no such field'],
      [/$/, 'order: ["999"]\n', 'order: there is no 999'],
      [/$/, 'order: ["101", "101"]\n', 'order: 101 is given twice'],
    ],
  ],
  [
    'news',
    'content/news.yaml',
    [[/$/, 'order: ["2001"]\n', 'order: this list is in the order of']],
  ],
  [
    undefined,
    'content/site.zh.yaml',
    [
      [/^/, 'telephone: "1"\n', 'telephone: is in site.yaml'],
      ['id: "80"', 'id: "81"', 'menu.7.children: 81 is there twice'],
      ['opens: 08:00', 'opens: 8:00', 'site.hours.seasons.0.opens: '],
    ],
  ],
  [
    undefined,
    'content/announcements/1019.zh.md',
    [
      ['island-boat', 'rowing-boat', 'affects: facilities: there is no rowing-boat'],
      [/\nto: \S+/, '\nto: 2020-01-01', 'ends before it begins'],
      [
        'severity: closure',
        'severity: bad',
        'severity: there is no bad: closure, warning, information',
      ],
    ],
  ],
  [
    undefined,
    'content/hotels/103.zh.md',
    [['island-boat', 'rowing-boat', 'reachedBy: there is no rowing-boat']],
  ],
  [undefined, 'content/scenic.en.md', [[/$/, '<br>', 'content: HTML is not allowed: <br>']]],
  [undefined, 'content/recommendations.zh.yaml', [['"101"', '"777"', 'sections: hotels 777']]],
  [
    undefined,
    'content/guides.en.yaml',
    [['"99":', '"9999":', 'guides.1.points.9999: is not there in guides.zh.yaml']],
  ],
  [
    undefined,
    'content/guides.zh.yaml',
    [
      [
        'category: toilet',
        'category: wc',
        'guides.1: points.50.category: there is no wc; the file has ',
      ],
      [
        /coordinates: \[[\d.]+/,
        'coordinates: [0',
        'guides.1: points.1.coordinates: are outside of bounds',
      ],
      [/origin: \[[\d.]+/, 'origin: [0', 'guides.1: origin: is outside of bounds'],
      [
        /southWest: \[[\d.]+/,
        'southWest: [179',
        'guides.1: bounds: northEast is not north and east of southWest',
      ],
    ],
  ],
]

const NEWS = await readFile('tests/site/content/news/2001.zh.md', 'utf8')
const HOTEL = await readFile('tests/site/content/hotels/101.zh.md', 'utf8')
const RESTAURANT = 'content/restaurants/101'
const [ZH, EN] = await Promise.all(
  ['zh', 'en'].map((language) =>
    readFile(`tests/site/content/restaurants/201.${language}.md`, 'utf8'),
  ),
)

const broken = (text: string) => text.replace(/picture: \S+/, 'picture: nowhere')

const MISFILED: [files: Files, message: string][] = [
  [{ 'content/news/2001.zh.md': undefined }, 'content/news/2001.zh.md: is missing, another'],
  [{ 'content/scenic.en.md': undefined }, 'nothing'],
  [{ 'content/scenic.zh.md': undefined }, 'content/scenic.zh.md: is missing'],
  [{ 'content/news/a.zh.md': NEWS, 'content/news/A.zh.md': NEWS }, 'content/news/a: there is A'],
  [
    { [`${RESTAURANT}.zh.md`]: ZH, [`${RESTAURANT}.en.md`]: EN },
    'content/restaurants/101: content/hotels has an item of this name already',
  ],
  [
    { 'content/notices/2001.zh.md': NEWS, 'content/notices/2001.en.md': NEWS },
    'content/notices/2001.en.md: ',
  ],
  [{ 'content/new': '' }, 'content/new: there is no content of this name'],
  [{ 'content/guides.yaml': '' }, 'content/guides.yaml: there is no content of this name'],
  [{ 'content/news/2001.md': NEWS }, 'content/news/2001.md: is named neither <id>.zh.md nor'],
  [{ 'content/news/2001.fr.md': NEWS }, 'nothing'],
  [{ 'content/news/a.fr.md': NEWS }, 'content/news/a.fr.md: the site does not offer its language'],
  [{ 'content/scenic.jp.md': NEWS }, 'content/scenic.jp.md: there is no content of this name'],
  [{ 'content/news/码头.zh.md': NEWS }, 'content/news/码头.zh.md: is named neither'],
  [{ 'content/news/sea.jpg': NEWS }, 'content/news/sea.jpg: is named neither'],
  [
    { 'content/news/2001.zh.md': Buffer.from(NEWS, 'utf16le') },
    'content/news/2001.zh.md: is not written in UTF-8',
  ],
  [{ 'content/news.yaml': '' }, 'content/news.yaml: is empty'],
]

describe('a mistake in the content', () => {
  describe.each(MISTAKES)('of kind %s in %s', (kind, file, mistakes) => {
    it.each(sample(mistakes, 3))('is reported: %s → %s', async (from, to, complaint) => {
      const text = await readFile(join(site, file), 'utf8')
      const changed = text.replace(from, to)
      expect(changed).not.toBe(text)
      const message = await messageWith({ [file]: changed }, kind)
      expect(message).toContain(`${file}: ${complaint}`)
      for (const line of message.split('\n')) expect(line).toContain(`${file}: `)
    })
  })

  it('does not hide mistakes in other items, also of other kinds', async () => {
    const message = await messageWith({
      'content/news/2001.zh.md': broken(NEWS),
      'content/hotels/101.zh.md': broken(HOTEL),
      'content/hotels/102.zh.md': broken(
        await readFile(join(site, 'content/hotels/102.zh.md'), 'utf8'),
      ),
    })
    const files = message.split('\n').map((line) => line.split(':')[0] ?? '')
    expect(files.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'content/hotels/101.zh.md',
      'content/hotels/102.zh.md',
      'content/news/2001.zh.md',
    ])
  })

  it('does not hide other mistakes in its file, translation, kind or documents', async () => {
    const english = await readFile(join(site, 'content/hotels/101.en.md'), 'utf8')
    const scenic = await readFile(join(site, 'content/scenic.en.md'), 'utf8')
    const message = await messageWith({
      'content/hotels/101.zh.md': HOTEL.replace('starRating: 4', 'starRating: 9').replace(
        'checkIn: 14:00',
        'checkIn: noon',
      ),
      'content/hotels/101.en.md': english.replace('title:', 'telephone: "1"\ntitle:'),
      'content/hotels/103.zh.md': undefined,
      'content/hotels/stray.md': HOTEL,
      'content/news/2001.zh.md': NEWS.replace('title:', 'title: ['),
      'content/scenic.en.md': `${scenic}<br>`,
      'content/new': '',
    })
    expect(
      message
        .split('\n')
        .map((line) => line.split(' ').slice(0, 2).join(' '))
        .toSorted(),
    ).toEqual([
      'content/hotels/101.en.md: telephone:',
      'content/hotels/101.zh.md: checkIn:',
      'content/hotels/101.zh.md: starRating:',
      'content/hotels/103.zh.md: is',
      'content/hotels/stray.md: is',
      'content/new: there',
      'content/news/2001.zh.md: line',
      'content/scenic.en.md: content:',
    ])
  })

  it.each(sample(MISFILED, 4))(
    'may be an extra, missing or unreadable file: %o',
    async (files, message) => {
      expect(await messageWith(files)).toContain(message)
    },
  )
})

describe('a draft', () => {
  it('is ignored, even if its fields or other language are missing', async () => {
    const draft = '---\ndraft: true\ntitle: x\n---\nNot yet.\n'
    expect(await messageWith({ 'content/hotels/a.zh.md': draft }, 'hotel')).toBe('nothing')
    const news = NEWS.replace('---\n', '---\ndraft: true\n')
    expect(await messageWith({ 'content/notices/2001.zh.md': news })).toBe('nothing')
  })
})

it('a day plan must name existing rides, and no slippery trails for rain', async () => {
  const file = 'content/strategies/4012.zh.md'
  const text = await readFile(`tests/site/${file}`, 'utf8')
  const withPlan = (plan: string, more = '') =>
    messageWith({ [file]: text.replace(/\nplan: .*/, `\nplan: ${plan}${more}`) })
  expect(await withPlan('{ audience: 人, rides: [zeppelin] }')).toBe(
    `${file}: plan: rides: there is no zeppelin`,
  )
  const rain = '{ audience: 人, rain: true }'
  expect(await withPlan(rain, '\ntrails: ["1", "2"]')).toBe(
    `${file}: plan: rain: trail 1 is slippery in rain, by guides.yaml`,
  )
  expect(await withPlan(rain, '\ntrails: ["2"]')).toBe('nothing')
})

it('content is valid without a guide, recommendations or ticket instructions', async () => {
  const names = ['guides', 'recommendations', 'ticket-instructions'].flatMap((name) => [
    `content/${name}.zh.yaml`,
    `content/${name}.en.yaml`,
  ])
  const alert = await readFile('tests/site/content/announcements/1019.zh.md', 'utf8')
  const reached = await readFile('tests/site/content/hotels/103.zh.md', 'utf8')
  const plan = await readFile('tests/site/content/strategies/4012.zh.md', 'utf8')
  expect(
    await messageWith({
      'content/announcements/1019.zh.md': alert.replace(/affects:[^]*?\n(?=\w|---)/, ''),
      'content/hotels/103.zh.md': reached.replace(/reachedBy:.*\n/, ''),
      'content/strategies/4012.zh.md': plan.replace(', rides: [island-boat]', ''),
      ...Object.fromEntries(names.map((name) => [name, undefined])),
    }),
  ).toBe('nothing')
  expect(await messageWith({ 'content/guides.zh.yaml': undefined })).toBe(
    'content/guides.zh.yaml: is missing',
  )
})

it('accepts a file written on Windows, and ignores hidden system files', async () => {
  const windows = `\ufeff${HOTEL.replaceAll('\n', '\r\n')}`
  expect(await messageWith({ 'content/hotels/101.zh.md': windows, 'content/.DS_Store': '' })).toBe(
    'nothing',
  )
})
