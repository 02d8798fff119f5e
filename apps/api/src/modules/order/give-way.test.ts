import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeGiveWay } from './give-way.ts'

const work = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}

/** How long the work rests after a piece of 20 ms, of which nothing is left to chance but the clock. */
const restOf = async (beside: () => Promise<void>): Promise<number> => {
  const giveWay = makeGiveWay()
  work(20)
  const began = performance.now()
  let isOver = false
  const others = (async () => {
    while (!isOver) await beside()
  })()
  await giveWay()
  isOver = true
  await others
  return performance.now() - began
}

test('long work rests between its pieces, and much longer while the process has others to serve', async () => {
  const busy = await restOf(async () => {
    work(5)
    await nextTurn()
  })
  expect(busy).toBeGreaterThanOrEqual(19 * 20)
})

test('long work rests as long as it took while nobody else wants anything', async () => {
  const quiet = await restOf(() => delay(10))
  expect(quiet).toBeGreaterThanOrEqual(19)
})
