import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import type { Asked, Input } from './session.ts'

/** Something that is wrong, or looks so. */
export interface Told {
  /** `error`: the site can't show it; `warning`: it shows it otherwise than it was sent, late or in an odd order. */
  level: 'error' | 'warning'
  /** `POST /api/mall` */
  call: string
  /** `POST /api/mall → list[0].cover.src: "http://…" must be https or begin with /` */
  message: string
  /** What was asked when it was first seen: `type hotel, language 1`. */
  asked: string
  /** How often it was seen: in other rows, pages, languages. */
  times: number
}

/** How one call did. */
interface CallReport {
  name: EndpointName
  at: string
  requests: number
  slowestMs: number
  largestBytes: number
}

export interface Report {
  backend: string
  at: string
  calls: CallReport[]
  told: Told[]
  /** The origins of pictures that are not the site's own, as `IMAGE_HOSTS` has them. */
  pictureHosts: string[]
}

/** Collects what a check of a backend finds; the same thing seen again is counted. */
export class Findings {
  readonly pictureHosts = new Set<string>()
  readonly #backend: string
  readonly #calls = new Map<EndpointName, CallReport>()
  readonly #told = new Map<string, Told>()

  constructor(backend: string) {
    this.#backend = backend
  }

  count({ name, ms, bytes }: Asked): void {
    const { at } = endpoints[name]
    const so = this.#calls.get(name) ?? { name, at, requests: 0, slowestMs: 0, largestBytes: 0 }
    this.#calls.set(name, {
      ...so,
      requests: so.requests + 1,
      slowestMs: Math.max(so.slowestMs, Math.round(ms)),
      largestBytes: Math.max(so.largestBytes, bytes),
    })
  }

  tell(
    level: Told['level'],
    { name, input }: Pick<Asked, 'name' | 'input'>,
    sentence: string,
  ): void {
    const { at: call } = endpoints[name]
    // The same field of another row, of another value.
    const same = sentence
      .replaceAll(/\[\d+\]/g, '[]')
      .replace(/: (?:"[^"]*"|\S+) (?=must|is |has )/, ' ')
    const key = `${level} ${call} ${same}`
    const known = this.#told.get(key)
    if (known) known.times += 1
    else {
      const message = `${call} → ${sentence}`
      this.#told.set(key, { level, call, message, asked: describe(input), times: 1 })
    }
  }

  report(): Report {
    return {
      backend: this.#backend,
      at: new Date().toISOString(),
      calls: [...this.#calls.values()],
      told: [...this.#told.values()],
      pictureHosts: [...this.pictureHosts].toSorted(),
    }
  }
}

function describe({ params, query, body }: Input): string {
  const values = Object.entries({ ...params, ...query, ...body })
  return values
    .map(([name, value]) => `${name.replace('languageId', 'language')} ${String(value)}`)
    .join(', ')
}
