/** A pause after a failure, so that what is down does not keep everybody waiting. */
export const makePause = (lengthMs: number, now: () => number = performance.now.bind(performance)) => {
  let until = 0
  return {
    isOn: (): boolean => now() < until,
    begin: (): void => {
      until = now() + lengthMs
    },
  }
}
