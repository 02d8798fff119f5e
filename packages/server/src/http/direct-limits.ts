/**
 * Times of a server that stands behind the gateway, for whoever reaches it without: options of Fastify. Slow clients end
 * at the gateway otherwise.
 */
export const directLimits = {
  requestTimeout: 30_000,
  /** Nothing moves on the connection, in either direction. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const

/** Connections at once: more would take the files that the server needs itself. */
export const MOST_CONNECTIONS = 20_000
