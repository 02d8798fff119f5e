import { MOST_CONNECTIONS } from '@hojreh/server'

/** How long and how much a visitor may ask for. A slow or greedy one loses its own connection, nothing else. */
export interface ConnectionLimits {
  /** All headers of a request, ms. */
  headersMs: number
  /** A whole request with its body, ms. */
  requestMs: number
  /** A body may take so long, ms, and more for each part of a second that it came faster than `bytesPerSecond`. */
  bodyMs: number
  bytesPerSecond: number
  /** Bodies that are on their way, all together; beyond, the oldest ones end. */
  bodyBytes: number
  /** A connection on which nothing moves in either direction: a client that does not read its response, ms. */
  idleMs: number
  /** Connections at once; more are closed without a response. */
  connections: number
  /** Of one visitor. Many people share one on a mobile network, and browsers keep some open. */
  connectionsOfOne: number
  /** Requests of one visitor under way; more are answered with 429. As in nginx. */
  requestsOfOne: number
  /** Interval of the check for slow ones, ms. */
  checkMs: number
}

export const usualLimits: ConnectionLimits = {
  headersMs: 10_000,
  // The picture of a receipt over a slow line.
  requestMs: 120_000,
  bodyMs: 10_000,
  bytesPerSecond: 16_000,
  bodyBytes: 256_000_000,
  // Longer than an app may take to answer.
  idleMs: 60_000,
  connections: MOST_CONNECTIONS,
  connectionsOfOne: 1_000,
  requestsOfOne: 200,
  checkMs: 500,
}

/** Limits of concurrent requests to an app behind the gateway. */
export interface UpstreamLimits {
  /** Connections to one process: more than one visitor's requests, so that no visitor takes them all. */
  connections: number
  /** Requests that wait for one, and how long, ms; beyond, 503 at once. */
  waiting: number
  waitMs: number
  /** So much of a response is taken off the app before the visitor has read it… */
  aheadBytes: number
  /** …while there are at most so many responses on their way. */
  responsesAhead: number
  /** Interval of the check for stalled responses while others wait, ms. */
  lookMs: number
}

export const usualUpstreamLimits: UpstreamLimits = {
  connections: 256,
  waiting: 512,
  waitMs: 2_000,
  aheadBytes: 1_048_576,
  responsesAhead: 256,
  lookMs: 250,
}
