/** Who asks while somebody else's question is being worked on gets the same answer. */
export const onceAtATime = <Answer>(work: () => Promise<Answer>): (() => Promise<Answer>) => {
  let underWay: Promise<Answer> | undefined
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
