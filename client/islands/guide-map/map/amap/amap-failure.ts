/** Why AMap's map can't be opened. */
export interface AmapFailure {
  /** `told`: `text` is what AMap or its loader says. */
  kind: 'told' | 'script' | 'previous' | 'timeout'
  text: string
}

/**
 * What a rejection of AMap's loader means. It rejects with a text of its own, with whatever AMap's script reports, with
 * the script element's event when that can't be loaded, and with an empty text for every call after a failed one.
 */
export function failureOf(reason: unknown): AmapFailure {
  if (reason instanceof AmapTimeout) return { kind: 'timeout', text: '' }
  if (reason instanceof Error) return { kind: 'told', text: reason.message }
  if (reason === '' || reason === undefined || reason === null)
    return { kind: 'previous', text: '' }
  if (typeof reason === 'object') return describeObject(reason)
  return { kind: 'told', text: typeof reason === 'string' ? reason : JSON.stringify(reason) }
}

/** AMap did not answer in time. */
export class AmapTimeout extends Error {}

function describeObject(reason: object): AmapFailure {
  if ('type' in reason && reason.type === 'error') return { kind: 'script', text: '' }
  const { info, message } = { info: undefined, message: undefined, ...reason }
  const text = [info, message].find((each) => typeof each === 'string')
  return text === undefined ? { kind: 'script', text: '' } : { kind: 'told', text }
}

/** AMap's script, first map or answer has failed if it takes longer. Neither it nor its loader has a time limit. */
const WAIT_MS = 10_000

/** What AMap promises; rejects with an `AmapTimeout` if that takes too long. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AmapTimeout()), WAIT_MS)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
