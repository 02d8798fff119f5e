import type { Clock } from '../src/shared/clock.ts'

export type TestClock = ReturnType<typeof makeTestClock>

/** A clock that stands still until a test moves it. */
export const makeTestClock = (start = '2026-11-20T08:00:00.000Z') => {
  let now = new Date(start)
  const clock: Clock = () => now
  return {
    clock,
    advance: (ms: number): void => {
      now = new Date(now.getTime() + ms)
    },
  }
}
