import type { Log } from '@hojreh/server'
import { expect, test } from 'vitest'
import { forEach, forEachBatch } from './for-each.ts'

test('one that does not answer keeps only those beside it waiting, and one that fails none', async () => {
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  const done: number[] = []
  const failures: object[] = []
  const work = async (item: number) => {
    if (item === 1) await slow
    if (item === 2) throw new Error('gone')
    done.push(item)
  }
  const log = { error: (told: object) => failures.push(told) } as unknown as Log
  const all = forEach([1, 2, 3, 4], log, work, 3)
  await expect.poll(() => done).toEqual([3])
  answer()
  await all
  expect(done).toEqual([3, 1, 4])
  expect(failures).toHaveLength(1)
})

test('batches go on past those that fail, until one is not full or the time is over', async () => {
  const log = { error: () => {} } as unknown as Log
  const due = new Set([1, 2, 3, 4, 5, 6, 7])
  const batches = (withinMs: number) =>
    forEachBatch(log, {
      take: async (count, failed) => [...due].slice(failed, failed + count),
      count: 2,
      work: async (item) => {
        if (item < 4) throw new Error('not today')
        due.delete(item)
      },
      withinMs,
    })
  await batches(0)
  expect(due.size).toBe(7)
  await batches(10_000)
  expect([...due]).toEqual([1, 2, 3])
})
