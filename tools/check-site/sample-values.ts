import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { filesIn } from '../site/folder.ts'

const TEMPLATE = 'tools/new-site/template'
/** Files with fields. Files of pages and items also have a text below the fields. */
const FILE = /^(?:site\.yaml|(?:content|pages)\/.*\.(?:yaml|md))$/
const TICKET = /^content\/tickets\//
/** Fields of the template that only say what to write. Its maps and tickets have real texts. */
const INSTRUCTIONS = new Set(['summary', 'description', 'content'])
const WITH_REAL_TEXTS = /^content\/(?:tickets\/|guides\.)/

/** A value in a file: its key, and the object that contains it. */
interface Leaf {
  key: string
  value: unknown
  of: object
}

interface Read {
  file: string
  leaves: readonly Leaf[]
  body: string
}

/** Returns the values of `npm run new` that no real site has, one line per file and field. */
export function sampleValues(folder: string, files: readonly string[]): string[] {
  const sample = sampleIn(filesIn(TEMPLATE).flatMap((file) => readFields(TEMPLATE, file)))
  return files
    .flatMap((file) => readFields(folder, file))
    .flatMap((read) => {
      const found = read.leaves.filter((leaf) => isTelephone(leaf, sample) || isAt(leaf, sample))
      const names = new Set(found.map((leaf) => (isPlace(leaf) ? 'coordinates' : leaf.key)))
      return [
        ...[...names].map((name) => `${read.file}: ${name}: is the sample's`),
        ...(hasText(read, sample) ? [`${read.file}: has the sample's text`] : []),
      ]
    })
}

type Sample = ReturnType<typeof sampleIn>

function sampleIn(template: readonly Read[]) {
  const leaves = template.flatMap((each) => each.leaves)
  const valuesAt = (name: string) =>
    leaves.filter(({ key }) => key === name).map(({ value }) => value)
  return {
    telephones: new Set(valuesAt('hotline').map(String)),
    names: new Set(valuesAt('name')),
    places: new Set(leaves.filter(isPlace).map(({ value }) => String(value))),
    texts: template
      .filter(({ file }) => !WITH_REAL_TEXTS.test(file))
      .flatMap(textsIn)
      .map(toPattern),
    ticketFacts: new Set(template.filter(({ file }) => TICKET.test(file)).flatMap(factsIn)),
  }
}

/**
 * Returns whether a field has the sample's telephone number. Because the number exists, a list of
 * telephones may contain it with another name.
 */
function isTelephone({ key, value, of }: Leaf, { telephones, names }: Sample): boolean {
  const name: unknown = Reflect.get(of, 'name')
  const isOther = typeof name === 'string' && !names.has(name)
  return /^(?:hotline|telephone)$/.test(key) && telephones.has(String(value)) && !isOther
}

function isAt(leaf: Leaf, { places }: Sample): boolean {
  return isPlace(leaf) && places.has(String(leaf.value))
}

function hasText(read: Read, { texts, ticketFacts }: Sample): boolean {
  // Only the file in the default language has a price. A translation may be right without changes.
  const isPriced = TICKET.test(read.file) && read.leaves.some(({ key }) => key === 'price')
  return (
    (isPriced && factsIn(read).every((fact) => ticketFacts.has(fact))) ||
    textsIn(read).some((text) => texts.some((sample) => sample.test(text)))
  )
}

/** Returns the fields and text of a file; empty if it is invalid, which `brokenParts` reports. */
function readFields(folder: string, file: string): Read[] {
  if (!FILE.test(file)) return []
  const text = readFileSync(join(folder, file), 'utf8')
  const [, head = '', ...rest] = file.endsWith('.md') ? text.split(/^---\s*$/m) : ['', text]
  try {
    return [{ file, leaves: leavesOf(parse(head)), body: rest.join('---').trim() }]
  } catch {
    return []
  }
}

function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) => {
    const leaf = { key, value: each, of: value }
    return isPlace(leaf) || typeof each !== 'object' ? [leaf] : leavesOf(each)
  })
}

/** Returns whether a value is a pair of coordinates. */
function isPlace({ value }: Pick<Leaf, 'value'>): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite)
}

/** Returns the texts that a sample asks the operator to write. */
function textsIn({ leaves, body }: Read): string[] {
  const fields = leaves.filter(({ key }) => INSTRUCTIONS.has(key)).map(({ value }) => String(value))
  return [...fields, ...body.split(/\n\s*\n/)]
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.includes('TODO'))
}

/** Returns the fields of a ticket except the telephone, which must change in any case. */
function factsIn({ leaves }: Read): string[] {
  return leaves
    .filter(({ key }) => key !== 'telephone')
    .map(({ key, value }) => `${key}: ${String(value)}`)
}

/** Returns a pattern of texts that begin with a text of the template, with any name of a site. */
function toPattern(text: string): RegExp {
  const parts = text.split(/__\w+__/).map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}`)
}
