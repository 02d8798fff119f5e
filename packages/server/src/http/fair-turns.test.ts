import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeFairTurns } from './fair-turns.ts'

const openTurns = (atOnce: number, most: number) => {
  const take = makeFairTurns({ atOnce, most })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (visitor: string) =>
    take(visitor, () => {
      begun.push(visitor)
      return new Promise<void>((end) => ends.push(end))
    })
  /** Ends the work that began first. */
  const endOne = async () => {
    ends.shift()?.()
    await soon()
  }
  return { ask, begun, endOne }
}

test('who wants a hundred things at once lets others in between', async () => {
  const { ask, begun, endOne } = openTurns(1, 200)
  const all = Array.from({ length: 100 }, () => ask('crawler'))
  all.push(ask('mina'), ask('reza'), ask('mina'))
  for (let turn = 0; turn < 5; turn++) await endOne()
  expect(begun).toEqual(['crawler', 'crawler', 'mina', 'reza', 'crawler', 'mina'])
  for (let turn = 0; turn < 100; turn++) await endOne()
  await Promise.all(all)
})

test('so many run at once, and a failed one makes room for the next', async () => {
  const take = makeFairTurns({ atOnce: 2, most: 10 })
  let running = 0
  let mostRunning = 0
  const work = async () => {
    running += 1
    mostRunning = Math.max(mostRunning, running)
    await soon()
    running -= 1
    throw new Error('no such page')
  }
  const results = await Promise.allSettled(Array.from({ length: 9 }, () => take('mina', work)))
  expect(results.map(({ status }) => status)).toEqual(Array(9).fill('rejected'))
  expect(mostRunning).toBe(2)
  await expect(take('mina', async () => 'there')).resolves.toBe('there')
})

test('when no more may wait, whoever has the most there gives one up, and hears to come later', async () => {
  const { ask, endOne } = openTurns(1, 3)
  const [first, ...waiting] = ['crawler', 'crawler', 'crawler', 'crawler'].map(ask)
  await expect(ask('crawler')).rejects.toMatchObject({ statusCode: 503 })
  const refused = expect(waiting[2]).rejects.toMatchObject({ statusCode: 503 })
  const mina = ask('mina')
  await refused
  for (let turn = 0; turn < 4; turn++) await endOne()
  await Promise.all([first, waiting[0], waiting[1], mina])
})
