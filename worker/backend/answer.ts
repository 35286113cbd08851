import { answer as envelopeSchema, NOT_FOUND, SUCCESS } from '../../contract/answer.ts'
import { parseAnswer } from '../../contract/answer-text.ts'
import { check } from '../../contract/check.ts'
import { type Endpoint, endpoints } from '../../contract/endpoints.ts'
import { type BackendMapping, mapData, mapEnvelope } from '../../contract/mapping.ts'
import type { Reading } from '../../contract/reading.ts'
import { type Call, isById, isWrite, labelOf, valuesOf } from './call.ts'
import { BackendError } from './errors.ts'
import { lostParts } from './lost-parts.ts'
import { cleanRichText } from './rich-text.ts'

/** The answer to a call as the backend sent it, and what pages get of it. The same text always makes the same data. */
export interface Answer {
  readonly text: string
  readonly data: unknown
  /** What was left out of it, and why. */
  readonly lost?: string
}

/** How a deployment reads answers. */
export interface ParseOptions {
  mapping: BackendMapping
  reading: Reading
}

/** Parses, maps, checks and cleans a text. Throws a `BackendError` if it is not an answer of the contract. */
export async function makeAnswer(
  call: Call,
  text: string,
  { mapping, reading }: ParseOptions,
): Promise<Answer> {
  try {
    const envelope = readEnvelope(call, mapEnvelope(mapping, parseJson(call, text)))
    const sent = mapData(mapping, { name: call.name, asked: valuesOf(call.input) }, envelope)
    const { data: schema }: Endpoint = endpoints[call.name]
    const checked = check(schema, sent, reading)
    if (!checked.success) {
      const reasons = await reasonsFor(call, sent, reading)
      throw new BackendError('malformed', `${labelOf(call)} → ${reasons.join('; ')}`)
    }
    const { output: data } = checked
    const lost = lostParts(sent, data)
    await cleanRichText(data, call, reading)
    if (lost.length === 0) return { text, data }
    const reasons = [...(await reasonsFor(call, sent, reading)), `left out ${lost.join(', ')}`]
    return { text, data, lost: `${labelOf(call)} → ${reasons.join('; ')}` }
  } catch (error) {
    if (error instanceof BackendError) throw error
    // What the schemas throw is the answer's fault too: an older answer may be used in its place.
    throw new BackendError('malformed', `${labelOf(call)}: ${String(error)}`, { cause: error })
  }
}

/**
 * The answer's `data`, unchecked; throws where `code` is not 0, and where it is no answer at all. Only a call by id can find
 * that a thing does not exist: for a menu or a list "not found" is a failure, and its last good answer is used.
 */
function readEnvelope(call: Call, sent: unknown): unknown {
  const envelope = check(envelopeSchema, sent)
  if (!envelope.success) throw new BackendError('unreachable', `${labelOf(call)}: not an answer`)
  const { code, msg, data } = envelope.output
  if (code !== SUCCESS) {
    const isNotFound = isById(call) && code === NOT_FOUND
    // What a write is refused with may repeat what a visitor typed, and messages are logged.
    const reason = isWrite(call) ? `code ${code}` : `code ${code} ${msg}`
    throw new BackendError('refused', `${labelOf(call)}: ${reason}`, { code, msg, isNotFound })
  }
  return data
}

/** How many reasons are told of: enough to see what is wrong with an answer. */
const MAX_REASONS = 3
/** How many values are looked at for them: an answer may have hundreds of thousands. */
const MAX_VALUES = 20_000

/** Why an answer does not fit, in short sentences: `list[0].cover.src: "http://…" must be https or begin with /`. */
async function reasonsFor({ name }: Call, data: unknown, reading: Reading): Promise<string[]> {
  const { data: schema, write }: Endpoint = endpoints[name]
  // Most workers never need it.
  const { findingsIn, sentenceOf } = await import('../../contract/findings.ts')
  const options = { findings: MAX_REASONS, values: MAX_VALUES, reading }
  return findingsIn(schema, data, options).map((finding) =>
    // What a write answers is of one visitor only.
    sentenceOf(write ? { ...finding, value: undefined } : finding),
  )
}

function parseJson(call: Call, text: string): unknown {
  try {
    return parseAnswer(text)
  } catch (error) {
    throw new BackendError('unreachable', `${labelOf(call)}: not JSON`, { cause: error })
  }
}
