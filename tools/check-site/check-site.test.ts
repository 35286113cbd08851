import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { compileContent } from '../../backend/content/compile.ts'
import { readSite } from '../site/read-site.ts'
import { writeNewSite } from '../new-site/write-new-site.ts'
import { EXAMPLE, filesIn } from '../site/folder.ts'
import { faultsOfOrigins } from '../site/variables.ts'
import { crawl, faultsOfLinks } from './crawl.ts'
import { faultsOfFacts } from './faults-of-facts.ts'
import { faultsOfHero } from './faults-of-hero.ts'
import { brokenParts, faultsOfFiles, hintsOfFiles } from './faults-of-files.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

/** New sites are compared with this site, instead of with the example. */
const OTHER = 'tests/site'

/** Expected for a new site: share cards are missing, because only a browser can draw them. */
const CARDS = ['pictures/share-home-zh.jpg: is missing, npm run icons draws it']

const parent = freshFolder()
const folder = join(parent, 'site')
beforeEach(() => writeNewSite({ zh: '青屿海岸', en: 'Qingyu Coast' }, folder))

async function newFaults(change: () => void): Promise<string[]> {
  const before = await faultsOfFiles(folder, OTHER)
  change()
  return (await faultsOfFiles(folder, OTHER)).filter((fault) => !before.includes(fault))
}

function append(file: string, text: string): void {
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8') + text)
}

function cut(file: string, words: RegExp): void {
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(words, ''))
}

