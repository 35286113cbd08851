import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** What a module says: the words of its texts, among them the names of classes, and the modules that it uses. */
interface Module {
  words: ReadonlySet<string>
  uses: readonly string[]
}

/** Texts for translators and readers, which name no class. */
const PROSE = new Set(['id', 'description', 'defaultMessage'])

/** Makes a document's head, where nothing has a class; its words are those of other vocabularies. */
const HEAD = 'worker/render/head.ts'

/** What a module shows that another has made of a backend's answer, before any page saw it. */
const MADE_BY = new Map([['worker/render/rich-text.tsx', 'worker/upstream/article-parts.ts']])

const modules = new Map<string, Promise<Module>>()

/**
 * The words in the texts, and the names of attributes, of `entries` and of all modules of ours that they use, also by a dynamic import; types aside. A word that
 * ends with a hyphen is what stands before a variable part, as in the template of `toast toast-error`.
 */
export async function wordsOf(...entries: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>()
  const words = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || file === HEAD) continue
    seen.add(file)
    const known = modules.get(file) ?? readModule(file)
    modules.set(file, known)
    const module = await known
    for (const word of module.words) words.add(word)
    const maker = MADE_BY.get(file)
    queue.push(...module.uses, ...(maker === undefined ? [] : [maker]))
  }
  return words
}

async function readModule(file: string): Promise<Module> {
  const words = new Set<string>()
  const uses: string[] = []
  const { program, errors } = parseSync(file, await readFile(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  visit(program)
  return { words, uses }

  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!isNode(node) || isProse(node)) return
    const { source, ...rest } = node
    if (isNode(source)) {
      if (!isOfTypes(node)) addModule(String(source['value']))
      return
    }
    for (const text of textsOf(node)) for (const word of classesIn(text)) words.add(word)
    if (node['type'] === 'JSXAttribute' && isNode(node['name']))
      words.add(String(node['name']['name']))
    Object.values(rest).forEach(visit)
  }

  function addModule(specifier: string): void {
    if (/^\..*\.tsx?$/.test(specifier)) uses.push(relative('', resolve(dirname(file), specifier)))
  }
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** A string, or the constant parts of a template. */
function textsOf({ type, value }: Node): string[] {
  if (type === 'Literal' && typeof value === 'string') return [value]
  if (type === 'TemplateElement' && isNode(value)) return [String(value['cooked'])]
  return []
}

/** Those of a text that may be a list of classes, or is markup with such a list. A stem stands beside its class: `toast toast-`. */
function classesIn(text: string): string[] {
  const lists = /^[\w\s-]+$/.test(text) ? [text] : (text.match(/(?<=class=")[\w\s-]+/g) ?? [])
  return lists.flatMap((list) => {
    const words = list.trim().split(/\s+/)
    return words.filter((word) => !word.endsWith('-') || words.includes(word.slice(0, -1)))
  })
}

function isProse({ type, key, name }: Node): boolean {
  const named = type === 'Property' ? key : type === 'JSXAttribute' ? name : undefined
  return isNode(named) && PROSE.has(String(named['name']))
}

/** Whether an import or export is of types only. */
function isOfTypes({ importKind, exportKind, specifiers }: Node): boolean {
  if (importKind === 'type' || exportKind === 'type') return true
  const each: unknown[] = Array.isArray(specifiers) ? specifiers : []
  return each.length > 0 && each.every((one) => isNode(one) && one['importKind'] === 'type')
}
