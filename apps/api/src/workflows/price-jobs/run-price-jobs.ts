import type { Db } from '../../db/client.ts'
import { BATCH, priceBatchRepository } from '../../modules/price-job/price-batch.repository.ts'
import { type PriceJobRow, priceJobRepository } from '../../modules/price-job/price-job.repository.ts'
import { makeBooks } from '../../modules/staff-action/books.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeGiveWay } from '../../shared/giving-way/giving-way.ts'

/** A chain of its own in the books: no member waits for a job. */
const CHAIN = 'price-jobs'

/** The longest turn: a process that is to end waits for it. */
const TURN_MS = 2_000

type Progress = Partial<PriceJobRow>

const go = async (tx: Db, job: PriceJobRow, now: Date): Promise<Progress> => {
  const { seen, changed, place } = await priceBatchRepository(tx).apply({ job, now })
  return {
    ...{ place, seen: job.seen + seen, changed: job.changed + changed },
    ...(seen < BATCH && { state: 'done' as const }),
  }
}

const goBack = async (tx: Db, job: PriceJobRow, now: Date): Promise<Progress> => {
  const { seen, undone } = await priceBatchRepository(tx).takeBack({ job, now })
  return {
    ...{ undone: job.undone + undone, kept: job.kept + seen - undone },
    ...(seen < BATCH && { state: 'undone' as const }),
  }
}

const makeStep = ({ config, database: { db }, clock }: Dependencies) => {
  const books = makeBooks(config.SECRET, clock)
  /**
   * Runs one batch, with its place, its note and its row in the books in one transaction. Returns whose batch it was
   * and whether it was the last; null when nothing is due.
   */
  return (rests: (work: string) => boolean): Promise<{ work: string; isLast: boolean } | null> =>
    db.transaction(async (tx) => {
      const repository = priceJobRepository(tx)
      const job = await repository.lockDue()
      const work = `${job?.id} ${job?.state}`
      if (!job || rests(work)) return null
      const isBack = job.state === 'undoing'
      const progress = await (isBack ? goBack : go)(tx, job, clock())
      await repository.change(job, progress)
      const author = { staffId: job.byId, staffName: job.byName, sessionId: null, permission: 'prices.bulk' }
      await books.record(
        tx,
        { ...author, call: 'runPriceJob', ip: '', requestId: job.id, chain: CHAIN },
        { subject: `price-job:${job.id}`, label: job.label, after: progress },
      )
      return { work, isLast: progress.state !== undefined }
    })
}

/**
 * Makes the function that runs a turn of the due price jobs, batch by batch. Between two batches of a job it rests, and
 * shoppers go first: the turn ends, and turns before the end of the rest do nothing. A member who takes a job back, or
 * starts another one after it, waits for no such rest.
 */
export const makePriceJobRunner = (
  dependencies: Dependencies,
  giveWay = makeGiveWay(),
): (() => Promise<void>) => {
  const step = makeStep(dependencies)
  let rest = { of: '', until: 0 }
  return async () => {
    const end = performance.now() + TURN_MS
    for (let now = performance.now(); now < end; now = performance.now()) {
      const batch = await step((work) => work === rest.of && now < rest.until)
      if (!batch) return
      if (batch.isLast) continue
      const more = await giveWay(performance.now() - now)
      rest = { of: batch.work, until: performance.now() + more }
    }
  }
}
