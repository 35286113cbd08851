import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  type Document,
  isMap,
  isPair,
  isScalar,
  isSeq,
  Pair,
  Scalar,
  YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isLeftBehind } from '../../backend/content/items.ts'
import { textOf } from '../../backend/content/read-yaml.ts'
import { filesIn } from '../site/folder.ts'
import type { Step } from './upgrade-site.ts'
import {
  asMap,
  commentsOf,
  documentOf,
  documentWith,
  mapIn,
  markdownOf,
  plain,
  readDocument,
  textIn,
  type Written,
} from './yaml-files.ts'

/**
 * Puts the files of each item together. Before, an item was in `content/facts/hotels.yaml` and
 * `content/zh/hotels.yaml` (or `content/zh/hotels/1.md`), and the same in English. Now
 * `content/hotels/1.zh.md` has everything, and `content/hotels/1.en.md` only the texts.
 */
export function upgrade({ folder }: Step): void {
  const content = join(folder, 'content')
  if (!existsSync(join(content, 'facts'))) return
  const source = new Source(content)
  for (const kind of KINDS) splitKind(source, kind)
  writeGuides(source)
  for (const name of ['site', 'scenic', 'recommendations', 'ticket-instructions'])
    writeWhole(source, name)
  source.removeRead()
}

const LANGUAGES = ['zh', 'en'] as const
type Language = (typeof LANGUAGES)[number]

const KINDS = `activities announcements culture hotels news notices products publicity questions
  restaurants spots strategies tickets`.split(/\s+/)

/** The field whose text is now below the front matter. */
const bodyField = (kind: string) => (kind === 'questions' ? 'answer' : 'content')

/** The fields of a translation in 0.1.0. Only the Chinese file has the others. */
const WORDS = new Set(
  `access accessibility address alt answer audience bed bestTime content cuisine description end facilities
  galleryAlt interval label name note openingHours operator policy price question reach reason refund route
  season signUp slogan source start steps summary tags telephoneHours title validity value venue`.split(
    /\s+/,
  ),
)

/** The files of a folder. It records which of them were read. */
class Source {
  readonly #read = new Set<string>()
  readonly content: string

  constructor(content: string) {
    this.content = content
  }

  yaml(file: string): Document | undefined {
    if (!existsSync(join(this.content, file))) return undefined
    this.#read.add(file)
    return readDocument(join(this.content, file), `content/${file}`)
  }

  /** Returns the texts of a kind by id, from one table or from several files. */
  words(kind: string, language: Language): Map<string, Written> {
    const table = this.yaml(`${language}/${kind}.yaml`)
    const articles = this.#names(`${language}/${kind}`).map(
      (name) => [name.replace(/\.md$/, ''), this.#article(`${language}/${kind}/${name}`)] as const,
    )
    return new Map([...rowsOf(table, `content/${language}/${kind}.yaml`), ...articles])
  }

  write(file: string, text: string): void {
    const path = join(this.content, file)
    if (existsSync(path)) throw new Error(`content/${file}: is there already; move it away first`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }

  /** Removes the old folders. Throws if one of their files has not been read. */
  removeRead(): void {
    const folders = ['facts', ...LANGUAGES]
    const lost = folders.flatMap((folder) =>
      this.#names(folder, true)
        .map((name) => `${folder}/${name}`)
        .filter((file) => !this.#read.has(file)),
    )
    if (lost[0] !== undefined)
      throw new Error(
        `content/${lost[0]}: nothing reads this file; move it out of the folder first`,
      )
    for (const folder of folders)
      rmSync(join(this.content, folder), { recursive: true, force: true })
  }

  #article(file: string): Written {
    this.#read.add(file)
    const text = textOf(readFileSync(join(this.content, file)), `content/${file}`)
    const [, head, body] = /^---[ \t]*\n([^]*?)\n---[ \t]*\n([^]*)$/.exec(text) ?? []
    if (head === undefined || body === undefined)
      throw new Error(`content/${file}: begins with no front matter between two lines of ---`)
    return { document: documentOf(head, `content/${file}`), body }
  }

  #names(folder: string, deep = false): string[] {
    const path = join(this.content, folder)
    if (!existsSync(path)) return []
    return filesIn(path).filter(
      (file) => !isLeftBehind(basename(file)) && (deep || !file.includes('/')),
    )
  }
}

