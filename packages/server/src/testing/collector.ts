import Fastify from 'fastify'
import { type OtlpTraces, type Span, spansOf } from './otlp.ts'

export interface Collector {
  origin: string
  spans: Span[]
  /** Posts that are no traces. */
  bodies: Record<string, unknown>[]
  forget: () => void
  close: () => Promise<void>
}

/** Stands for an operator's collector: OTLP over HTTP, and failure reports. */
export const startCollector = async (): Promise<Collector> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 10_000_000 })
  const spans: Span[] = []
  const bodies: Record<string, unknown>[] = []
  app.post<{ Body: OtlpTraces }>('/v1/traces', ({ body }) => {
    spans.push(...spansOf(body))
    return {}
  })
  app.post<{ Body: Record<string, unknown> }>('/', ({ body }) => {
    bodies.push(body)
    return {}
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    spans,
    bodies,
    forget: () => {
      spans.length = 0
      bodies.length = 0
    },
    close: () => app.close(),
  }
}
