import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Document, parseDocument } from 'yaml'
import { filesIn, LOGO } from '../site/folder.ts'
import { faultOfTag } from '../site/languages.ts'
import { productVersion } from '../site/version.ts'
import { markdownOf, textIn } from '../upgrade/yaml-files.ts'
import { writeDrawn, iconsOf } from './drawn-files.ts'

const TEMPLATE = 'tools/new-site/template'

/** A site's name that is safe between single quotes in YAML, and in Markdown. */
const NAME = /^\p{L}[\p{L}\p{M}\p{N} ·’'.,&()/!+–（）、，—-]{0,59}$/u

/** The languages of the template. Chinese files have texts and facts, English ones only texts. */
const TEMPLATE_LANGUAGES = ['zh', 'en']

/** The names of a site by language; the first language needs one. */
export type Names = Readonly<Record<string, string>>

interface NewSite {
  names: Names
  languages: readonly string[]
  values: Names
}

/**
 * Writes the folder of a new site. The first language gets the template's Chinese texts if it is
 * Chinese, otherwise the English ones. Throws before it writes anything if the folder exists, or a
 * name or language is invalid.
 */
export async function writeNewSite(
  names: Names,
  folder: string,
  languages: readonly string[] = Object.keys(names),
): Promise<void> {
  for (const tag of languages) {
    const fault = faultOfTag(tag)
    if (fault !== undefined) throw new Error(`${tag} ${fault}`)
  }
  for (const each of Object.values(names))
    if (!NAME.test(each))
      throw new Error(
        `${each}: a name has up to 60 letters, digits, spaces and marks such as & , . ' ( ) / -`,
      )
  if (existsSync(folder)) throw new Error(`${folder}: exists already; nothing was changed`)
  const parent = dirname(folder)
  await mkdir(parent, { recursive: true })
  const unfinished = await mkdtemp(join(parent, '.new-site-'))
  try {
    await fillIn(unfinished, { names, languages, values: valuesOf(names, languages) })
    await writeDrawn(unfinished, await iconsOf(await readFile(join(unfinished, LOGO), 'utf8')))
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true })
    throw error
  }
}

function valuesOf(names: Names, [first = '']: readonly string[]): Names {
  const now = new Date()
  const named = TEMPLATE_LANGUAGES.map((tag) => [tag, names[tag] ?? names[first] ?? ''])
  return {
    ...Object.fromEntries(named),
    today: now.toISOString().slice(0, '2026-11-25'.length),
    nextYear: String(now.getUTCFullYear() + 1),
    version: productVersion(),
  }
}

