import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '@hojreh/server'

export interface Job {
  name: string
  run: () => Promise<void>
}

/**
 * Runs every job, then waits, then again. Any number of processes may do so at once: each job shares its rows
 * by `SKIP LOCKED` or by an update that only one of them can make. Returns a function that stops them after what runs.
 */
export const runJobs = (jobs: readonly Job[], intervalMs: number, log: Log): (() => Promise<void>) => {
  const end = new AbortController()
  const runAll = async () => {
    for (const { name, run } of jobs) {
      if (end.signal.aborted) return
      try {
        await run()
      } catch (error) {
        log.error({ err: error, job: name }, 'a job failed; it runs again')
      }
    }
  }
  const keepRunning = async () => {
    while (!end.signal.aborted) {
      await runAll()
      await delay(intervalMs, undefined, { signal: end.signal, ref: false }).catch(() => {})
    }
  }
  const running = keepRunning()
  return async () => {
    end.abort()
    await running
  }
}
