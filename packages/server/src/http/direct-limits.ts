/**
 * Time limits of a server that stands behind the gateway, for clients that reach it directly: options of Fastify.
 * Otherwise slow clients end at the gateway.
 */
export const directLimits = {
  requestTimeout: 30_000,
  /** How long nothing moves on the connection, in either direction. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} as const

/** Connections at once: more would take the files that the server needs itself. */
export const MOST_CONNECTIONS = 20_000
