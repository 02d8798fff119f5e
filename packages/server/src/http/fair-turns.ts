/** The error when too many tasks wait already; answered as 503 with `Retry-After`. */
class Full extends Error {
  readonly statusCode = 503
}

interface Waiting {
  begin: () => void
  refuse: (full: Full) => void
}

/**
 * Runs `atOnce` tasks at a time; up to `most` others wait. The next turn belongs to the next visitor, not to the next
 * task: a visitor who wants a hundred things at once waits for their own, and other visitors get a turn between each
 * two of them. When no more may wait, the visitor with the most waiting tasks gives one up.
 */
export const makeFairTurns = ({ atOnce, most }: { atOnce: number; most: number }) => {
  /** Waiting tasks by visitor; the visitor who has waited longest for a turn is first. */
  const lines = new Map<string, Waiting[]>()
  let running = 0
  let count = 0

  const longest = () => [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one))
  const leave = (visitor: string, line: Waiting[]) => {
    count -= 1
    lines.delete(visitor)
    if (line.length > 0) lines.set(visitor, line)
  }

  const next = () => {
    const [first] = lines
    if (!first) {
      running -= 1
      return
    }
    const [visitor, line] = first
    const waiting = line.shift()
    // This visitor's next turn comes after all others'.
    leave(visitor, line)
    waiting?.begin()
  }

  const makeRoom = (visitor: string) => {
    const [other, line] = longest()
    if (line.length <= (lines.get(visitor)?.length ?? 0) + 1) throw new Full('too many wait')
    const refused = line.pop()
    count -= 1
    if (line.length === 0) lines.delete(other)
    refused?.refuse(new Full('too many of this visitor wait'))
  }

  const turn = (visitor: string) => {
    if (count >= most) makeRoom(visitor)
    return new Promise<void>((begin, refuse) => {
      const line = lines.get(visitor) ?? []
      lines.set(visitor, line)
      line.push({ begin, refuse })
      count += 1
    })
  }

  return async <Result>(visitor: string, work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else await turn(visitor)
    try {
      return await work()
    } finally {
      next()
    }
  }
}
