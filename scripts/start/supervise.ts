import type { ChildProcess } from 'node:child_process'

/** The first wait; each further one is twice as long. */
const FIRST_WAIT_MS = 250
/** After room was made on a full disk the shop is back within ten seconds. */
const LONGEST_WAIT_MS = 5_000
/** A process that ran for so long has started well: its next end is the first one again. */
const HEALTHY_AFTER_MS = 60_000

export interface Supervised {
  /** Starts the process once more. */
  start: () => ChildProcess
  /** Called when the process ended by itself: how, and after how long it is restarted. */
  onEnd: (how: string, waitMs: number) => void
  /** Called with each restarted process. */
  onStart: (child: ChildProcess) => void
}

const whenEnded = (child: ChildProcess, then: (how: string) => void): void => {
  const howOf = (code: number | null, signal: string | null) => signal ?? `code ${code}`
  if (child.exitCode !== null || child.signalCode !== null) then(howOf(child.exitCode, child.signalCode))
  child.once('exit', (code, signal) => then(howOf(code, signal)))
  // Without memory or processes left there is none that could exit.
  child.once('error', ({ message }) => child.pid === undefined && then(message))
}

/**
 * Starts a process that has proved that it can start again each time it ends, after waits that grow as long as it does
 * not last. Returns what ends that; the process itself is left alone.
 */
export const supervise = (first: ChildProcess, { start, onEnd, onStart }: Supervised): (() => void) => {
  let endsInARow = 0
  let startedAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const restart = () => {
    startedAt = performance.now()
    const child = start()
    follow(child)
    onStart(child)
  }
  const follow = (child: ChildProcess) =>
    whenEnded(child, (how) => {
      if (isOver) return
      if (performance.now() - startedAt >= HEALTHY_AFTER_MS) endsInARow = 0
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** endsInARow, LONGEST_WAIT_MS)
      endsInARow += 1
      onEnd(how, waitMs)
      timer = setTimeout(restart, waitMs)
    })
  follow(first)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
