import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { makeMachineLoad } from './machine-load.ts'

/** Busier than that, others of this process wait for their turn. */
const BUSY = 0.5
/** Fuller than that, the machine has others to serve: the database, the servers of pages. A file alone needs a half of one processor. */
const FULL = 0.6
/** Of what is busy long work takes a sixtieth at most. */
const SHARE = 59
/** Of two rests. Whoever gave a file up holds its connection until the rest is over, and a third file waits for that. */
const LONGEST_MS = 2_000
/** Rows: what the longest rest is long enough for on a full machine. */
const PIECE = 100
/** For a file the database works half as much again as we do, and the gateway carries it. */
const WITH_OTHERS = 4

/** Starts a watch that says how long something was worked on, in ms: waiting for a turn on a full machine is no work. */
const startWatch = () => {
  const [began, used] = [performance.now(), process.cpuUsage()]
  return (): number => {
    const { user, system } = process.cpuUsage(used)
    return Math.min(performance.now() - began, (WITH_OTHERS * (user + system)) / 1_000)
  }
}

/**
 * Makes what gives way after a piece of long work that took so many ms: it rests as long as that, and returns for how
 * many ms more others should go first, because the process or the machine turned out to be busy with them: until the
 * work had a sixtieth of the time.
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
