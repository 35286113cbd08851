import { AmapTimeout } from './amap-failure.ts'

/** The result of `promise`; rejects with an `AmapTimeout` when that takes longer than `limitMs`. */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AmapTimeout()), limitMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
