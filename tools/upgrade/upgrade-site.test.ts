import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { compileContent } from '../../backend/content/compile.ts'
import { brokenParts } from '../check-site/faults-of-files.ts'
import { readSite } from '../site/read-site.ts'
import { productVersion } from '../site/version.ts'
import { upgradeSite } from './upgrade-site.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const parent = freshFolder()
const site = join(parent, 'site')
let output: string
beforeEach(() => void (output = ''))

type Recorded = 'before-0.1.0' | '0.1.0'
const FOLDERS = ['before-0.1.0', '0.1.0'] as const
const before = (folder: Recorded) => join('tests/upgrade', folder)

async function upgrade(folder: Recorded, isTry = false): Promise<void> {
  await upgradeSite(site, {
    before: before(folder),
    isTry,
    say: (text) => (output += `${text}\n`),
  })
}

function copyOf(folder: Recorded): void {
  cpSync(join(before(folder), 'site'), site, { recursive: true })
}

const read = (file: string) => readFileSync(join(site, file), 'utf8')

function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files.map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  )
}

function commentsIn(folder: string): Set<string> {
  const files = globSync(join(folder, '**/*.{yaml,md}'))
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  return new Set(
    lines.flatMap((line) => /(?:^|\s)# (?!#)(.+)$/.exec(line)?.[1]?.split('docs/')[0] ?? []),
  )
}

describe.each(FOLDERS)('a folder of %s', (folder) => {
  beforeEach(() => copyOf(folder))

  it('can be built and compiled after the upgrade', async () => {
    await upgrade(folder)
    expect(await brokenParts(site)).toEqual([])
    expect(readSite(site)).toMatchObject({ shanmen: productVersion(), name: { en: 'Qianlan Bay' } })
    const { entries, documents } = await compileContent(readSite(site))
    expect(new Set(entries.map(({ kind }) => kind)).size).toBe(13)
    expect(documents.map(({ kind }) => kind)).toContain('guide')
    expect(output).toContain(`site is changed from version 0.0.0 to ${productVersion()}.`)
  })

  it('keeps every comment, and every file that is not content', async () => {
    const [comments, files] = [commentsIn(site), filesIn(site)]
    await upgrade(folder)
    expect([...comments].filter((comment) => !commentsIn(site).has(comment))).toEqual([])
    expect(comments.size).toBeGreaterThan(4)
    const drawn = Object.keys(files).filter((file) => /\.(?:png|svg|ico|json)$/.test(file))
    for (const file of drawn) expect(filesIn(site)[file]).toBe(files[file])
    expect(drawn.length).toBeGreaterThan(5)
  })

  it('is saved beside the upgraded folder', async () => {
    const files = filesIn(site)
    await upgrade(folder)
    expect(readdirSync(parent).toSorted()).toEqual(['site', 'site.before-upgrade'])
    expect(filesIn(`${site}.before-upgrade`)).toEqual(files)
  })

  it('does not change when it is upgraded again', async () => {
    await upgrade(folder)
    const files = filesIn(site)
    // Without its version, the folder goes through every step again.
    writeFileSync(join(site, 'site.yaml'), read('site.yaml').replace(/^shanmen: .*\n/m, ''))
    await upgrade(folder)
    expect(filesIn(site)).toEqual(files)
    output = ''
    await upgrade(folder)
    expect(output).toBe(`${site} is already as version ${productVersion()} needs it.\n`)
  })

  it('is not changed by a dry run, which shows the changes', async () => {
    const files = filesIn(site)
    await upgrade(folder, true)
    expect(filesIn(site)).toEqual(files)
    expect(readdirSync(parent)).toEqual(['site'])
    expect(output).toContain(`+shanmen: ${productVersion()}`)
  })

  it('is not changed if the result is invalid', async () => {
    writeFileSync(join(site, 'texts.zh.yaml'), 'no.such.message: 海\n')
    const files = filesIn(site)
    await expect(upgrade(folder)).rejects.toThrow(
      /^After the upgrade: texts\.zh\.yaml: no\.such\.message: there is no such message\. .*is as it was/,
    )
    expect(filesIn(site)).toEqual(files)
    expect(readdirSync(parent)).toEqual(['site'])
  })
})

describe('a folder from before 0.1.0', () => {
  beforeEach(() => copyOf('before-0.1.0'))

  it('has one file for each item and language', async () => {
    await upgrade('before-0.1.0')
    expect(readdirSync(join(site, 'content/hotels')).toSorted()).toEqual([
      '1.en.md',
      '1.zh.md',
      'pier-house.en.md',
      'pier-house.zh.md',
    ])
    expect(parse(read('content/hotels.yaml')).order).toEqual(['pier-house', '1'])
    const [, facts = '', text] = read('content/hotels/pier-house.zh.md').split('---\n')
    expect(parse(facts)).toMatchObject({
      title: '码头小馆',
      checkIn: '15:00',
      rooms: [
        { name: '海景间', area: 20, price: { amount: 42000 } },
        { name: '单人间', accessible: true, note: '门宽 90 厘米' },
      ],
    })
    expect(text).toBe('## 早餐\n\n七点开始，[餐饮](/mall/restaurant)在楼下。\n')
    expect(existsSync(join(site, 'content/news/3.en.md'))).toBe(false)
  })

  it.each([
    [
      'content/facts/hotel.yaml',
      'items: []\n',
      'content/facts/hotel.yaml: nothing reads this file',
    ],
    ['content/en/notes.txt', 'call Li\n', 'content/en/notes.txt: nothing reads this file'],
    ['content/hotels/1.zh.md', 'mine\n', 'content/hotels/1.zh.md: is there already'],
    ['content/zh/culture/9.md', '---\ntitle: 九\n---\n九\n', 'content/facts/culture.yaml: 9: has'],
    ['content/zh/culture/1.md', 'text only\n', 'content/zh/culture/1.md: begins with no front'],
    ['content/facts/spots.yaml', 'items: [\n', /^content\/facts\/spots\.yaml: line \d: a bracket/],
    ['content/zh/tickets.yaml', "'1': { price: 80 }\n", 'content/facts/tickets.yaml: 1: price: is'],
  ])('is not changed if the upgrade cannot use %s', async (file, text, sentence) => {
    writeIn(site, file, text)
    const files = filesIn(site)
    await expect(upgrade('before-0.1.0')).rejects.toThrow(sentence)
    expect(filesIn(site)).toEqual(files)
  })
})

describe('a folder of 0.1.0', () => {
  beforeEach(() => copyOf('0.1.0'))

  it('gets its deployment from both configurations of wrangler', async () => {
    await upgrade('0.1.0')
    expect(parse(read('deploy.yaml'))).toEqual({
      name: 'qianlan',
      origin: 'https://www.qianlan-bay.cn',
      domains: ['www.qianlan-bay.cn'],
      database: '5f0e9f6a-2b41-4c39-9d0f-0c2a5a0f6b11',
      variables: { CANONICAL_HOST_ONLY: 'true' },
      wrangler: { account_id: '0123456789abcdef0123456789abcdef' },
    })
  })

  it('keeps an existing deploy.yaml', async () => {
    const own = '# ours\nname: bay\norigin: https://bay.cn\n'
    writeFileSync(join(site, 'deploy.yaml'), own)
    await upgrade('0.1.0')
    expect(read('deploy.yaml')).toBe(own)
  })

  it('is refused if it is of a newer version', async () => {
    writeFileSync(join(site, 'site.yaml'), `${read('site.yaml')}shanmen: 999.0.0\n`)
    await expect(upgrade('0.1.0')).rejects.toThrow('was made for version 999.0.0, and this is')
  })
})

const git = (...args: string[]) =>
  execFileSync('git', ['-C', site, '-c', 'user.name=t', '-c', 'user.email=t@t.cn', ...args])

describe('a folder in git', () => {
  beforeEach(() => {
    copyOf('0.1.0')
    git('init', '-q')
    git('add', '.')
    git('commit', '-qm', 'site')
  })

  it('is changed in place, without a copy', async () => {
    await upgrade('0.1.0')
    expect(readdirSync(parent)).toEqual(['site'])
    expect(git('status', '--porcelain').toString()).toContain('?? deploy.yaml')
  })

  it('is refused if it has uncommitted changes', async () => {
    writeFileSync(join(site, 'site.yaml'), `${read('site.yaml')}# new\n`)
    const files = filesIn(site)
    await expect(upgrade('0.1.0')).rejects.toThrow('has changes that are not committed')
    expect(filesIn(site)).toEqual(files)
  })

  it('is copied if git ignores some of its files', async () => {
    writeFileSync(join(site, '.gitignore'), 'photos\n')
    git('add', '.')
    git('commit', '-qm', 'no photographs')
    writeIn(site, 'photos/pier.jpg', 'a photograph')
    await upgrade('0.1.0')
    expect(readdirSync(parent).toSorted()).toEqual(['site', 'site.before-upgrade'])
    expect(read('photos/pier.jpg')).toBe('a photograph')
  })
})
