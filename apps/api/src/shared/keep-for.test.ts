import { expect, test } from 'vitest'
import { keepFor } from './keep-for.ts'

test('who asks within the time gets what was worked out for the first, and after it what is true then', async () => {
  let now = 10_000
  let made = 0
  const read = keepFor(
    1_000,
    () => new Date(now),
    async () => {
      made += 1
      return made
    },
  )
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  now += 999
  expect(await read()).toBe(1)
  now += 1
  expect(await read()).toBe(2)
  // The clock was set back.
  now -= 5_000
  expect(await read()).toBe(3)
})

test('a failure is told to all who wait for it and not kept', async () => {
  let work = () => Promise.reject<string>(new Error('away'))
  const read = keepFor(
    1_000,
    () => new Date(0),
    () => work(),
  )
  const both = await Promise.allSettled([read(), read()])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  work = async () => 'there'
  expect(await read()).toBe('there')
})
