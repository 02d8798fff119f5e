/** Concurrent calls with the same key share one run of the work, and its result. */
export const makeSingleFlight = <Result>() => {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const run = work().finally(() => running.delete(key))
    running.set(key, run)
    return run
  }
}
