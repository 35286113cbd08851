import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import { LIGHTNING_TARGETS as targets } from './browsers.ts'

/**
 * The rules of `css` that can match where only classes and `data-` attributes occur that `words` name, in their order; a list in `:is()` is shortened where
 * that leaves its specificity.
 */
export function rulesFor(css: string, words: ReadonlySet<string>): string {
  const stems = [...words].filter((word) => /\w-$/.test(word))
  const occurs = (name: string) => words.has(name) || stems.some((stem) => name.startsWith(stem))
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: { Selector: (selector) => narrowed(selector, occurs) ?? [] },
  })
  // A second time, for groups that are empty now.
  return transform({ filename: 'page.css', code, minify: true, targets }).code.toString().trim()
}

type Occurs = (name: string) => boolean

/** A selector without the alternatives that can't match; nothing where none can. */
function narrowed(selector: Selector, occurs: Occurs): [Selector] | undefined {
  const parts: Selector = []
  for (const part of selector) {
    if (isOurs(part) && !occurs(part.name)) return undefined
    const lists = listOf(part)
    if (lists === undefined) {
      parts.push(part)
      continue
    }
    const left = lists.flatMap((each) => narrowed(each, occurs) ?? [])
    if (left.length === 0) return undefined
    // The list has the specificity of its highest alternative, even if that one can't match.
    if (highest(left) < highest(lists))
      left.push(...lists.filter((each) => specificity(each) === highest(lists)).slice(0, 1))
    parts.push(Object.assign({}, part, { selectors: left }))
  }
  return [parts]
}

/** A class, or an attribute with data. */
function isOurs(part: SelectorComponent): part is SelectorComponent & { name: string } {
  return part.type === 'class' || (part.type === 'attribute' && part.name.startsWith('data-'))
}

/** The alternatives of `:is()` and its like; those of `:not()` exclude, so that one which can't match changes nothing. */
function listOf(part: SelectorComponent): Selector[] | undefined {
  if (part.type !== 'pseudo-class') return undefined
  if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') return part.selectors
  return undefined
}

function highest(selectors: readonly Selector[]): number {
  return Math.max(...selectors.map(specificity))
}

/** A selector's specificity as one number: ids, then classes and attributes, then elements, three digits each. */
function specificity(selector: Selector): number {
  return selector.reduce((sum, part) => sum + weight(part), 0)
}

const WEIGHTS: Partial<Record<SelectorComponent['type'], number>> = {
  id: 1_000_000,
  class: 1_000,
  attribute: 1_000,
  type: 1,
  'pseudo-element': 1,
}

function weight(part: SelectorComponent): number {
  if (part.type === 'pseudo-class') return weightOfClass(part)
  return WEIGHTS[part.type] ?? 0
}

function weightOfClass(part: Extract<SelectorComponent, { type: 'pseudo-class' }>): number {
  if (part.kind === 'where') return 0
  const isList = part.kind === 'is' || part.kind === 'has' || part.kind === 'not'
  return isList ? highest(part.selectors) : 1_000
}
