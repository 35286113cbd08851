import type { Fields } from '../kinds.ts'

/**
 * Merges the facts and words of one thing: mappings key by key, arrays element by element, or by `id` if the words are a mapping
 * of ids. Throws an error that begins with `at` if an array has different lengths, an id is missing in one, or both give a value.
 */
export function merge(facts: Fields, words: Fields, at: string): Fields {
  const merged: Fields = { ...facts }
  for (const [key, value] of Object.entries(words)) {
    merged[key] = key in facts ? mergeValues(facts[key], value, `${at}: ${key}`) : value
  }
  return merged
}

function mergeValues(facts: unknown, words: unknown, at: string): unknown {
  if (Array.isArray(facts) && Array.isArray(words)) {
    if (facts.length !== words.length) {
      throw new Error(`${at}: ${facts.length} in the facts, ${words.length} in the words`)
    }
    return facts.map((fact: unknown, index) => mergeValues(fact, words[index], `${at}.${index}`))
  }
  if (Array.isArray(facts) && isFields(words)) return mergeById(facts, words, at)
  if (isFields(facts) && isFields(words)) return merge(facts, words, at)
  throw new Error(`${at}: given both in the facts and in the words`)
}

function mergeById(facts: unknown[], words: Fields, at: string): Fields[] {
  const ids = new Set<string>()
  const merged = facts.map((fact) => {
    const id = isFields(fact) ? String(fact['id']) : ''
    const own = words[id]
    if (!isFields(fact) || !isFields(own)) throw new Error(`${at}: ${id}: has facts but no words`)
    ids.add(id)
    return merge(fact, own, `${at}: ${id}`)
  })
  const unknown = Object.keys(words).find((id) => !ids.has(id))
  if (unknown !== undefined) throw new Error(`${at}: ${unknown}: has words but no facts`)
  return merged
}

/** Whether a value is a mapping. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
