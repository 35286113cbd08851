import * as v from 'valibot'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { WORST_VALUES } from '../data/hostile-strings.ts'
import type { Answering } from './stand-in.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Returns genuine answers. Each text is replaced by the first of `values` that the contract accepts
 * there.
 */
export function answerAll(values: readonly string[]): Answering {
  const made = new Map<string, string>()
  return async (call, genuine) => {
    const key = `${call.name} ${call.target} ${call.body}`
    const known = made.get(key)
    if (known !== undefined) return known
    const answer = JSON.parse(await genuine())
    const worst = JSON.stringify({ ...answer, data: worsen(call.name, answer.data, values) })
    made.set(key, worst)
    return worst
  }
}

/** `answerAll` with the most hostile values. */
export const answerTheWorst = answerAll(WORST_VALUES)

/** Replaces the texts in `data`; a text stays if no hostile one fits. */
function worsen(name: EndpointName, data: Json, values: readonly string[]): Json {
  const worst = new Map<string, string | undefined>()
  for (const place of textPlaces(data)) {
    const { holder, key, path } = place
    const original = holder[key] ?? null
    // All items of a list have the same form: a value that fits the first item fits all.
    if (!worst.has(path))
      worst.set(
        path,
        values.find((value) => isKept(name, data, value, place)),
      )
    holder[key] = worst.get(path) ?? original
  }
  return data
}

interface Place {
  holder: Record<string, Json>
  key: string
  /** The path from the root, without indices of lists. */
  path: string
}

function textPlaces(value: Json, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an array is a record of its indices
  const holder = value as Record<string, Json>
  return Object.entries(holder).flatMap(([key, member]): Place[] => {
    const inside = `${path}/${Array.isArray(value) ? '' : key}`
    return typeof member === 'string' ? [{ holder, key, path: inside }] : textPlaces(member, inside)
  })
}

/** Returns whether the schema accepts `data` with the value in this place, and keeps the value. */
function isKept(name: EndpointName, data: Json, value: string, { holder, key }: Place): boolean {
  const original = holder[key] ?? null
  holder[key] = `${value}${MARK}`
  const result = v.safeParse(endpoints[name].data, data)
  holder[key] = original
  return result.success && JSON.stringify(result.output).includes(MARK)
}

/**
 * Ends the value that is being tried, so that it differs from the same value elsewhere. It fits in
 * any text.
 */
const MARK = '~1~'
