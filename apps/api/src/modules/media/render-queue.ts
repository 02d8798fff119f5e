import { makeSingleFlight } from '@hojreh/server'
import { DomainError } from '../../shared/domain-error.ts'

const RETRY_SECONDS = 2

/**
 * Runs tasks at most `limit` at once; a task whose key is already waiting or running is joined, not repeated.
 * A crowd that opens a new product together renders each of its pictures once. Throws `unavailable` for what comes while
 * `most` are waiting.
 */
export const makeRenderQueue = <Result>(limit: number, most = Number.POSITIVE_INFINITY) => {
  const share = makeSingleFlight<Result>()
  const waiting: (() => void)[] = []
  let running = 0

  const takeTurn = async () => {
    if (running < limit) {
      running += 1
      return
    }
    if (waiting.length >= most) throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const passTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  const work = async (task: () => Promise<Result>) => {
    await takeTurn()
    try {
      return await task()
    } finally {
      passTurn()
    }
  }

  return (key: string, task: () => Promise<Result>): Promise<Result> => share(key, () => work(task))
}
