import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readSite } from '../site/read-site.ts'
import { freshFolder } from '../../tests/support/fresh-folder.ts'

const SETTINGS =
  '# Our bay.\nname: { zh: 青屿, en: Qingyu } # both\nhotline: "12301"\nhome: [activities, guide]\n'

const folder = freshFolder()
beforeEach(() => {
  write(SETTINGS)
})

function write(text: string): void {
  writeFileSync(join(folder, 'site.yaml'), text)
}

const settings = () => readFileSync(join(folder, 'site.yaml'), 'utf8')
const COMMAND = [process.execPath, 'tools/language/language.ts'] as const
const environment = () => ({ env: { ...process.env, SITE_DIR: folder }, encoding: 'utf8' as const })

function add(...words: string[]): string {
  return execFileSync(COMMAND[0], [COMMAND[1], 'add', ...words], environment())
}

function refusal(...words: string[]): string {
  const { status, stderr } = spawnSync(COMMAND[0], [COMMAND[1], ...words], environment())
  expect(status).toBe(1)
  return stderr
}

describe('npm run language', () => {
  it('adds languages, changes nothing else, and reports untranslated texts', () => {
    const output = add('th')
    expect(output).toContain('After the next npm start or npm run deploy, ไทย is at /th.')
    expect(output).toMatch(/Not translated:\n  (\d+) of \1 interface texts/)
    expect(settings()).toBe(`${SETTINGS}languages: [zh, en, th]\n`)
    expect(readSite(folder).languages).toEqual(['zh', 'en', 'th'])
    const japanese = add('ja')
    expect(japanese).toMatch(
      /日本語 is at \/ja\. Its id in the calls is 3\.[^]*npm run check:site lists/,
    )
    expect(japanese).toMatch(
      /All \d+ interface texts are translated\.\nNot translated:\n {2}fields of site/,
    )
    expect(settings()).toBe(`${SETTINGS}languages: [zh, en, th, ja]\n`)
    expect(readSite(folder).name).toMatchObject({ zh: '青屿', ja: 'Qingyu' })
  })

  it('lists the texts of site.yaml without a translation', () => {
    const words = { zh: '办公室' }
    const statement = { standard: 'WCAG', conforms: 'fully', tested: '2026-10-12' }
    const accessibility = JSON.stringify({ ...statement, testedBy: words, method: words })
    write(`${SETTINGS}languageIds: { zh: 1, en: 2 }\naccessibility: ${accessibility}\n`)
    expect(add('ja')).toContain(
      '\n  fields of site.yaml: name, accessibility.testedBy, accessibility.method\n',
    )
  })

  it('adds a language to a list with one item per line', () => {
    write(`${SETTINGS}languages:\n  - zh\n  - en # for guests\ntimeZone: Asia/Shanghai\n`)
    add('ja')
    expect(settings()).toBe(
      `${SETTINGS}languages:\n  - zh\n  - en # for guests\n  - ja\ntimeZone: Asia/Shanghai\n`,
    )
  })

  it('names the region of a language only if another region is present', () => {
    expect(add('pt-BR')).toContain('Português is at /pt-br.')
    expect(add('pt-PT')).toContain('Português europeu is at /pt-pt.')
  })

  it.each([
    [['add', 'jp'], 'jp is not a language; Japanese is ja'],
    [['add', 'zh_TW'], 'zh_TW is not a language tag of BCP 47'],
    [['add', 'zh-hant'], 'zh-hant is spelt zh-Hant'],
    [['add', 'qqq'], 'qqq is not a language that Intl has'],
    [['add', 'en'], 'site.yaml: languages: has en already'],
    [['add'], 'Usage: npm run language'],
    [['drop', 'en'], 'Usage: npm run language'],
  ])('refuses %j with a sentence, and changes nothing', (words, sentence) => {
    expect(refusal(...words)).toContain(sentence)
    expect(settings()).toBe(SETTINGS)
  })

  it('refuses a language with the id of another language', () => {
    write(`${SETTINGS}languages: [zh, en, ko]\nlanguageIds: { ko: 3 }\n`)
    expect(refusal('add', 'ja')).toContain('languageIds: ja and ko both have 3')
  })
})
