import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { makeMachineLoad } from './machine-load.ts'

/** Busier than that, others of this process wait for their turn. */
const BUSY = 0.5
/** Fuller than that, the machine has others to serve: the database, the servers of pages. A file alone needs a half of one processor. */
const FULL = 0.75
/** Of what is busy long work takes a fortieth at most. */
const SHARE = 39
/** Of two rests. Whoever gave the file up holds its connection until the rest is over, and a third file waits for that. */
const LONGEST_MS = 2_000
/** Rows. Small enough that the longest rest is long enough for one. */
const PIECE = 250
/** The database works about as much for a file as we do. */
const WITH_DATABASE = 2

/** Starts a watch that says how long something was worked on, in ms: waiting for a turn on a full machine is no work. */
const startWatch = () => {
  const [began, used] = [performance.now(), process.cpuUsage()]
  return (): number => {
    const { user, system } = process.cpuUsage(used)
    return Math.min(performance.now() - began, (WITH_DATABASE * (user + system)) / 1_000)
  }
}

/**
 * Makes what long work calls between its pieces: it rests as long as the last piece took, and where the process or the
 * machine turns out to be busy with others meanwhile, until the work had a fortieth of the time.
 */
export const makeGiveWay = (loadOfMachine = makeMachineLoad()) => {
  let worked = startWatch()
  return async (): Promise<void> => {
    const took = worked()
    const before = performance.eventLoopUtilization()
    await delay(Math.min(took, LONGEST_MS))
    const isBusy = performance.eventLoopUtilization(before).utilization > BUSY || loadOfMachine() > FULL
    if (isBusy) await delay(Math.min(took * (SHARE - 1), LONGEST_MS))
    worked = startWatch()
  }
}

/** The rows as they are, with a rest after every few hundred: shoppers go first. */
export async function* givingWay<Row>(
  rows: AsyncIterable<Row>,
  giveWay: () => Promise<void> = makeGiveWay(),
): AsyncGenerator<Row> {
  let count = 0
  for await (const row of rows) {
    yield row
    count += 1
    if (count % PIECE === 0) await giveWay()
  }
}
