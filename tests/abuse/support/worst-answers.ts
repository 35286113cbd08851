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

/** `data` with its texts replaced, one after the other; a text stays where nothing hostile fits. */
function worsen(name: EndpointName, data: Json): Json {
  for (const place of textPlaces(data)) {
    const [holder, key] = place
    const original = holder[key] ?? null
    const fitting = WORST_VALUES.find((value) => {
      holder[key] = value
      return isKept(name, data, value, place)
    })
    holder[key] = fitting ?? original
  }
  return data
}

type Place = [holder: Record<string, Json>, key: string]

function textPlaces(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an array is a record of its indices
  const holder = value as Record<string, Json>
  return Object.entries(holder).flatMap(([key, member]): Place[] =>
    typeof member === 'string' ? [[holder, key]] : textPlaces(member),
  )
}

/** Whether the schema takes the whole and leaves the value in it. */
function isKept(name: EndpointName, data: Json, value: string, [holder, key]: Place): boolean {
  const marked = `${value}${MARK}`
  holder[key] = marked
  const result = v.safeParse(endpoints[name].data, data)
  holder[key] = value
  return result.success && JSON.stringify(result.output).includes(MARK)
}

/** Tells a value under trial from the same one elsewhere; of a kind that every text may end with. */
const MARK = '~1~'
