import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { scrub } from './scrub.ts'
import { parentOf, traceparentOf } from './traceparent.ts'
import { watchQueries } from './watch-queries.ts'

/** Paths that probes request every few seconds. */
const quiet: readonly string[] = ['/livez', '/readyz', '/metrics']
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

export interface TracingOptions {
  /** Name of the server. */
  service: string
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string
  /** Part of all requests, 0–1; decided by the trace's id, so that every server decides alike. */
  ratio: number
}

/** Traces of a server: its requests, and the statements that they lead to. Loaded only where somebody collects them. */
export const startTracing = ({ service, endpoint, ratio }: TracingOptions) => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    // Nobody waits longer for a collector that is away, at the end either.
    timeoutMillis: 3_000,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `hojreh-${service}` }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('hojreh')
  const current = new AsyncLocalStorage<Span>()
  const within = (span: Span) => trace.setSpan(ROOT_CONTEXT, span)

  return {
    follow: (app: FastifyInstance, { isPublic } = { isPublic: false }): void => {
      const spans = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', (request, _reply, done) => {
        const path = pathOf(request)
        if (quiet.includes(path)) return done()
        // A visitor's own trace header is ignored.
        const parent = isPublic ? undefined : parentOf(request.headers.traceparent)
        const span = tracer.startSpan(
          request.method,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': request.method,
              'url.path': scrub(path),
              'hojreh.request_id': request.id,
            },
          },
          parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
        )
        spans.set(request, span)
        current.run(span, done)
      })
      // Reading the body goes on from the socket, which knows no request.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span) current.run(span, done)
        else done()
      })
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = spans.get(request)
        const route = request.routeOptions.url ?? 'unknown'
        span?.updateName(`${request.method} ${route}`)
        span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },

    followQueries: (pool: Pool): void =>
      watchQueries(pool, (text) => {
        const parent = current.getStore()
        if (!parent) return () => undefined
        const span = tracer.startSpan(
          text.split(/\s/, 1)[0]?.toLowerCase() ?? 'query',
          {
            kind: SpanKind.CLIENT,
            attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
          },
          within(parent),
        )
        return (hasFailed) => {
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
      }),

    headers: (): Record<string, string> => {
      const span = current.getStore()
      return span ? { traceparent: traceparentOf(span.spanContext()) } : {}
    },

    close: () => provider.shutdown(),
  }
}
