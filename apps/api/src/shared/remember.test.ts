import { expect, test } from 'vitest'
import { makeRemember } from './remember.ts'

const counting = () => {
  let made = 0
  return async () => {
    made += 1
    return { count: made }
  }
}

test('a count is made once for a revision, also by many who ask at once', async () => {
  const remember = makeRemember(() => 1)
  const count = counting()
  const asked = await Promise.all([remember('a', count), remember('a', count)])
  expect([...asked, await remember('a', count)]).toEqual(Array(3).fill({ count: 1 }))
  expect(await remember('b', count)).toEqual({ count: 2 })
})

test('a count is made anew when the shop has changed', async () => {
  let revision = 1
  const remember = makeRemember(() => revision)
  const count = counting()
  await remember('a', count)
  revision = 2
  expect(await remember('a', count)).toEqual({ count: 2 })
})

test('while the revision is not known everything is worked out anew', async () => {
  const remember = makeRemember(() => null)
  const count = counting()
  await remember('a', count)
  expect(await remember('a', count)).toEqual({ count: 2 })
})

test('a failure is told to all who wait for it and not remembered', async () => {
  const remember = makeRemember(() => 1)
  const fail = () => Promise.reject(new Error('away'))
  const failing = [remember('a', fail), remember('a', counting())]
  expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await remember('a', counting())).toEqual({ count: 1 })
})
