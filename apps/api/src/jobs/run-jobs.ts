import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@hojreh/server'

export interface Job {
  name: string
  /** Jobs of another loop do not wait for it. */
  loop?: string
  run: () => Promise<void>
}

/**
 * Runs every job of a loop, then waits, then again. Any number of processes may do so at once: each job shares its rows
 * by `SKIP LOCKED` or by an update that only one of them can make. Returns a function that stops them after what runs.
 */
export const runJobs = (jobs: readonly Job[], intervalMs: number, log: Log): (() => Promise<void>) => {
  const end = new AbortController()
  const runAll = async (ofLoop: readonly Job[]) => {
    for (const { name, run } of ofLoop) {
      if (end.signal.aborted) return
      try {
        await run()
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed; it runs again')
      }
    }
  }
  const keepRunning = async (ofLoop: readonly Job[]) => {
    while (!end.signal.aborted) {
      await runAll(ofLoop)
      await delay(intervalMs, undefined, { signal: end.signal, ref: false }).catch(() => {})
    }
  }
  const loops = Map.groupBy(jobs, ({ loop }) => loop)
  const running = Promise.all([...loops.values()].map(keepRunning))
  return async () => {
    end.abort()
    await running
  }
}
