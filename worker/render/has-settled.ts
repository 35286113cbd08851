const PENDING = Symbol('pending')

/** Whether a promise has settled by now. Throws what it was rejected with. */
export async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  return (await Promise.race([promise, Promise.resolve(PENDING)])) !== PENDING
}