describe('the files of a site', () => {
  it('are reported as unfinished if they contain a TODO', async () => {
    const faults = await faultsOfFiles(folder, OTHER)
    expect(faults).toContain('site.yaml:5: TODO: this is still to be filled in')
    const others = faults.filter(
      (fault) => !/TODO|is the sample's|has the sample's text/.test(fault),
    )
    expect(others).toEqual(CARDS)
  })

  it('are reported if they have values of the sample, even without TODO lines', async () => {
    for (const file of ['site.yaml', 'content/scenic.zh.md', 'content/news/now-open.zh.md'])
      cut(file, /^.*TODO.*\n/gm)
    const faults = await faultsOfFiles(folder, OTHER)
    for (const fault of [
      "site.yaml: hotline: is the sample's",
      "content/scenic.zh.md: coordinates: is the sample's",
      "content/scenic.zh.md: has the sample's text",
      "content/news/now-open.zh.md: has the sample's text",
    ])
      expect.soft(faults).toContain(fault)
    expect(await brokenParts(folder)).toContain('content/scenic.zh.md: address: is missing')
  })

  it.each([
    ['欢迎来到浅澜湾。', "浅澜湾 is the example's"],
    ['Welcome to qianlan bay.', "Qianlan Bay is the example's"],
    ['Call 0600-555 0168.', "0600-555 0168 is the example's"],
    ['See https://tickets.coast.example/.', 'an address that nobody has'],
    ['Write to office@example.com.', 'an address that nobody has'],
    ['See http://localhost:8787/.', 'an address of this machine'],
    ['![](picture:sea)', 'a picture without alt'],
  ])('are reported if they contain %s', async (words, fault) => {
    const file = 'content/news/now-open.en.md'
    const line = readFileSync(join(folder, file), 'utf8').split('\n').length
    expect(await newFaults(() => append(file, words))).toContain(`${file}:${line}: ${fault}`)
  })

  it('are reported if they are pictures of the example', async () => {
    const icon = 'public/favicon.ico'
    expect(await newFaults(() => cpSync(join(OTHER, icon), join(folder, icon)))).toEqual([
      `${icon}: is the example's picture`,
    ])
  })

  it('are reported if a text in the default language or an icon is missing', async () => {
    const files = ['content/site.zh.yaml', 'public/icon-192.png']
    const faults = await newFaults(() => files.forEach((file) => rmSync(join(folder, file))))
    expect(faults).toContain('content/site.zh.yaml: is missing, another language has it')
    expect(faults).toContain('public/icon-192.png: is missing, npm run icons draws it')
  })

  it('are reported if they are the settings of a deleted folder', async () => {
    const faults = await newFaults(() =>
      rmSync(join(folder, 'content/hotels'), { recursive: true }),
    )
    expect(faults).toEqual([
      'content/hotels.yaml: delete it, because the folder content/hotels does not exist',
    ])
  })

  it('get a hint, but no error, if an English text is missing', async () => {
    writeFileSync(
      join(folder, 'content/announcements/wind.zh.md'),
      '---\ntitle: 大风\nsummary: 索道停运\npublishedAt: 2026-11-30T08:00\ncategory: visit\n---\n\n索道停运。\n',
    )
    const english = ['news/now-open.en.md', 'strategies/half-a-day.en.md', 'site.en.yaml']
    expect(
      await newFaults(() => english.forEach((file) => rmSync(join(folder, 'content', file)))),
    ).toEqual([])
    expect(await brokenParts(folder)).toEqual([])
    expect((await hintsOfFiles(folder)).filter((hint) => /^content|^en/.test(hint))).toEqual([
      expect.stringContaining('content/announcements/wind.en.md: is missing'),
      expect.stringContaining('content/news/now-open.en.md: is missing'),
      expect.stringContaining('content/site.en.yaml: is missing'),
      expect.stringContaining('content/strategies/half-a-day.en.md: is missing'),
      'en: not translated: 4 files of the content',
    ])
  })

  it('get a hint if a text of site.yaml has no translation', async () => {
    cut('site.yaml', /, en: the entrance/)
    expect(await hintsOfFiles(folder)).toContain('site.yaml: entrance: en is missing')
  })

  it('get a hint that the list of missing files is cut', async () => {
    const english = filesIn(folder).filter((file) => /^content\/.*\.en\.md$/.test(file))
    for (const file of english) rmSync(join(folder, file))
    const hints = (await hintsOfFiles(folder)).filter((hint) => /^content|^en/.test(hint))
    expect(english.length).toBeGreaterThan(10)
    expect(hints.slice(10)).toEqual([
      `en: ${english.length - 10} more files and fields are missing`,
      `en: not translated: ${english.length} files of the content`,
    ])
  })

  it('are reported if a Chinese text is missing', async () => {
    rmSync(join(folder, 'content/news/now-open.zh.md'))
    expect(await faultsOfFiles(folder, OTHER)).toContain(
      'content/news/now-open.zh.md: is missing, another language has it',
    )
  })

  it('are reported if a picture across the window is less than 1600 pixels wide', async () => {
    const picture = { src: '/pictures/a.webp', width: 1599, height: 900, colour: '#123456' }
    const list = (width: number) =>
      JSON.stringify({
        hero: { ...picture, width, variants: [] },
        pier: { ...picture, variants: [] },
      })
    const write = (width: number) =>
      writeFileSync(join(folder, 'converted/pictures.json'), list(width))
    mkdirSync(join(folder, 'converted'), { recursive: true })
    expect(await newFaults(() => write(1599))).toEqual([
      'hero: is 1599 pixels wide, and shown across the window: it needs 1600',
    ])
    write(1600)
    expect((await faultsOfFiles(folder, OTHER)).join()).not.toContain('pixels wide')
  })

  it('are reported if they cannot be loaded', async () => {
    expect(await brokenParts(folder)).toEqual([])
    append('content/hotels.yaml', 'order: [inn]\n')
    expect(await brokenParts(folder)).toEqual(['content/hotels.yaml: order: there is no inn'])
  })

  it('are all checked in one run, even if many have errors', async () => {
    append('site.yaml', 'sael: 青屿\nhotlien: "1"\nreceiptPrefix: qy\n')
    append('content/hotels.yaml', 'order: [inn]\n')
    append('content/scenic.en.md', '<br>\n')
    writeFileSync(join(folder, 'text.zh.yaml'), '')
    writeFileSync(join(folder, 'texts.zh.yaml'), 'title.mal: 商城\nhome.title: "{"\n')
    writeFileSync(join(folder, 'logo.svg'), '<svg/>')
    writeFileSync(
      join(folder, 'pictures.json'),
      JSON.stringify({
        lost: { src: '/pictures/lost.webp', width: 3, height: 2, colour: '#ffffff', variants: [] },
        hero: { src: '/pictures/hero.webp', width: 3, height: 2, colour: '#ffffff', variants: [] },
      }),
    )
    const broken = await brokenParts(folder)
    expect(broken.map((line) => line.split(' ').slice(0, 3).join(' ')).toSorted()).toEqual([
      'content/hotels.yaml: order: there',
      'content/scenic.en.md: content: HTML',
      'logo.svg: is not',
      'pictures.json: hero: there',
      'pictures.json: lost: there',
      'site.yaml: hotlien: there',
      'site.yaml: receiptPrefix: must',
      'site.yaml: sael: there',
      'text.zh.yaml: is not',
      'texts.zh.yaml: home.title: EXPECT_ARGUMENT_CLOSING_BRACE',
      'texts.zh.yaml: title.mal: there',
    ])
    expect((await faultsOfFiles(folder, OTHER)).join()).toContain('site.yaml:')
  })

  it('get a hint for a default text, and for a missing accessibility statement', async () => {
    const hints = (await hintsOfFiles(folder)).join('\n')
    expect(hints).toContain('texts.zh.yaml: hotelList.lead: has the default text (')
    expect(hints).toContain('texts.zh.yaml: contact.description: has the default text (')
    expect(hints).toContain('site.yaml: accessibility: is missing')
    writeFileSync(join(folder, 'texts.zh.yaml'), 'contact.description: 怎样找到我们。\n')
    writeFileSync(join(folder, 'texts.en.yaml'), 'contact.description: How to find us.\n')
    append('site.yaml', 'without: [hotels, accessibility]\n')
    cut('site.yaml', /without: \[\]\n/)
    const fewer = (await hintsOfFiles(folder)).join('\n')
    expect(fewer).not.toMatch(/hotelList|contact\.description|accessibility/)
    expect(fewer).toContain('newsList.description')
  })

  it('get a hint, but no error, if tickets do not have the same services', async () => {
    const hints = async () =>
      (await hintsOfFiles(folder)).filter((each) => each.includes('services'))
    const ticket = readFileSync(join(folder, 'content/tickets/adult.zh.md'), 'utf8')
    const write = (text: string) => writeFileSync(join(folder, 'content/tickets/boat.zh.md'), text)
    write(ticket)
    expect(await hints()).toEqual([])
    const services = 'services:\n  - { name: 游船, included: true }\n'
    expect(await newFaults(() => write(ticket.replace('services:\n', services)))).toEqual([])
    expect(await hints()).toEqual([
      'content/tickets/boat.zh.md: services: are 游船, 入园, but those of adult.zh.md are 入园: list all of them in each ticket, in one order',
    ])
  })

  it('get a hint, but no error, for fields that are missing in another language', async () => {
    const strategy = 'content/strategies/half-a-day'
    const faults = await newFaults(() => {
      cut(`${strategy}.en.md`, /season: .*\n/)
      cut(`${strategy}.en.md`, /, note: [^}]*(?= })/)
      cut('content/guides.en.yaml', /(?<='2': \{.*), summary: [^}]*(?= })/)
      append('content/site.zh.yaml', 'slogan: 来\n')
    })
    expect(faults).toEqual([])
    const hints = (await hintsOfFiles(folder)).filter((hint) => /^content|^en/.test(hint))
    expect(hints.toSorted()).toEqual([
      'content/guides.en.yaml: guides.1.points.2.summary: is missing, guides.zh.yaml has it',
      'content/site.en.yaml: slogan: is missing, site.zh.yaml has it',
      `${strategy}.en.md: season: is missing, half-a-day.zh.md has it`,
      `${strategy}.en.md: stops.0.note: is missing, half-a-day.zh.md has it`,
      'en: not translated: 4 fields of other files',
    ])
  })
})