async function fillIn(folder: string, site: NewSite): Promise<void> {
  for (const file of filesIn(TEMPLATE))
    for (const [name, text] of await filesFrom(file, site)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
}

const IN_CHINESE = /\.zh\.(md|yaml)$/

/** Returns the files of a new site that are made from one of the template's files. */
async function filesFrom(file: string, site: NewSite): Promise<[name: string, text: string][]> {
  const { languages, values } = site
  const read = async (name: string) =>
    filledIn(await readFile(join(TEMPLATE, name), 'utf8'), values)
  if (/\.en\.\w+$/.test(file)) return []
  if (!IN_CHINESE.test(file)) return [[file, inLanguages(await read(file), site)]]
  const [first = '', ...others] = languages
  const inLanguage = (tag: string) => file.replace(IN_CHINESE, `.${tag}.$1`)
  const zh = await read(file)
  // The field `character` is required, but maps show it only in Chinese. Other sites get a dot.
  const isRead = languages.some((tag) => tag.startsWith('zh'))
  const texts: Names = {
    zh: isRead ? zh : zh.replaceAll(/(?<=character: )\p{Script=Han}/gu, '•'),
    en: await read(inLanguage('en')),
  }
  const rest = others.flatMap((tag): [string, string][] => {
    const text = tag === 'zh' ? wordsOnly(texts) : texts[tag]
    return text === undefined ? [] : [[inLanguage(tag), text]]
  })
  return [[inLanguage(first), first === 'zh' ? (texts['zh'] ?? '') : inEnglish(texts)], ...rest]
}

/** Returns a file with the facts of the Chinese file and the texts of the English file. */
function inEnglish({ zh = '', en = '' }: Names): string {
  const [facts, words] = [partsOf(zh), partsOf(en)]
  const put = (own: unknown, fields: unknown, path: (string | number)[]): void => {
    if (typeof own !== 'object' || own === null) facts.document.setIn(path, own)
    else
      for (const [key, each] of Object.entries(own)) {
        const at = placeOf(key, own, fields)
        put(each, Reflect.get(Object(fields), at), [...path, at])
      }
  }
  put(words.document.toJS(), facts.document.toJS(), [])
  return written({ ...facts, body: words.body })
}

/** Returns the Chinese file with only the fields that the English one has, and with a TODO. */
function wordsOnly({ zh = '', en = '' }: Names): string {
  const [own, words] = [partsOf(zh), partsOf(en)]
  const like = (fields: unknown, other: unknown): unknown => {
    if (typeof other !== 'object' || other === null) return fields
    const entries = Object.entries(other).map(([key, each]): [string, unknown] => [
      key,
      like(Reflect.get(Object(fields), placeOf(key, other, fields)), each),
    ])
    return Array.isArray(other) ? entries.map(([, each]) => each) : Object.fromEntries(entries)
  }
  const document = new Document(like(own.document.toJS(), words.document.toJS()))
  document.commentBefore = ' TODO'
  return written({ ...own, document })
}

/** Returns a text's place in the facts: an index if they are a list, otherwise the key. */
function placeOf(key: string, words: object, fields: unknown): string | number {
  if (!Array.isArray(fields)) return key
  return Array.isArray(words) ? Number(key) : fields.findIndex(({ id }) => String(id) === key)
}

/** Returns the fields of a YAML or Markdown file, and the text below them. */
function partsOf(text: string): { document: Document; body: string | undefined } {
  const [, head = text, body] = /^---\n([^]*?)^---\n([^]*)$/m.exec(text) ?? []
  return { document: parseDocument(head), body }
}

function written({ document, body }: ReturnType<typeof partsOf>): string {
  return body === undefined ? textIn(document) : markdownOf({ document, body })
}

/** A text in Chinese and English within one line: `zh: 入口, en: the entrance`. */
const PAIR = /zh: ('[^'\n]*'|[^,\n]*), en: ('[^'\n]*'|[^,}\n]*?)(?=,| ?\}| #)/g

/** Returns a file whose texts in Chinese and English are in the languages of the site. */
function inLanguages(text: string, { names, languages }: NewSite): string {
  const [first = ''] = languages
  const own = languages.flatMap((tag) =>
    names[tag] === undefined ? [] : [`${tag}: '${names[tag].replaceAll("'", "''")}'`],
  )
  const isUsual = languages.join() === TEMPLATE_LANGUAGES.join()
  const name = `name: { ${own.join(', ')} }`
  return text
    .replaceAll(PAIR, (_, zh: string, en: string) => {
      const texts: Names = { [first]: en, zh, en }
      const written = languages.filter((tag) => texts[tag] !== undefined)
      return written.map((tag) => `${tag}: ${texts[tag]}`).join(', ')
    })
    .replace(/^name: .*$/m, () =>
      isUsual ? name : `languages: [${languages.join(', ')}]\n${name}`,
    )
}

function filledIn(text: string, values: Names): string {
  return text
    .replaceAll(/(?<=: )'[^'\n]*__[^'\n]*'/g, (quoted) => filled(quoted, values, "''"))
    .replaceAll(/^.*__.*$/gm, (line) => filled(line, values, "'"))
}

/** Replaces placeholders by their values, in which each `'` becomes `apostrophe`. */
function filled(text: string, values: Names, apostrophe: string): string {
  return text.replaceAll(/__(zh|en|today|nextYear|version)__/g, (_, key: string) =>
    (values[key] ?? '').replaceAll("'", apostrophe),
  )
}