/** Returns the rows of a table by id. Each row becomes a separate document. */
function rowsOf(table: Document | undefined, file: string): [string, Written][] {
  if (!table?.contents) return []
  return mapIn(table, file).items.map(({ key, value }) => {
    const row = asMap(value, `${file}: ${plain(key)}`)
    return [plain(key), { document: documentWith(row, commentsOf(key)) }]
  })
}

function splitKind(source: Source, kind: string): void {
  const file = `facts/${kind}.yaml`
  const facts = source.yaml(file)
  const words = { zh: source.words(kind, 'zh'), en: source.words(kind, 'en') }
  const items = itemsOf(facts, `content/${file}`)
  const unknown = [...words.zh.keys(), ...words.en.keys()].find((id) => !items.has(id))
  if (unknown !== undefined)
    throw new Error(`content/${file}: ${unknown}: has words, and is not among the items`)
  for (const [id, fact] of items) {
    const at = `content/${file}: ${id}`
    const chinese = words.zh.get(id)
    if (!chinese) throw new Error(`${at}: has no Chinese words`)
    const english = words.en.get(id)
    if (english)
      source.write(`${kind}/${id}.en.md`, markdownOf(withBody(kind, inEnglish(english, fact))))
    merge(mapIn(chinese.document, at), fact, at)
    source.write(`${kind}/${id}.zh.md`, markdownOf(withBody(kind, chinese)))
  }
  if (!facts) return
  const ids = orderOf(items)
  facts.delete('items')
  if (ids.length > 0) facts.set('order', facts.createNode(ids))
  if (mapIn(facts, kind).items.length > 0) source.write(`${kind}.yaml`, textIn(facts))
}

/** Returns the facts of a kind by id. The facts no longer contain the id. */
function itemsOf(facts: Document | undefined, file: string): Map<string, YAMLMap> {
  const pair = facts && mapIn(facts, file).items.find(({ key }) => plain(key) === 'items')
  if (!pair || !isSeq(pair.value)) return new Map()
  // A comment before the first item belongs to the list.
  let comments = commentsOf(pair.key, pair.value)
  return new Map(
    pair.value.items.map((item) => {
      const fact = asMap(item, `${file}: items`)
      const id = fact.items.find(({ key }) => plain(key) === 'id')
      comments = [comments, commentsOf(id?.key, id?.value, fact)].filter(Boolean).join('\n')
      fact.comment = comments || null
      fact.commentBefore = null
      comments = ''
      fact.delete('id')
      return [plain(id?.value), fact]
    }),
  )
}

/** Returns the ids in their order. Empty if sorting by date or by id results in the same order. */
function orderOf(items: ReadonlyMap<string, YAMLMap>): string[] {
  const ids = [...items.keys()]
  const { compare } = new Intl.Collator('en', { numeric: true })
  const isByDate = [...items.values()].some((fact) => fact.has('publishedAt'))
  return isByDate || ids.join() === ids.toSorted(compare).join() ? [] : ids
}

function withBody(kind: string, { document, body }: Written): Written {
  const text = document.get(bodyField(kind), true)
  if (body !== undefined || text === undefined) return { document, body: body ?? '' }
  document.delete(bodyField(kind))
  return { document, body: plain(text) }
}

/** Returns the English texts. Texts that are the same in both languages were stored as facts. */
function inEnglish(written: Written, facts?: YAMLMap): Written {
  const map = mapIn(written.document, 'the words in English')
  for (const { key, value } of facts?.items ?? [])
    if (isScalar(value) && WORDS.has(plain(key)) && !map.has(plain(key)))
      map.set(plain(key), value.value)
  removeFacts(map)
  return written
}

/** Removes everything except texts, at any depth. Returns whether anything is left. */
function removeFacts(map: YAMLMap): boolean {
  map.items = map.items.filter(({ key, value }) => {
    if (isMap(value)) return removeFacts(value)
    if (!isSeq(value) || !value.items.every(isMap)) return WORDS.has(plain(key))
    return value.items.filter(isMap).map(removeFacts).includes(true)
  })
  return map.items.length > 0
}

