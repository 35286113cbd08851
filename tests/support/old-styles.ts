import {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  list,
  parse,
  type Rule,
} from 'postcss'
import { features } from 'web-features'
import { OLDEST_STYLED } from '../../tools/build/client-build.ts'

/** A feature that one of the oldest browsers lacks, and the CSS that needs it. */
export interface Lacked {
  /** The feature's key in MDN's data, such as `css.selectors.has`. */
  feature: string
  text: string
  /** What a browser without the feature loses besides this CSS. */
  harm?: string
}

type Versions = Record<keyof typeof OLDEST_STYLED, number>

const OLDEST: Versions = {
  chrome: Number(OLDEST_STYLED.chrome),
  safari: Number(OLDEST_STYLED.safari),
}
const SINCE = readVersions()
/** CSS functions by name, which is the last part of their keys. */
const FUNCTIONS = Map.groupBy(
  [...SINCE.keys()].filter((key) => key.startsWith('css.types.')),
  (key) => key.slice(key.lastIndexOf('.') + 1),
)
const UNITS = {
  container_query_length_units: /^cq(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_small: /^sv(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_large: /^lv(?:w|h|i|b|min|max)$/,
  viewport_percentage_units_dynamic: /^dv(?:w|h|i|b|min|max)$/,
}
/** Matches selector lists in which browsers ignore unknown selectors. */
const FORGIVING = /:(?:is|where)\(/

/** Returns the features in `css` that one of the oldest supported browsers lacks. */
export function lackedBy(css: string): Lacked[] {
  return within(parse(css), OLDEST)
}

/** Returns the features in a container that the browsers in `known` lack. */
function within(container: Container, known: Versions): Lacked[] {
  return (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'decl') return inDeclaration(node, known)
    if (node.type === 'rule') return [...inSelector(node, known), ...within(node, known)]
    return node.type === 'atrule' ? inAtRule(node, known) : []
  })
}

function inAtRule(rule: AtRule, known: Versions): Lacked[] {
  const { name, params } = rule
  const keys = [`css.at-rules.${name}`]
  if (name === 'media') keys.push(...inMedia(params))
  // Browsers that do not meet the rule's condition skip the rule. Only the others need its content.
  const features = name === 'supports' ? inSupports(params) : keys
  const inside = features.reduce(
    (versions, key) => laterOf(versions, SINCE.get(key) ?? versions),
    known,
  )
  const text = `@${name} ${params}`
  if (name === 'keyframes') return rule.nodes?.flatMap((each) => inFrame(each, known)) ?? []
  return [...lacking(keys, text, known), ...within(rule, inside)]
}

/** Returns the features in a keyframe, without its selector, such as `50%`. */
function inFrame(frame: ChildNode, known: Versions): Lacked[] {
  return frame.type === 'rule' ? within(frame, known) : []
}

/**
 * Returns the features that a condition requires; none if it contains `not`, because it is then for
 * browsers without the feature.
 */
function inSupports(condition: string): string[] {
  if (/\bnot\b/.test(condition)) return []
  return [...condition.matchAll(/\(([a-z-]+):(.+)\)/g)].flatMap(([, prop = '', value = '']) => [
    `css.properties.${prop}`,
    ...featuresOfValue(prop, value),
  ])
}

function inMedia(params: string): string[] {
  const named = [...params.matchAll(/\(\s*(?:min-|max-)?([a-z-]+)/g)].map(
    ([, feature = '']) => `css.at-rules.media.${feature}`,
  )
  if (/[<>]/.test(params)) named.push('css.at-rules.media.range_syntax')
  if (/\bor\b|\band not\b|\(\s*(?:not\b|\()/.test(params))
    named.push('css.at-rules.media.or_syntax')
  return named
}

function inSelector({ selector, parent }: Rule, known: Versions): Lacked[] {
  const nesting = parent?.type === 'rule' ? ['css.selectors.nesting'] : []
  const found = lacking([...featuresOfSelector(selector), ...nesting], selector, known)
  const isList = list.comma(selector).length > 1
  return found.map((each) =>
    isList && !onlyInForgiving(selector, each.feature)
      ? { ...each, harm: 'the other selectors of the list are lost' }
      : each,
  )
}

function featuresOfSelector(selector: string): string[] {
  const names = [...selector.matchAll(/::?([a-z][\w-]*)/g)].map(
    ([, name = '']) => `css.selectors.${name}`,
  )
  if (/:nth-(?:last-)?child\([^)]*\bof\b/.test(selector))
    names.push('css.selectors.nth-child.of_syntax')
  return names
}

function onlyInForgiving(selector: string, feature: string): boolean {
  const name = feature.slice(feature.lastIndexOf('.') + 1)
  return list
    .comma(selector)
    .filter((each) => each.includes(`:${name}`))
    .every((each) => FORGIVING.test(each.slice(0, each.indexOf(`:${name}`))))
}

function inDeclaration(declaration: Declaration, known: Versions): Lacked[] {
  const { prop, value } = declaration
  if (/^-[a-z]/.test(prop) || hasFallback(declaration, known)) return []
  const text = `${prop}: ${value}`
  const property = lacking([`css.properties.${prop}`], text, known)
  if (property.length > 0) return property
  const values = lacking(featuresOfValue(prop, value), text, known)
  // A browser finds an unknown value with `var()` only when it computes the value. An earlier
  // declaration then does not help.
  return isLate(declaration)
    ? values.map((each) => ({ ...each, harm: 'no earlier declaration takes its place' }))
    : values
}

/** Returns whether a browser finds an unknown value only when it computes the value. */
function isLate({ prop, value }: Declaration): boolean {
  return prop.startsWith('--') || value.includes('var(')
}

/**
 * Returns whether the rule has a fallback: the property with a prefix, or an earlier value that all
 * browsers in `known` understand.
 */
function hasFallback(declaration: Declaration, known: Versions): boolean {
  const { parent, prop } = declaration
  if (parent === undefined || isLate(declaration)) return false
  return parent.nodes.some(
    (other) =>
      other.type === 'decl' &&
      (other.prop === `-webkit-${prop}` ||
        (other.prop === prop &&
          parent.index(other) < parent.index(declaration) &&
          lacking(featuresOfValue(prop, other.value), '', known).length === 0)),
  )
}

function featuresOfValue(prop: string, value: string): string[] {
  const text = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  const functions = [...text.matchAll(/(?<![\w-])([a-z][a-z0-9-]*)\(/g)].flatMap(
    ([, name = '']) => FUNCTIONS.get(name) ?? [],
  )
  const units = [...text.matchAll(/(?<![\w-])[\d.]+([a-z]+)/g)].flatMap(([, unit = '']) =>
    Object.entries(UNITS)
      .filter(([, pattern]) => pattern.test(unit))
      .map(([key]) => `css.types.length.${key}`)
      .concat(`css.types.length.${unit}`),
  )
  const words = [...text.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/gi)].flatMap(([word]) => [
    SINCE.has(`css.properties.${prop}.${word}`)
      ? `css.properties.${prop}.${word}`
      : `css.types.${prop.split('-')[0]}.${word}`,
    `css.types.color.system-color.${word.toLowerCase()}`,
  ])
  return [...functions, ...units, ...words].filter((key) => SINCE.has(key))
}

function lacking(keys: readonly string[], text: string, known: Versions): Lacked[] {
  return [...new Set(keys)]
    .filter((feature) => {
      const since = SINCE.get(feature)
      return since !== undefined && (since.chrome > known.chrome || since.safari > known.safari)
    })
    .map((feature) => ({ feature, text }))
}

function laterOf(one: Versions, other: Versions): Versions {
  return {
    chrome: Math.max(one.chrome, other.chrome),
    safari: Math.max(one.safari, other.safari),
  }
}

/** Returns the first browser versions with each feature; infinite if there is none. */
function readVersions(): Map<string, Versions> {
  const versions = new Map<string, Versions>()
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {}))
      versions.set(key, { chrome: numberOf(support.chrome), safari: numberOf(support.safari) })
  }
  return versions
}

function numberOf(version: string | undefined): number {
  return version === undefined ? Infinity : Number(version.replace('≤', ''))
}
