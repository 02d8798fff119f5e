import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { givingWay, makeGiveWay } from './giving-way.ts'

/** By the processor's time: on a full machine the clock says little. */
const work = (ms: number) => {
  const before = process.cpuUsage()
  for (let used = 0; used < ms * 1_000; ) {
    const { user, system } = process.cpuUsage(before)
    used = user + system
  }
}
const quietMachine = () => 0

/** How the work gives way after a piece of 20 ms: how long it rests at once, and how long more. */
const restsOf = async (beside: () => Promise<void>, load = quietMachine): Promise<number[]> => {
  const rests: number[] = []
  const giveWay = makeGiveWay(load, (ms) => {
    rests.push(ms)
    return delay(ms)
  })
  let isOver = false
  const others = (async () => {
    while (!isOver) await beside()
  })()
  const more = await giveWay(20)
  isOver = true
  await others
  return [...rests, more]
}

test('long work rests between its pieces, and much longer while the process has others to serve', async () => {
  const busy = await restsOf(async () => {
    work(5)
    await nextTurn()
  })
  expect(busy).toEqual([20, 58 * 20])
})

test('long work rests much longer while the machine has others to serve', async () => {
  const busy = await restsOf(
    () => delay(10),
    () => 0.9,
  )
  expect(busy).toEqual([20, 58 * 20])
})

test('long work rests as long as it took while nobody else wants anything', async () => {
  expect(await restsOf(() => delay(10))).toEqual([20, 0])
})

test('a file has all rows in their order, with a rest after every hundred', async () => {
  async function* rows() {
    for (let n = 1; n <= 1_200; n += 1) yield n
  }
  const rests: number[] = []
  const seen: number[] = []
  for await (const row of givingWay(rows(), async () => {
    rests.push(seen.length)
    return 0
  }))
    seen.push(row)
  expect(seen).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1))
  expect(rests).toEqual(Array.from({ length: 12 }, (_, index) => 100 * (index + 1)))
})
