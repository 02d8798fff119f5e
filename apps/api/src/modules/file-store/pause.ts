/** Makes a pause after a failure, so that callers do not wait for a service that is down. */
export const makePause = (lengthMs: number, now: () => number = performance.now.bind(performance)) => {
  let until = 0
  return {
    isOn: (): boolean => now() < until,
    begin: (): void => {
      until = now() + lengthMs
    },
  }
}
