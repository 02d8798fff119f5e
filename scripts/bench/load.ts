import autocannon from 'autocannon'

/** The result of one run of a load. Times in ms. */
export interface Outcome {
  calls: number
  perSecond: number
  p50: number
  p99: number
  errors: number
}

export interface Load {
  /** One process, or several that share the connections. */
  origin: string | readonly string[]
  /** Asked in turn by every connection; a function names a new one each time. */
  requests: {
    method?: 'GET' | 'POST'
    path: string | (() => string)
    body?: unknown
  }[]
  /** Headers of each connection, in turn over all processes. */
  headers?: readonly Record<string, string>[]
}

interface Share extends Pick<Load, 'requests'> {
  origin: string
  /** Of one connection after the other. */
  headersOfNext: () => Record<string, string> | undefined
}

/**
 * autocannon makes a text of every answer. How long that takes hangs on where the pieces of an answer are cut: through a
 * Persian letter, it is slower than both servers, and a header of one byte more turns that round.
 */
const readNoBodies = (client: autocannon.Client): void => {
  Object.assign((client as unknown as { pipelinedRequests: object }).pipelinedRequests, {
    addBody: () => undefined,
  })
}

const loadOne = async (
  { origin, requests, headersOfNext }: Share,
  connections: number,
  seconds: number,
): Promise<Outcome> => {
  // Each connection has requests of its own: autocannon sets headers on the first one alone.
  const requestsOfNext = () => {
    const own = { 'content-type': 'application/json', ...headersOfNext() }
    return requests.map(({ method = 'GET', path, body }) => ({
      method,
      headers: own,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(typeof path === 'string'
        ? { path }
        : {
            path: path(),
            setupRequest: (request: autocannon.Request) => ({ ...request, path: path() }),
          }),
    }))
  }
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (one) => {
      readNoBodies(one)
      one.setRequests(requestsOfNext())
    },
  })
  return {
    calls: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}

/**
 * Loads an origin with so many connections for so many seconds; anything but a 2xx is an error. Of several processes
 * the times are those of the slowest.
 */
export const runLoad = async (load: Load, connections: number, seconds: number): Promise<Outcome> => {
  const { origin: processes, requests, headers = [] } = load
  const origins = [processes].flat().slice(0, connections)
  // One count for all processes: connections that share a customer would wait for each other's locks.
  let client = 0
  const headersOfNext = () => headers[client++ % headers.length]
  const outcomes = await Promise.all(
    origins.map((origin, index) =>
      loadOne(
        { origin, requests, headersOfNext },
        Math.floor((connections + index) / origins.length),
        seconds,
      ),
    ),
  )
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    calls: sum(outcomes.map(({ calls }) => calls)),
    perSecond: sum(outcomes.map(({ perSecond }) => perSecond)),
    p50: Math.max(...outcomes.map(({ p50 }) => p50)),
    p99: Math.max(...outcomes.map(({ p99 }) => p99)),
    errors: sum(outcomes.map(({ errors }) => errors)),
  }
}
