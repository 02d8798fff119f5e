import autocannon from 'autocannon'

/** What one run of a load came to. Times in ms. */
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
  /** Headers of each connection, in turn. */
  headers?: readonly Record<string, string>[]
}

const loadOne = async (
  { origin, requests, headers = [{}] }: Load & { origin: string },
  connections: number,
  seconds: number,
): Promise<Outcome> => {
  let client = 0
  // Each connection has requests of its own: autocannon sets headers on the first one alone.
  const requestsOfNext = () => {
    const own = { 'content-type': 'application/json', ...headers[client++ % headers.length] }
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
    setupClient: (one) => one.setRequests(requestsOfNext()),
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
  const origins = [load.origin].flat().slice(0, connections)
  const outcomes = await Promise.all(
    origins.map((origin, index) =>
      loadOne({ ...load, origin }, Math.floor((connections + index) / origins.length), seconds),
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
