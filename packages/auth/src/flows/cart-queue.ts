/** Sends one change of the cart; resolves with whatever the caller of `add` wants to know. */
export type SendChange<Result> = (productId: string, count: number) => Promise<Result>

interface Waiting<Result> {
  count: number
  done: Promise<Result | undefined>
}

/**
 * One change of the cart at a time, in the order of the clicks. Clicks on the same product that come
 * while another change is on its way are sent together, so none is lost and none is counted twice,
 * and the response that comes last is the newest cart.
 */
export const createCartQueue = <Result>(send: SendChange<Result>) => {
  const waiting = new Map<string, Waiting<Result>>()
  let last: Promise<unknown> = Promise.resolve()

  return (productId: string, count: number): Promise<Result | undefined> => {
    const earlier = waiting.get(productId)
    if (earlier) {
      earlier.count += count
      return earlier.done
    }
    const entry: Waiting<Result> = {
      count,
      done: last.then(() => {
        waiting.delete(productId)
        return entry.count === 0 ? undefined : send(productId, entry.count)
      }),
    }
    waiting.set(productId, entry)
    last = entry.done.catch(() => undefined)
    return entry.done
  }
}
