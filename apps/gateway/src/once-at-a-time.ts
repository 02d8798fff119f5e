/** Single flight: calls during a running one share its result. */
export const onceAtATime = <Answer>(work: () => Promise<Answer>): (() => Promise<Answer>) => {
  let underWay: Promise<Answer> | undefined
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
