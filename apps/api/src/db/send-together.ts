import type pg from 'pg'

/** Of a statement in a transaction that failed before (PostgreSQL documentation, "Error Codes"). */
const FAILED_BEFORE = '25P02'
const hasFailedBefore = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === FAILED_BEFORE

const textOf = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'text' in query ? query.text : query

/**
 * Sends what one turn of the event loop asks of a connection in one write: writing to a socket takes longer than most
 * statements of an order. PostgreSQL works them off in the order in which they were asked, each for itself.
 *
 * A transaction begins with its first statement, in the same write; one without a statement is none. What was asked
 * behind a statement that fails, fails for the same reason.
 */
export const sendTogether = (pool: pg.Pool): void => {
  pool.on('connect', (client) => {
    const query = client.query as (...parameters: unknown[]) => unknown
    const { stream } = client.connection
    let isHeld = false
    let isAboutToBegin = false
    let failure: unknown

    const hold = () => {
      if (isHeld) return
      isHeld = true
      stream.cork()
      process.nextTick(() => {
        isHeld = false
        stream.uncork()
      })
    }

    const send = (parameters: unknown[]) => {
      const answer = query.apply(client, parameters)
      if (!(answer instanceof Promise)) return answer
      return answer.then(
        (result: unknown) => {
          failure = undefined
          return result
        },
        (error: unknown) => {
          if (!hasFailedBefore(error)) failure = error
          throw failure ?? error
        },
      )
    }

    client.query = ((...parameters: unknown[]) => {
      const text = textOf(parameters[0])
      if (text === 'begin') {
        isAboutToBegin = true
        return Promise.resolve()
      }
      hold()
      if (!isAboutToBegin) return send(parameters)
      isAboutToBegin = false
      if (text === 'commit' || text === 'rollback') return Promise.resolve()
      // What was asked inside of a transaction that did not begin must not look done.
      return Promise.all([send(['begin']), send(parameters)]).then(([, answer]) => answer)
    }) as pg.PoolClient['query']
  })
}
