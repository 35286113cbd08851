import { NOT_FOUND, SUCCESS } from '../../contract/answer.ts'
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { findingsIn, sentenceOf } from '../../contract/findings.ts'
import { ask, type Asked, type Backend, type Input } from './ask.ts'
import { asId, fieldsOf, type Row, rowsOf } from './data.ts'
import { Findings, type Told } from './report.ts'
import { warnOfData } from './warnings.ts'

/** An answer that comes later than this makes visitors wait who are the first to ask. */
const SLOW_MS = 500
/** The site gives up a try after this long. */
const TOO_SLOW_MS = 1500
/** After so many calls in a row without any answer nothing more is asked. */
const SILENT_IN_A_ROW = 3
/** No backend has this id. */
const UNKNOWN_ID = 'no-such-thing-7f3a9c'
/** How many things of a kind are asked for. */
const DETAILS = 3

/** A backend that says nothing, of which nothing more is asked. */
export class Silence extends Error {}

/** What a page of a list answered. */
export interface Listed extends Pick<Asked, 'name' | 'input'> {
  data: Row
  rows: Row[]
  total: number
}

/** Calls of one backend, of which each answer is judged as it comes. */
export class Session {
  readonly findings: Findings
  /** The answers that could be read. */
  readonly answers: { asked: Asked; data: unknown }[] = []
  readonly #backend: Backend
  #silent = 0

  constructor(backend: Backend) {
    this.#backend = backend
    this.findings = new Findings(backend.origin)
  }

  tell(level: Told['level'], asked: Pick<Asked, 'name' | 'input'>, sentence: string): void {
    this.findings.tell(level, asked, sentence)
  }

  /** The data of an answer, judged by its schema; nothing where there is none. */
  async read(name: EndpointName, input: Input): Promise<unknown> {
    const asked = await this.ask(name, input)
    if (asked.envelope === undefined) return undefined
    const { code, msg, data } = asked.envelope
    if (code !== SUCCESS) {
      const words = msg === '' ? '' : `; it says ${JSON.stringify(msg.slice(0, 100))}`
      this.tell('error', asked, `code: ${code} must be ${SUCCESS}${words}`)
      return undefined
    }
    const { data: schema, write }: Endpoint = endpoints[name]
    for (const finding of findingsIn(schema, data)) {
      const sentence = sentenceOf(write ? { ...finding, value: undefined } : finding)
      this.tell(finding.fate === 'cut' ? 'warning' : 'error', asked, sentence)
    }
    warnOfData(this.findings, asked, data)
    this.answers.push({ asked, data })
    return data
  }

  /** The same for a page of a list. */
  async list(name: EndpointName, input: Input): Promise<Listed | undefined> {
    const data = fieldsOf(await this.read(name, input))
    if (!Array.isArray(data['list'])) return undefined
    return { name, input, data, rows: rowsOf(data['list']), total: Number(data['total']) }
  }

  /** Asks for some things by their ids, and for one that does not exist. */
  async readEach(
    name: EndpointName,
    ids: readonly string[],
    more: Readonly<Record<string, string>>,
  ): Promise<void> {
    for (const id of [...new Set(ids)].slice(0, DETAILS)) {
      const input = { query: { id, ...more } }
      const [given] = asId(fieldsOf(await this.read(name, input))['id'])
      if (given !== undefined && given !== id)
        this.tell(
          'error',
          { name, input },
          `id: ${JSON.stringify(given)} must be the one asked for`,
        )
    }
    const asked = await this.ask(name, { query: { id: UNKNOWN_ID, ...more } })
    const code = asked.envelope?.code
    if (code !== undefined && code !== NOT_FOUND)
      this.tell('error', asked, `code: ${code} must be ${NOT_FOUND} for an id that does not exist`)
  }

  /** Makes a call and judges how it was answered. Throws a `Silence` where that is of no use any more. */
  async ask(name: EndpointName, input: Input): Promise<Asked> {
    const asked = await ask(this.#backend, name, input)
    this.findings.count(asked)
    if (asked.fault !== undefined) this.tell('error', asked, asked.fault)
    else this.#judgeTransport(asked)
    this.#silent = asked.isSilent ? this.#silent + 1 : 0
    if (this.#silent < SILENT_IN_A_ROW) return asked
    const sentence = 'was the last of several calls without an answer: nothing more was asked'
    this.tell('error', asked, sentence)
    throw new Silence(sentence)
  }

  #judgeTransport(asked: Asked): void {
    const ms = Math.round(asked.ms)
    if (ms > TOO_SLOW_MS)
      this.tell('error', asked, `took ${ms} ms; the site gives up after ${TOO_SLOW_MS}`)
    else if (ms > SLOW_MS)
      this.tell('warning', asked, `took ${ms} ms; visitors feel it above ${SLOW_MS}`)
    const type = asked.contentType.slice(0, 60)
    if (!/^application\/json\b/i.test(type))
      this.tell(
        'warning',
        asked,
        `Content-Type: ${JSON.stringify(type)} should be application/json`,
      )
  }
}
