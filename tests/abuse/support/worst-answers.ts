import * as v from 'valibot'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { WORST_VALUES } from '../data/hostile-strings.ts'
import type { Answering } from './stand-in.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const made = new Map<string, string>()

/** Genuine answers in which every text is the worst that the contract lets through in its place. */
export const answerTheWorst: Answering = async (call, genuine) => {
  const key = `${call.name} ${call.target} ${call.body}`
  const known = made.get(key)
  if (known !== undefined) return known
  const answer = JSON.parse(await genuine())
  const worst = JSON.stringify({ ...answer, data: worsen(call.name, answer.data) })
  made.set(key, worst)
  return worst
}

/** `data` with its texts replaced; a text stays where nothing hostile fits. */
function worsen(name: EndpointName, data: Json): Json {
  const worst = new Map<string, string | undefined>()
  for (const place of textPlaces(data)) {
    const { holder, key, path } = place
    const original = holder[key] ?? null
    // All items of a list are of one kind: what fits into the first fits into each.
    if (!worst.has(path))
      worst.set(
        path,
        WORST_VALUES.find((value) => isKept(name, data, value, place)),
      )
    holder[key] = worst.get(path) ?? original
  }
  return data
}

interface Place {
  holder: Record<string, Json>
  key: string
  /** From the root, whatever the place in a list. */
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

/** Whether the schema takes the whole and leaves the value in it. */
function isKept(name: EndpointName, data: Json, value: string, { holder, key }: Place): boolean {
  const original = holder[key] ?? null
  holder[key] = `${value}${MARK}`
  const result = v.safeParse(endpoints[name].data, data)
  holder[key] = original
  return result.success && JSON.stringify(result.output).includes(MARK)
}

/** Tells a value under trial from the same one elsewhere; of a kind that every text may end with. */
const MARK = '~1~'
