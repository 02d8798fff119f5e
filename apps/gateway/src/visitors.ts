import { sendFailure, visitorKey } from '@hojreh/server'
import type { FastifyInstance } from 'fastify'
import type { ConnectionLimits } from './connection-limits.ts'

const healthPaths = ['/livez', '/readyz']

/** Counts by key; a key with a count of 0 takes no memory. */
const makeCounts = () => {
  const counts = new Map<string, number>()
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add: (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1),
    remove: (key: string) => {
      const rest = (counts.get(key) ?? 0) - 1
      if (rest > 0) counts.set(key, rest)
      else counts.delete(key)
    },
  }
}

/** Limits the connections and requests under way of each visitor, however many all others have. */
export const limitVisitors = (
  app: FastifyInstance,
  limits: ConnectionLimits,
  /** Connections come from the proxies then, each of which serves many visitors, and are not limited. */
  { isBehindProxies }: { isBehindProxies: boolean },
): void => {
  const connections = makeCounts()
  if (!isBehindProxies)
    app.server.on('connection', (socket) => {
      const visitor = visitorKey(socket.remoteAddress ?? '')
      if (connections.of(visitor) >= limits.connectionsOfOne) return void socket.destroy()
      connections.add(visitor)
      socket.once('close', () => connections.remove(visitor))
    })

  const underWay = makeCounts()
  app.addHook('onRequest', (request, reply, done) => {
    // A balancer must get the true state, whatever its address's limits.
    if (healthPaths.includes(request.url)) return done()
    const visitor = visitorKey(request.ip)
    if (underWay.of(visitor) >= limits.requestsOfOne)
      return void sendFailure(request, reply, 'too_many_requests')
    underWay.add(visitor)
    reply.raw.on('close', () => underWay.remove(visitor))
    done()
  })
}
