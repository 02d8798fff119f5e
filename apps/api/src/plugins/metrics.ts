import fp from 'fastify-plugin'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FollowedProducts } from '../modules/product-index/follow-products.ts'

// Of the process, however many servers it starts: a timer that looks for the lag of its loop never ends.
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })

/** Prometheus metrics of the process and of its responses. The gateway does not lead to this path. */
export const metrics = fp<{ products: FollowedProducts }>(async (app, { products }) => {
  const registry = new Registry()
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const wrongCodes = new Counter({
    name: 'one_time_codes_wrong_total',
    help: 'Wrong one-time codes that somebody tried to sign in with',
    registers: [registry],
  })
  app.decorate('countWrongCode', () => wrongCodes.inc())
  new Gauge({
    name: 'products_in_memory',
    help: 'Products that lists and searches find without the database; 0 while they are loaded',
    registers: [registry],
    collect() {
      this.set(products.asOf(0)?.size() ?? 0)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1_000)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics()),
  )
})
