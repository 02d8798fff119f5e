import { vi } from 'vitest'

/** Repeats `check` until it throws no more. An upper bound for a busy machine; nothing waits that long. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000, interval: 50 })
