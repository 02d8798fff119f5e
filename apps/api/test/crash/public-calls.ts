import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 200

/** Makes the calls of visitors without an account, again and again. */
export const watchPublicCalls = (origin: () => string, paths: readonly string[]) => {
  let isOver = false
  let total = 0
  let slowestMs = 0
  const failures: string[] = []
  const look = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/'
      const from = performance.now()
      try {
        const response = await fetch(`${origin()}${path}`, { signal: AbortSignal.timeout(30_000) })
        const body = await response.text()
        if (!response.ok) failures.push(`${response.status} ${path} ${body.slice(0, 100)}`)
      } catch (error) {
        failures.push(`${String(error)} ${path}`)
      }
      total += 1
      slowestMs = Math.max(slowestMs, performance.now() - from)
      await delay(PAUSE_MS)
    }
  }
  const looking = look()
  return {
    stop: async () => {
      isOver = true
      await looking
      return { total, failures, slowestMs: Math.round(slowestMs) }
    },
  }
}

/** Measures the longest time in which a shop acknowledged no write. */
export const watchSilence = (count: () => number) => {
  let isOver = false
  let longestMs = 0
  const watch = async () => {
    let [last, since] = [count(), performance.now()]
    while (!isOver) {
      await delay(50)
      const current = count()
      longestMs = Math.max(longestMs, performance.now() - since)
      if (current !== last) [last, since] = [current, performance.now()]
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      isOver = true
      await watching
      return longestMs
    },
  }
}