describe('texts', () => {
  const strategy = 'content/strategies/4001.en.md'
  const news = 'content/news/2001.en.md'
  let copy: string
  beforeEach(() => {
    copy = join(parent, 'copy')
    cpSync(OTHER, copy, { recursive: true })
  })

  it.each(['tests/site', EXAMPLE])('of %s match the data', async (site) => {
    expect(await faultsOfFacts(site)).toEqual([])
  })

  it.each([
    ['Call 0600-555 0199.', strategy, '0600-555 0199 is no telephone number of the data'],
    ['Call 0600-555 0199.', news, '0600-555 0199 is no telephone number of the data'],
    ['Call 0600-555 0168.', strategy, undefined],
    ['The Island boat runs 08:00–17:00.', strategy, '08:00–17:00, but Island boat: 08:30–17:00'],
    ['The Island boat runs 08:30–17:00.', strategy, undefined],
    ['The Island boat runs 08:00–17:00.', news, undefined],
    ['The Island boat runs. The café opens 08:00–17:00.', strategy, undefined],
  ])('with %j in %s get this error: %s', async (words, file, fault) => {
    const text = readFileSync(join(copy, file), 'utf8')
    writeFileSync(join(copy, file), `${text}\n${words}\n`)
    const line = text.split('\n').length + 1
    expect(await faultsOfFacts(copy)).toEqual(
      fault === undefined ? [] : [`${file}:${line}: ${fault}`],
    )
  })

  it('have a fault if the hours in scenic are not those of site', async () => {
    const insert = (language: string, row: string) => {
      const text = readFileSync(join(OTHER, `content/scenic.${language}.md`), 'utf8')
      const changed = text.replace('---\n', `---\nopeningHours: [{ ${row} }]\n`)
      writeFileSync(join(copy, `content/scenic.${language}.md`), changed)
    }
    insert('en', 'name: Summer')
    insert('zh', 'name: 夏季, opens: 08:00, closes: 18:00')
    expect(await faultsOfFacts(copy)).toEqual([])
    insert('zh', 'name: 夏季, opens: 08:00, closes: 19:00')
    expect(await faultsOfFacts(copy)).toEqual([
      expect.stringMatching(
        /^content\/scenic\.zh\.md: openingHours: 08:00–19:00, but site\.zh\.yaml: 08:00–18:00/,
      ),
    ])
  })

  it('with the wrong price of an item get an error', async () => {
    const { zh, amount } = await someTicket(copy)
    const file = 'content/strategies/4001.zh.md'
    const text = readFileSync(join(copy, file), 'utf8')
    const faultsWith = (price: number) => {
      writeFileSync(join(copy, file), `${text}\n${zh}只要 ¥${price}。\n`)
      return faultsOfFacts(copy)
    }
    expect(await faultsWith(amount)).toEqual([])
    expect(await faultsWith(amount + 1)).toEqual([
      expect.stringContaining(`¥${amount + 1}, but ${zh}: `),
    ])
  })
})

