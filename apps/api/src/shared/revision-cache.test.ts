import { expect, test } from 'vitest'
import { createRevisionCaches } from './revision-cache.ts'

const counting = () => {
  let made = 0
  return async () => {
    made += 1
    return { count: made }
  }
}

test('a count is made once for a revision, also by many who ask at once', async () => {
  const cached = createRevisionCaches()(1)
  const count = counting()
  const asked = await Promise.all([cached('a', count), cached('a', count)])
  expect([...asked, await cached('a', count)]).toEqual(Array(3).fill({ count: 1 }))
  expect(await cached('b', count)).toEqual({ count: 2 })
})

test('a count is made anew when the shop has changed', async () => {
  const cachedAsOf = createRevisionCaches()
  const count = counting()
  await cachedAsOf(1)('a', count)
  expect(await cachedAsOf(2)('a', count)).toEqual({ count: 2 })
  // A request of the old revision still gets the old result, and does not overwrite the new one.
  expect(await cachedAsOf(1)('a', count)).toEqual({ count: 1 })
  expect(await cachedAsOf(2)('a', count)).toEqual({ count: 2 })
})

test('while the revision is not known everything is worked out anew', async () => {
  const cached = createRevisionCaches()(null)
  const count = counting()
  await cached('a', count)
  expect(await cached('a', count)).toEqual({ count: 2 })
})

test('a failure is told to all who wait for it and not cached', async () => {
  const cached = createRevisionCaches()(1)
  const fail = () => Promise.reject(new Error('away'))
  const failing = [cached('a', fail), cached('a', counting())]
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cached('a', counting())).toEqual({ count: 1 })
})
