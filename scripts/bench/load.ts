import autocannon from 'autocannon'

/** What one run of a load came to. Times in ms. */
export interface Outcome {
  perSecond: number
  p50: number
  p99: number
  errors: number
}

export interface Load {
  origin: string
  /** Asked in turn by every connection; a function names a new one each time. */
  requests: {
    method?: 'GET' | 'POST'
    path: string | (() => string)
    body?: unknown
  }[]
  /** Headers of each connection, in turn. */
  headers?: readonly Record<string, string>[]
}

/** Loads an origin with so many connections for so many seconds; anything but a 2xx is an error. */
export const runLoad = async (
  { origin, requests, headers = [{}] }: Load,
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
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  }
}