/** Adds facts to texts by key, index or `id`. Throws if their structures differ. */
function merge(words: YAMLMap, facts: YAMLMap, at: string): void {
  const comments = [words.commentBefore, commentsOf(facts)].filter(Boolean)
  if (comments.length > 0) words.commentBefore = [...new Set(comments)].join('\n')
  for (const pair of facts.items) {
    const own = words.items.find(({ key }) => plain(key) === plain(pair.key))
    if (own === undefined) words.items.push(pair)
    else own.value = merged(own.value, pair.value, `${at}: ${plain(pair.key)}`)
  }
}

function merged(words: unknown, facts: unknown, at: string): unknown {
  if (isMap(words) && isMap(facts)) merge(words, facts, at)
  else if (isSeq(words) && isSeq(facts)) mergeLists(words, facts, at)
  else if (isMap(words) && isSeq(facts)) return mergeById(words, facts, at)
  else throw new Error(`${at}: is among the facts and among the words`)
  return words
}

function mergeLists(words: YAMLSeq, facts: YAMLSeq, at: string): void {
  if (words.items.length !== facts.items.length)
    throw new Error(`${at}: ${facts.items.length} facts, ${words.items.length} words`)
  words.items = words.items.map((item, index) => merged(item, facts.items[index], at))
}

/** Returns the list of facts. Each fact has the texts with its id. */
function mergeById(words: YAMLMap, facts: YAMLSeq, at: string): YAMLSeq {
  facts.items = facts.items.map((item) => {
    const fact = asMap(item, at)
    const id = fact.items.find(({ key }) => plain(key) === 'id')
    const name = plain(id?.value)
    const pair = words.items.find(({ key }) => plain(key) === name)
    const own = asMap(pair?.value, `${at}: ${name}: the words`)
    const comment = commentsOf(pair?.key)
    if (comment !== '') own.commentBefore = comment
    fact.items = fact.items.filter((each) => each !== id)
    merge(own, fact, `${at}: ${name}`)
    if (id) own.items.unshift(id)
    words.items = words.items.filter((each) => each !== pair)
    return own
  })
  const [lost] = words.items
  if (lost) throw new Error(`${at}: ${plain(lost.key)}: has words only`)
  return facts
}

/** Writes a file that exists once per language: `content/scenic.zh.md`, `content/site.zh.yaml`. */
function writeWhole(source: Source, name: string): void {
  const facts = source.yaml(`facts/${name}.yaml`)
  for (const language of LANGUAGES) {
    const file = `${language}/${name}.yaml`
    const document = source.yaml(file)
    if (!document) continue
    if (language === 'en') inEnglish({ document }, facts && mapIn(facts, name))
    else if (facts) merge(mapIn(document, file), mapIn(facts, name), `content/${file}`)
    const isArticle = name === 'scenic'
    source.write(
      `${name}.${language}.${isArticle ? 'md' : 'yaml'}`,
      isArticle ? markdownOf(withBody(name, { document })) : textIn(document),
    )
  }
}

/** Writes the guide maps. Before, one file had the names of categories in both languages. */
function writeGuides(source: Source): void {
  const facts = source.yaml('facts/guides.yaml')
  if (!facts) return
  const categories = facts.get('categories')
  const names = isSeq(categories)
    ? categories.items.map((item) => nameInChinese(asMap(item, 'categories')))
    : []
  const [chinese, english] = LANGUAGES.map((language) => source.yaml(`${language}/guides.yaml`))
  if (!chinese || !english) throw new Error('content/facts/guides.yaml: has no words')
  const guides = facts.get('guides')
  if (isSeq(guides)) mergeById(mapIn(chinese, 'content/zh/guides.yaml'), guides, 'guides')
  source.write('guides.zh.yaml', textIn(facts))
  const comment = commentsOf(english, english.contents)
  const words = new YAMLMap()
  words.items.push(
    new Pair(new Scalar('categories'), english.createNode(Object.fromEntries(names))),
  )
  words.items.push(new Pair(new Scalar('guides'), english.contents))
  source.write('guides.en.yaml', textIn(documentWith(words, comment)))
}

/** Replaces the names of a category by the Chinese one. Returns the id and the English name. */
function nameInChinese(category: YAMLMap): [string, { name: string }] {
  const english = String(category.get('en'))
  const chinese = category.items.find((pair) => isPair(pair) && plain(pair.key) === 'zh')
  if (chinese) chinese.key = new Scalar('name')
  category.delete('en')
  return [String(category.get('id')), { name: english }]
}
