import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSlowMemory } from './slow-memory.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A count that takes so long, and how often it was made. */
const slowCount = (tookMs: number) => {
  let made = 0
  return {
    work: async () => {
      made += 1
      const count = made
      vi.advanceTimersByTime(tookMs)
      return { count }
    },
    made: () => made,
  }
}

test('a count is made once for a revision, also by many who ask at once', async () => {
  const remember = makeSlowMemory(() => 1)
  const count = slowCount(100)
  await Promise.all([remember('a', count.work), remember('a', count.work)])
  vi.advanceTimersByTime(60_000)
  await remember('a', count.work)
  expect(count.made()).toBe(1)
  await remember('b', count.work)
  expect(count.made()).toBe(2)
})

test('in a shop that changes all the time a count rests twenty times as long as it took', async () => {
  let revision = 1
  const remember = makeSlowMemory(() => revision)
  const count = slowCount(100)
  await remember('a', count.work)
  revision = 2
  vi.advanceTimersByTime(1_800)
  expect(await remember('a', count.work)).toEqual({ count: 1 })
  vi.advanceTimersByTime(200)
  expect(await remember('a', count.work)).toEqual({ count: 2 })
})

test('no count is older than ten seconds once the shop has changed', async () => {
  let revision = 1
  const remember = makeSlowMemory(() => revision)
  const count = slowCount(5_000)
  await remember('a', count.work)
  revision = 2
  vi.advanceTimersByTime(5_001)
  expect(await remember('a', count.work)).toEqual({ count: 2 })
})

test('while the revision is not known everything is worked out anew', async () => {
  const remember = makeSlowMemory(() => null)
  const count = slowCount(1)
  await remember('a', count.work)
  await remember('a', count.work)
  expect(count.made()).toBe(2)
})

test('a failure is told and not remembered', async () => {
  const remember = makeSlowMemory(() => 1)
  await expect(remember('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await remember('a', async () => ({ count: 1 }))).toEqual({ count: 1 })
})