/** Returns the Chinese name of a ticket, and its price in yuan. */
async function someTicket(folder: string) {
  const { entries } = await compileContent(readSite(folder))
  const ticket = entries.find(({ kind }) => kind === 'ticket')
  return { zh: ticket?.texts[0]?.title ?? '', amount: (ticket?.price ?? 0) / 100 }
}

it.each(['', 'http://localhost:8787', 'https://www.coast.example', 'http://127.0.0.1'])(
  'the origin %j is reported as not public',
  (origin) => {
    const complaints = faultsOfOrigins({ SITE_ORIGIN: origin, BACKEND_ORIGIN: origin })
    const names = origin === '' ? ['SITE_ORIGIN'] : ['SITE_ORIGIN', 'BACKEND_ORIGIN']
    expect(complaints.map((each) => each.split(': write yours in deploy.yaml, ')[0])).toEqual(
      names.map((name) => `${name}: ${origin} is no public address`),
    )
  },
)

it('the origin of a server of one’s own may be in the environment', () => {
  const [complaint] = faultsOfOrigins({ SITE_ORIGIN: 'http://localhost:8787', BACKEND_ORIGIN: '' })
  expect(complaint).toMatch(/server of your own, in the environment, as SITE_ORIGIN$/)
})

it('links are reported if their page or their part of it does not exist', async () => {
  const html: Record<string, string> = {
    '/': '<a href="/en">English</a> <a href="/visit#parking">Parking</a> <a href="#top">Up</a>',
    '/en':
      '<a href="/nowhere">?</a> <a href="https://elsewhere.example/">Elsewhere</a> <a href="/old">Old</a>',
    '/visit':
      '<h2 id="tickets">Tickets</h2><a href="/visit#tickets">Down</a> <a href="/nowhere">?</a>',
  }
  const answer = (path: string) =>
    path === '/old'
      ? new Response('', { status: 301 })
      : new Response(html[path] ?? '', { status: path in html ? 200 : 404 })
  const pages = await crawl((path) => Promise.resolve(answer(path)))
  expect(faultsOfLinks(pages)).toEqual([
    '/en: links to /nowhere, which answers 404',
    '/: links to /visit#parking, and there is no such part',
  ])
})

