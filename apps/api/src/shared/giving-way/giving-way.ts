import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { makeMachineLoad } from './machine-load.ts'

/** Use of the event loop, 0 to 1, above which other work of this process waits for its turn. */
const BUSY = 0.5
/**
 * Load above which the machine has others to serve: the database, the servers of pages. One file alone needs half a
 * processor.
 */
const FULL = 0.6
/** While the process or the machine is busy, long work takes a sixtieth of the time at most. */
const SHARE = 59
/**
 * Limit of each of the two rests. An abandoned file holds its connection until the rest is over, and a third file waits
 * for that.
 */
const LONGEST_MS = 2_000
/** Rows between two rests: the longest rest is long enough for so many on a full machine. */
const PIECE = 100
/**
 * Factor from our work to that of all processes: for a file the database works half as much again as we do, and the
 * gateway passes it on.
 */
const WITH_OTHERS = 4

/** Starts a watch that returns how long something was worked on, in ms, without waits for a turn on a full machine. */
const startWatch = () => {
  const [began, used] = [performance.now(), process.cpuUsage()]
  return (): number => {
    const { user, system } = process.cpuUsage(used)
    return Math.min(performance.now() - began, (WITH_OTHERS * (user + system)) / 1_000)
  }
}

/**
 * Makes the function that gives way after a piece of long work of `took` ms. It rests as long as that, and returns how
 * many ms more to rest when the process or the machine was busy with others meanwhile, so that the work had a sixtieth
 * of the time.
 */
export const makeGiveWay =
  (loadOfMachine = makeMachineLoad(), rest: (ms: number) => Promise<void> = delay) =>
  async (took: number): Promise<number> => {
    const before = performance.eventLoopUtilization()
    await rest(took)
    const isBusy = performance.eventLoopUtilization(before).utilization > BUSY || loadOfMachine() > FULL
    return isBusy ? took * (SHARE - 1) : 0
  }

/** The rows as they are, with a rest after every hundred: shoppers go first. */
export async function* givingWay<Row>(
  rows: AsyncIterable<Row>,
  giveWay: (took: number) => Promise<number> = makeGiveWay(),
): AsyncGenerator<Row> {
  let count = 0
  let worked = startWatch()
  for await (const row of rows) {
    yield row
    count += 1
    if (count % PIECE !== 0) continue
    const more = await giveWay(Math.min(worked(), LONGEST_MS))
    await delay(Math.min(more, LONGEST_MS))
    worked = startWatch()
  }
}
