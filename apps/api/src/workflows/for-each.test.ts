import type { Log } from '@hojreh/server'
import { expect, test } from 'vitest'
import { forEach } from './for-each.ts'

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
