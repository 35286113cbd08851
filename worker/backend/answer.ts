import { answer as envelopeSchema, NOT_FOUND, SUCCESS } from '../../contract/answer.ts'
import { parseAnswer } from '../../contract/answer-text.ts'
import { check } from '../../contract/check.ts'
import { type Endpoint, endpoints } from '../../contract/endpoints.ts'
import { type BackendMapping, mapData, mapEnvelope } from '../../contract/mapping.ts'
import { type Call, isById, isWrite, labelOf, valuesOf } from './call.ts'
import { BackendError } from './errors.ts'
import { lostParts } from './lost-parts.ts'
import { cleanRichText } from './rich-text.ts'
import { MISFIT } from './validate-object.ts'
import { validatorOf } from './validator.ts'

/** The answer to a call as the backend sent it, and what pages get of it. The same text always makes the same data. */
export interface Answer {
  readonly text: string
  readonly data: unknown
  /** What was left out of it, and why. */
  readonly lost?: string
}

/**
 * What the site's mapping, the call's schema and the cleaning of rich text make of a text. Throws a `BackendError` where that is
 * not an answer of the contract's.
 */
export async function makeAnswer(
  call: Call,
  text: string,
  mapping: BackendMapping,
): Promise<Answer> {
  try {
    const envelope = readEnvelope(call, mapEnvelope(mapping, parseJson(call, text)))
    const sent = mapData(mapping, { name: call.name, asked: valuesOf(call.input) }, envelope)
    const data = await checkData(call, sent)
    const lost = lostParts(sent, data)
    await cleanRichText(data, call)
    return { text, data, ...(lost.length > 0 && { lost: await describeLost(call, sent, lost) }) }
  } catch (error) {
    if (error instanceof BackendError) throw error
    // What the schemas throw is the answer's fault too: an older answer may be used in its place.
    throw new BackendError('malformed', `${labelOf(call)}: ${String(error)}`, { cause: error })
  }
}

async function describeLost(call: Call, sent: unknown, lost: readonly string[]): Promise<string> {
  const reasons = await reasonsFor(call, sent)
  return `${labelOf(call)} → ${[...reasons, `left out ${lost.join(', ')}`].join('; ')}`
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

/** `data` as the call's schema has it; throws where it is not the contract's. */
async function checkData(call: Call, data: unknown): Promise<unknown> {
  const endpoint: Endpoint = endpoints[call.name]
  const made = validate(endpoint, data)
  if (made !== MISFIT) return made
  const result = check(endpoint.data, data)
  if (result.success) return result.output
  const reasons = await reasonsFor(call, data)
  throw new BackendError('malformed', `${labelOf(call)} → ${reasons.join('; ')}`)
}

/** Without reasons: they are needed of few answers, and cost most. */
function validate({ data: schema }: Endpoint, data: unknown): unknown {
  try {
    return validatorOf(schema)(data)
  } catch {
    return MISFIT
  }
}

/** How many reasons are told of: enough to see what is wrong with an answer. */
const MAX_REASONS = 3
/** How many values are looked at for them: an answer may have hundreds of thousands. */
const MAX_VALUES = 20_000

/** Why an answer does not fit, in short sentences: `list[0].cover.src: "http://…" must be https or begin with /`. */
async function reasonsFor({ name }: Call, data: unknown): Promise<string[]> {
  const { data: schema, write }: Endpoint = endpoints[name]
  // Most workers never need it.
  const { findingsIn, sentenceOf } = await import('../../contract/findings.ts')
  return findingsIn(schema, data, { findings: MAX_REASONS, values: MAX_VALUES }).map((finding) =>
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
