import * as v from 'valibot'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { WORST_VALUES } from '../data/hostile-strings.ts'
import type { Answering } from './stand-in.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Changes the answers of the reference backend. Each text becomes the first of `values` that the
 * contract accepts in its place.
 */
export function answerAll(values: readonly string[]): Answering {
  const made = new Map<string, string>()
  return async (call, genuine) => {
    const key = `${call.name} ${call.target} ${call.body}`
    const cached = made.get(key)
    if (cached !== undefined) return cached
    const answer = JSON.parse(await genuine())
    const worst = JSON.stringify({ ...answer, data: worsen(call.name, answer.data, values) })
    made.set(key, worst)
    return worst
  }
}

/** `answerAll` with the most hostile values. */
export const answerTheWorst = answerAll(WORST_VALUES)

/** Replaces each text in `data` by a hostile one if the contract accepts one there. */
function worsen(name: EndpointName, data: Json, values: readonly string[]): Json {
  const worst = new Map<string, string | undefined>()
  for (const place of textPlaces(data)) {
    const { holder, key, path } = place
    const original = holder[key] ?? null
    // Items of a list have the same fields: a value that is valid in one item is valid in all.
    if (!worst.has(path))
      worst.set(
        path,
        values.find((value) => isAccepted(name, data, value, place)),
      )
    holder[key] = worst.get(path) ?? original
  }
  return data
}

interface Place {
  holder: Record<string, Json>
  key: string
  /** The path from the root, without the indices of lists. */
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

/** Returns whether the schema accepts this value in this place, and does not remove it. */
function isAccepted(
  name: EndpointName,
  data: Json,
  value: string,
  { holder, key }: Place,
): boolean {
  const original = holder[key] ?? null
  holder[key] = `${value}${MARK}`
  const result = v.safeParse(endpoints[name].data, data)
  holder[key] = original
  return result.success && JSON.stringify(result.output).includes(MARK)
}

/** Added to the tested value, so that it can be found in the output. Every text may contain it. */
const MARK = '~1~'
