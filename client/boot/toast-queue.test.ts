import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countText, type Toast, ToastQueue } from './toast-queue.ts'

let showing: readonly Toast[] = []
let queue: ToastQueue

beforeEach(() => {
  vi.useFakeTimers()
  showing = []
  queue = new ToastQueue((toasts) => {
    showing = toasts
  })
})

afterEach(() => vi.useRealTimers())

function texts(): string[] {
  return showing.map(({ text, count }) => text + countText(count))
}

describe('ToastQueue', () => {
  it('shows toasts in order, each for its own time', () => {
    queue.show({ text: 'three seconds', type: 'info' })
    queue.show({ text: 'five seconds', type: 'error', durationMs: 5000 })
    queue.show({ text: 'for good', type: 'error', durationMs: 0 })
    vi.advanceTimersByTime(2999)
    expect(texts()).toEqual(['three seconds', 'five seconds', 'for good'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual(['five seconds', 'for good'])
    vi.advanceTimersByTime(1_000_000)
    expect(texts()).toEqual(['for good'])
  })

  it('counts repeats of a text, whatever their type, and restarts its time', () => {
    queue.show({ text: 'again', type: 'info' })
    vi.advanceTimersByTime(2000)
    queue.show({ text: 'again', type: 'error' })
    expect(showing).toMatchObject([{ text: 'again', type: 'error', count: 2 }])
    vi.advanceTimersByTime(2999)
    expect(showing).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(showing).toHaveLength(0)
    queue.show({ text: 'again', type: 'info' })
    expect(showing).toMatchObject([{ count: 1 }])
  })

  it('holds a toast until the last holder releases it, also across repeats, then gives it its full time', () => {
    queue.show({ text: 'held', type: 'info' })
    queue.hold('held', 'pointer')
    queue.hold('held', 'focus')
    vi.advanceTimersByTime(10_000)
    queue.show({ text: 'held', type: 'info' })
    queue.release('held', 'pointer')
    vi.advanceTimersByTime(10_000)
    expect(texts()).toEqual(['held2'])
    queue.release('held', 'focus')
    vi.advanceTimersByTime(2999)
    expect(showing).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(showing).toHaveLength(0)
  })

  it('ignores a release by someone who does not hold the toast', () => {
    queue.show({ text: 'free', type: 'info' })
    vi.advanceTimersByTime(2000)
    queue.release('free', 'pointer')
    vi.advanceTimersByTime(1000)
    expect(showing).toHaveLength(0)
  })

  it('closes one, or all, and leaves no timer behind', () => {
    for (const text of ['one', 'two', 'three']) queue.show({ text, type: 'success' })
    queue.close('two')
    expect(texts()).toEqual(['one', 'three'])
    queue.closeAll()
    expect(texts()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('countText', () => {
  it.each([
    [1, ''],
    [2, '2'],
    [99, '99'],
    [100, '99+'],
    [5000, '99+'],
  ])('of %d is "%s"', (count, text) => {
    expect(countText(count)).toBe(text)
  })
})
