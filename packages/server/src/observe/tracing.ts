import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { scrub } from './scrub.ts'
import { traceStatements } from './trace-statements.ts'

/** Paths that probes request every few seconds. */
const probes: readonly string[] = ['/livez', '/readyz', '/metrics']
const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

export interface TracingOptions {
  /** Name of the server. */
  service: string
  /** Address of the collector, without `/v1/traces`. */
  endpoint: string
  /** Part of all requests, 0–1; decided by the trace's id, so that every server decides alike. */
  ratio: number
}

/** Traces a server: its requests, and the statements that they lead to. Loaded only where a collector is configured. */
export const startTracing = ({ service, endpoint, ratio }: TracingOptions) => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    // The longest wait for a collector that does not respond, at shutdown too.
    timeoutMillis: 3_000,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `hojreh-${service}` }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('hojreh')
  const propagator = new W3CTraceContextPropagator()
  const contexts = new AsyncLocalStorageContextManager()
  const stopStatements = traceStatements(tracer, () => contexts.active())

  return {
    instrument: (app: FastifyInstance, { isPublic }: { isPublic: boolean }): void => {
      const ofRequest = new WeakMap<FastifyRequest, { span: Span; context: Context }>()
      app.addHook('onRequest', (request, _reply, done) => {
        const path = pathOf(request)
        if (probes.includes(path)) return done()
        // A visitor's own trace header is ignored; and no server here writes a `tracestate`.
        const given = isPublic ? {} : { traceparent: request.headers.traceparent }
        const parent = propagator.extract(ROOT_CONTEXT, given, defaultTextMapGetter)
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
          parent,
        )
        const context = trace.setSpan(parent, span)
        ofRequest.set(request, { span, context })
        contexts.with(context, done)
      })
      // Reading the body goes on in the context of the socket, which knows no request.
      app.addHook('preValidation', (request, _reply, done) => {
        const traced = ofRequest.get(request)
        if (traced) contexts.with(traced.context, done)
        else done()
      })
      app.addHook('onResponse', async (request, { statusCode }) => {
        const span = ofRequest.get(request)?.span
        const route = request.routeOptions.url ?? 'unknown'
        span?.updateName(`${request.method} ${route}`)
        span?.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },

    headers: (): Record<string, string> => {
      const headers: Record<string, string> = {}
      propagator.inject(contexts.active(), headers, defaultTextMapSetter)
      return headers
    },

    close: () => {
      stopStatements()
      return provider.shutdown()
    },
  }
}
