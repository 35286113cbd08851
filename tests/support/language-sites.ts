import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { Fields } from '../../backend/kinds.ts'
import { isFields, translate } from '../../backend/content/translate.ts'

const SITE = 'tests/site'

/** Writes the test site with two more languages, but without texts in them. Returns its folder. */
export function writeThirdLanguageSite(): string {
  return withSettings({ languages: ['zh', 'en', 'th', 'pt-BR'] })
}

/** The languages of `writeScriptsSite`: all languages for which the interface is translated. */
export const SCRIPTS = ['zh', 'en', 'zh-Hant', 'ja', 'ar', 'de', 'ko'] as const

/** Writes the test site with several scripts and another country. Returns its folder. */
export function writeScriptsSite(): string {
  return withSettings({
    languages: SCRIPTS,
    currency: 'EUR',
    country: 'DE',
  })
}

function withSettings(more: object): string {
  const folder = newFolder()
  cpSync(SITE, folder, { recursive: true })
  const settings: object = parse(readFileSync(join(SITE, 'site.yaml'), 'utf8'))
  writeFileSync(join(folder, 'site.yaml'), stringify({ ...settings, ...more }))
  return folder
}

/**
 * Writes the test site with English as the default language, so all facts are in English files. In
 * German it has only the texts in `GERMAN`, in French none. Returns its folder.
 */
export function writeEnglishFirstSite(): string {
  const folder = newFolder()
  for (const name of [
    'public',
    'pictures',
    'pictures.json',
    'content/pictures',
    'content/files',
    'content/pictures.json',
  ])
    cpSync(join(SITE, name), join(folder, name), { recursive: true })
  const site = inEnglish(parse(readFileSync(join(SITE, 'site.yaml'), 'utf8')))
  write(folder, 'site.yaml', JSON.stringify({ ...Object(site), languages: ['en', 'de', 'fr'] }))
  for (const file of readdirSync(SITE, { recursive: true, encoding: 'utf8' })) {
    if (/^content\/\w+\.yaml$/.test(file)) write(folder, file, settingsOf(file))
    const [, name, type] = /^((?:content|pages)\/.*)\.zh\.(md|yaml)$/.exec(file) ?? []
    if (name !== undefined) write(folder, `${name}.en.${type}`, englishOf(name, type ?? ''))
  }
  for (const [file, text] of Object.entries(GERMAN)) write(folder, file, text)
  return folder
}

const GERMAN = {
  'content/news/2001.de.md':
    '---\ntitle: Neuer Steg am Hafen\nsummary: Der Steg ist offen.\nalt: Der Steg\n---\n\nDer Steg ist offen.\n',
  'content/news/2002.de.md':
    '---\ntitle: Der Pfad\nsummary: Der Pfad ist offen.\nalt: Das Meer\n---\n\nDer Pfad ist offen.\n',
  'texts.de.yaml': 'title.hotels: Unterkünfte\n',
}

/** Returns a new folder, which is deleted when this process ends. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  return folder
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Returns a copy of a value without Chinese texts. Objects by language keep only English. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish)
  if (!isFields(value)) return value
  const { zh: _, ...others } = value
  const rest = 'en' in value ? others : value
  return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, inEnglish(each)]))
}

function settingsOf(file: string): string {
  return JSON.stringify(inEnglish(parse(readFileSync(join(SITE, file), 'utf8'))))
}

/** Returns a file with the facts of the Chinese file and the English texts, if there are any. */
function englishOf(name: string, type: string): string {
  const chinese = readParts(`${name}.zh.${type}`)
  const english = readParts(`${name}.en.${type}`) ?? chinese
  if (chinese === undefined || english === undefined) throw new Error(`${name} is missing`)
  const [first, words] = [chinese, english].map(({ fields }, index) => ({
    file: `${name}.${index === 0 ? 'zh' : 'en'}.${type}`,
    fields,
  }))
  const merged = first && words && english !== chinese ? translate(first, words) : first
  const json = JSON.stringify(merged?.fields)
  return type === 'md' ? `---\n${json}\n---\n${english.body}` : json
}

function readParts(file: string): { fields: Fields; body: string } | undefined {
  try {
    const text = readFileSync(join(SITE, file), 'utf8')
    if (!file.endsWith('.md')) return { fields: Object(withPrices(parse(text))), body: '' }
    const [, head = '', ...rest] = text.split(/^---[ \t]*$/m)
    return { fields: Object(withPrices(parse(head))), body: rest.join('---') }
  } catch {
    return undefined
  }
}

/** Returns a value with prices as objects, because prices as texts would be translated. */
function withPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPrices)
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && /^\d+\.\d\d$/.test(each)
        ? { amount: Math.round(Number(each) * 100), currency: 'CNY' }
        : withPrices(each),
    ]),
  )
}
