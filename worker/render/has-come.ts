const UNDER_WAY = Symbol('under way')

/** Whether a promise has settled by now. Throws what it was rejected with. */
export async function hasCome(promise: Promise<unknown>): Promise<boolean> {
  return (await Promise.race([promise, Promise.resolve(UNDER_WAY)])) !== UNDER_WAY
}