function inTheme(theme: 'scroll' | 'horizon') {
  return { ...readSite(folder), theme }
}

async function writePicture(name: string, background: string): Promise<void> {
  mkdirSync(join(folder, 'converted'), { recursive: true })
  await sharp({ create: { width: 320, height: 180, channels: 3, background } })
    .webp()
    .toFile(join(folder, `converted/${name}.webp`))
  const list = join(folder, 'converted/pictures.json')
  const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  const src = `/pictures/${name}.webp?v=1`
  const picture = { src, width: 320, height: 180, colour: '#808080', variants: [] }
  writeFileSync(list, JSON.stringify({ ...before, [name]: picture }))
}

describe('the first picture of the home page', () => {
  it.each(['scroll', 'horizon'] as const)('may be missing in the theme %s', async (theme) => {
    expect(await faultsOfHero(inTheme(theme))).toEqual([])
  })

  it('needs enough contrast with the name on it, by day and at night', async () => {
    await writePicture('hero', '#f0f0f0')
    await writePicture('hero-night', '#101820')
    expect(await faultsOfHero(inTheme('scroll'))).toEqual([])
    await writePicture('hero', '#203040')
    await writePicture('hero-night', '#e0e0e0')
    expect(await faultsOfHero(inTheme('scroll'))).toEqual([
      expect.stringMatching(/^hero: the name on it has a contrast of 1\.\d:1, and needs 4\.5:1: /),
      expect.stringMatching(/^hero-night: the name on it has a contrast of 1\.\d:1/),
    ])
    expect(await faultsOfHero(inTheme('horizon'))).toEqual([])
  })

  it('is dimmed on a dark page if it has no dark variant', async () => {
    await writePicture('hero', '#ffffff')
    expect(await faultsOfHero(inTheme('scroll'))).toEqual([])
    await writePicture('hero-tall', '#808080')
    expect(await faultsOfHero(inTheme('scroll'))).toEqual([
      expect.stringMatching(/^hero-tall: the name on it has a contrast/),
    ])
  })

  it.each(['tests/site', EXAMPLE])(
    'of %s has enough contrast with the name on it',
    async (example) => {
      expect(await faultsOfHero(readSite(example))).toEqual([])
    },
  )
})
