/** How long and how much a connection may ask for. A slow or greedy client loses its own connection, nothing else. */
export interface ConnectionLimits {
  /** All headers of a request, ms. */
  headersMs: number
  /** A whole request with its body, ms. */
  requestMs: number
  /** A connection on which nothing moves in either direction: a client that does not read its answer, ms. */
  idleMs: number
  /** Connections at once; more are closed without an answer. */
  connections: number
  /** How often slow ones are looked for, ms. */
  checkMs: number
}

export const usualLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 35_000,
  // Longer than an app may take to answer.
  idleMs: 60_000,
  connections: 20_000,
  checkMs: 2_000,
}
