import { AmapTimeout } from './amap-failure.ts'

/** The result of `promise`; rejects with an `AmapTimeout` when that takes longer than `milliseconds`. */
export async function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AmapTimeout()), milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
