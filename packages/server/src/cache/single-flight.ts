/** Concurrent calls with the same key share one run of the work, and its result. */
export const makeSingleFlight = <Result, Key = string>() => {
  const running = new Map<Key, Promise<Result>>()
  return (key: Key, work: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const run = work().finally(() => running.delete(key))
    running.set(key, run)
    return run
  }
}
